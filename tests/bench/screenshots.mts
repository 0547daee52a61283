import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../.config/prepare.mjs';
import { Person } from '../support/people';
import { runQuietly } from '../support/processes.mjs';
import { appUrl } from '../support/visitor';
import type { Locale } from '../support/words';

export const demo: Record<Locale, string> = { en: 'demo@example.com', es: 'demo.es@example.com' };

const forms = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
} as const;
const readme = { width: 1280, height: 860 };

export async function seed(env: Record<string, string>): Promise<void> {
  const args = ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts'];
  const { code, output } = await runQuietly(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });
  if (code !== 0) throw new Error(`The demo family could not be made:\n${output}`);
}

export async function waitForArrival(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('.access-notice').waitFor({ state: 'hidden' });
  await page.locator('.start-progress').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The browser never fetches lazy pictures outside the window.
    const shownImages = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    });
    await Promise.allSettled(shownImages.map((image) => image.decode()));
  });
}

async function openPage(
  browser: Browser,
  person: Person,
  locale: Locale,
  form: keyof typeof forms,
): Promise<{ page: Page; pet: string }> {
  const { body: pets } = await person.get('/api/pets');
  const context = await browser.newContext({
    ...forms[form],
    locale,
    baseURL: appUrl(),
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  const cookies = new Map([...person.cookies, ['lng', locale], ['pawfolio-cookie-consent', 'true']]);
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  const luna = pets.find(({ type }: { type: string }) => type === 'dog') ?? pets[0];
  return { page: await context.newPage(), pet: `/pets/${luna.id}` };
}

export async function takeScreenshots(browser: Browser, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  const saveScreenshot = async (page: Page, name: string) => {
    const picture = sharp(await page.screenshot());
    await (name.endsWith('.png') ? picture.png({ palette: true }) : picture.webp({ quality: 82 })).toFile(
      join(folder, name),
    );
    names.push(name);
  };
  for (const locale of ['en', 'es'] as const) {
    // Signs in only once, because the server mails at most one link a minute to an address.
    const person = await new Person(demo[locale]).signsIn();
    for (const form of ['narrow', 'wide'] as const) {
      const { page, pet } = await openPage(browser, person, locale, form);
      for (const [name, path] of [
        ['pets', '/pets'],
        ['passport', pet],
      ] as const) {
        await page.goto(path);
        await waitForArrival(page);
        await saveScreenshot(page, `${name}-${form}-${locale}.webp`);
      }
      if (form === 'wide' && locale === 'en') {
        await page.setViewportSize(readme);
        await waitForArrival(page);
        await saveScreenshot(page, 'pet-en.png');
      }
      await page.context().close();
    }
  }
  return names;
}
