import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { addsPhoto } from '../support/photos';
import { type Locale, locales, texts } from '../support/words';

const pages = join(__dirname, '..', '..', 'app', '[locale]');

/** Found by walking the routes, so that new pages are included. */
function screens(petId: string, accessKey: string, linkKey: string): string[] {
  return (
    readdirSync(pages, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.split('/').at(-1) === 'page.tsx')
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`.replace(/\/\([^)]+\)/g, '') || '/')
      // Rendered in place of others, without an address of its own: covered below.
      .filter((path) => path !== '/blocked')
      .map((path) =>
        path
          .replace('[petId]', petId)
          .replace('[accessKey]', accessKey)
          .replace('[linkKey]', linkKey)
          .replace('[...rest]', 'nothing-here')
          .replace('[article]', 'sharing'),
      )
  );
}

/** All text seen or announced: content, names, descriptions, placeholders, the title. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        const names = ['aria-label', 'alt', 'placeholder', 'title'].map((name) => node.getAttribute(name));
        found.push(...names.filter((text) => text !== null));
      } else if (!node.parentElement?.closest('script, style, [lang]:not(html)')) {
        found.push(node.textContent ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Messages without arguments that exist only in the other language; outbox mails use their recipient's. */
function foreignTo(locale: Locale): Set<string> {
  const other = texts(locale === 'en' ? 'es' : 'en');
  const mails = other.filter(([key]) => /^(signIn|account|answer|reminder|share)Mail\./.test(key));
  const innocent = new Set([...texts(locale), ...mails].map(([, text]) => text));
  return new Set(other.map(([, text]) => text).filter((text) => !innocent.has(text) && !/[{<]/.test(text)));
}

const KEY = /^[a-z][A-Za-z]*(\.[A-Za-z]+)+$/;
const MONTHS: Record<Locale, RegExp> = {
  en: /\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/i,
  es: /\b(January|February|March|April|May|June|July|August|September|October|November|December)\b/,
};

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R5.1 R5.4 every screen speaks its language, without bare keys or foreign dates', async ({
      page,
      member,
      t,
    }) => {
      test.setTimeout(120_000);
      const pet = await member.addsPet({ dateOfBirth: '2021-03-07', breed: 'Beagle', gender: 'female' });
      // With a second pet, the page that asks for one does not redirect.
      await member.addsPet();
      const { accessKey } = await member.sharesPet(pet.id);
      const photo = await addsPhoto(member, pet.id, { fields: { takenAt: '2026-01-02T12:00:00Z', tags: 'x' } });
      const { body: link } = await member.post(`/api/pets/${pet.id}/photos/${photo.id}/links`, {});
      const linkKey = link.url.slice(link.url.lastIndexOf('/') + 1);
      const keys = new Set(texts(locale).map(([key]) => key));
      const foreign = foreignTo(locale);
      const leaks: string[] = [];

      const look = async (path: string) => {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        if (!path.startsWith('/shared/')) await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
        const all = await said(page);
        expect(all.length, path).toBeGreaterThan(3);
        const wrong = all.filter(
          (text) => foreign.has(text) || (KEY.test(text) && keys.has(text)) || MONTHS[locale].test(text),
        );
        leaks.push(...wrong.map((text) => `${path}: ${text}`));
      };
      for (const path of screens(pet.id, accessKey, linkKey)) await look(path);
      await page.goto(`/pets/${pet.id}`);
      const born = locale === 'en' ? '7 Mar 2021' : '7 mar 2021';
      await expect(page.getByText(born, { exact: true }).first()).toBeVisible();

      await page
        .context()
        .addCookies([{ name: 'pawfolio-cookies-rejected', value: 'true', url: new URL('/', page.url()).href }]);
      await look('/');
      await expect(page.getByRole('heading', { name: t('consent.blockedTitle') })).toBeVisible();
      expect(leaks).toEqual([]);
    });
  });
}

test('R5.4 every screen names its language to machines, the failed ones too', async ({ page }) => {
  for (const [path, status] of [
    ['/?lng=es', 200],
    ['/nothing-here?lng=es', 404],
    ['/shared/nothing-here?lng=es', 404],
    ['/auth/verify?lng=es', 200],
  ] as const) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(await answer.text(), path).toContain('<html lang="es"');
  }
});
