import type { Locator, Page } from '@playwright/test';
import { type NewShareKind, readerLifetimes, type ShareKind } from '@/lib/sharing/links/vocabulary';
import { appUrl } from './visitor';
import type { words } from './words';

type Words = ReturnType<typeof words>;

export function tileOf(page: Page, t: Words, kind: ShareKind, petName = 'Nova'): Locator {
  const life = t(kind === 'sitter' ? 'sharing.life.sitter' : `sharing.life.${readerLifetimes[kind]}`);
  const reader = t(`sharing.who.${kind}`, { name: petName });
  const tile = t('sharing.choose.tile', { reader, sees: t(`sharing.sees.${kind}`), life });
  return page.getByRole('button', { name: tile });
}

/** Dialog on a phone, region on a wide screen. `title` is the link's label once it is reopened. */
export function passOf(page: Page, t: Words, title = t('sharing.pass.ready')): Locator {
  return page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('region', { name: title, exact: true }));
}

export async function linkOn(pass: Locator): Promise<string> {
  const text = await pass.getByText(/\/shared\/[\w-]{43}/).textContent();
  return new URL(/\/shared\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '', appUrl()).href;
}

/** @returns the link */
export async function makesLink(page: Page, t: Words, kind: NewShareKind): Promise<string> {
  await tileOf(page, t, kind).click();
  return linkOn(passOf(page, t));
}

export async function stopsLink(page: Page, t: Words, title = t('sharing.pass.ready')): Promise<void> {
  await passOf(page, t, title)
    .getByRole('button', { name: t('sharing.pass.more') })
    .click();
  const stop = page.getByRole('button', { name: t('sharing.stop.button'), exact: true });
  await stop.click();
  const question = page.getByRole('dialog', { name: new RegExp(t('sharing.stop.title', { label: '' }).slice(0, 12)) });
  await question.getByRole('button', { name: t('sharing.stop.button'), exact: true }).click();
  await question.waitFor({ state: 'hidden' });
}
