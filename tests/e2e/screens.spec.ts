import type { Page } from '@playwright/test';
import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { becomeAdmin } from '../support/admins';
import { expect, expectAccessible, expectVisuallyAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import { doubleText, expectTextFits } from '../support/large-text';
import { aLinkOfKind, testedKinds } from '../support/old-sitter-link';
import { aMember, Person } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';
import { locales } from '../support/words';

test.describe.configure({ timeout: 180_000 });
test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 });

const widths = [
  [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ],
  [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ],
] as const;

const lastOf = (url: string) => url.slice(url.lastIndexOf('/') + 1);

async function signIn(page: Page, person: Visitor): Promise<void> {
  const cookies = [...person.cookies].map(([name, value]) => ({ name, value, url: appUrl() }));
  await page.context().addCookies([...cookies, { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() }]);
}

async function expectFitsEnlarged(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  const restoreText = await doubleText(page);
  await expectTextFits(page);
  await restoreText();
}

async function expectAccessibleInBothThemes(page: Page, turn: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The notice lies over the page and would give axe wrong background colors.
  await expect(page.locator('.access-notice')).toBeHidden();
  for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(widths[turn % 2]?.[index] ?? { width: 360, height: 740 });
    await (index === 0 ? expectAccessible : expectVisuallyAccessible)(page);
  }
  await expectFitsEnlarged(page);
}

async function expectScreensAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const language = locales[index % 2] ?? 'en';
    await page.context().addCookies([{ name: 'lng', value: language, url: appUrl() }]);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessibleInBothThemes(page, Math.floor(index / 2));
  }
}

async function addStayAndHandover({ person, ids }: FullAccount) {
  const pet = await person.addsPet({ name: 'Brisa', type: 'cat' });
  const next = await aMember();
  const { body: handover } = await person.post(`/api/pets/${pet.id}/handover`, { email: next.email });
  const key = lastOf(handover.url);
  await next.post(`/api/handovers/${key}`);
  const walk = { kind: 'exercise', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '23:59', timeZone: BROWSER_ZONE };
  const { body: routine } = await person.post(`/api/pets/${ids.petId}/routines`, { ...walk, title: 'Walk' });
  const until = browserDay(7);
  const stay = { pets: [ids.petId], from: ids.date, until, label: 'Marta', allows: ['ticks', 'notes'] };
  const { body: shared } = await person.post('/api/stays', stay);
  const marta = new Visitor();
  const tick = { petId: ids.petId, routineId: routine.id, day: ids.date, name: 'Marta' };
  await marta.send('POST', `/api/shared/${shared.accessKey}/ticks`, tick);
  return { handoverId: handover.id, stayId: shared.id, stayKey: shared.accessKey };
}

test('R5.1 R2.18 every public screen is accessible, light, dark and enlarged', async ({ page }) => {
  await expectScreensAccessible(page, ['/']);
  await expect(page.getByRole('dialog')).toBeVisible();

  await signIn(page, new Visitor());
  await expectScreensAccessible(page, [
    '/',
    '/privacy-policy',
    '/terms',
    '/help',
    '/help/sharing',
    '/auth/login',
    '/auth/verify',
    '/auth/standard-login',
    '/auth/standard-login?mode=register',
    '/auth/forgot-password',
    '/auth/reset-password',
    '/auth/confirm-email',
    '/auth/stop-email-change',
    '/auth/unsubscribe',
    '/auth/unsubscribe?done=yes',
    '/admin/login',
    '/stay-proofs',
    '/offline',
    '/v',
    '/nothing-here',
  ]);
  await page.context().setExtraHTTPHeaders({});
  await expectScreensAccessible(page, ['/dev/outbox']);
});

test('R5.1 R1.10 R2.18 every screen of a pet is accessible in both themes and enlarged', async ({ page }) => {
  const { person, ids } = await aFullAccount(3_600_000);
  await person.patch(`/api/pets/${ids.petId}`, { name: 'Valentina' });
  await signIn(page, person);
  const pet = `/pets/${ids.petId}`;

  await expectScreensAccessible(page, [
    pet,
    `${pet}?tab=health`,
    ...['vaccinations', 'medications', 'weights', 'allergies', 'vitals', 'symptoms', 'conditions'].map(
      (part) => `${pet}?tab=health&part=${part}`,
    ),
    `${pet}/health/vaccinations/${ids.vaccinationId}`,
    ...[
      'routines',
      'training',
      'appointments',
      'vet-records',
      'expenses',
      'social',
      'brief',
      'travel',
      'deleted',
      'edit',
    ].map((section) => `${pet}/${section}`),
    ...['share', 'people', 'activity', 'proposals', 'stay-proof'].map((section) => `${pet}/${section}`),
  ]);
});

test('R5.1 R1.10 R2.18 every other screen of a member is accessible and fits enlarged', async ({ page }) => {
  const account = await aFullAccount(3_600_000);
  const { handoverId, stayId } = await addStayAndHandover(account);
  await account.person.patch(`/api/pets/${account.ids.petId}`, { name: 'Valentina' });
  // First without a pet.
  await signIn(page, await aMember());
  await expectScreensAccessible(page, ['/home', '/pets']);

  await signIn(page, account.person);
  await expectScreensAccessible(page, [
    '/home',
    '/pets',
    '/pets/new',
    '/pets/receive',
    '/pets/weigh',
    '/pets/import',
    `/pets/import/table?pet=${account.ids.petId}&of=vaccinations`,
    '/stays',
    `/stays/${stayId}`,
    '/handed-over',
    `/handed-over/${handoverId}`,
    '/waiting',
    '/profile',
    '/feedback',
    '/feedback?about=rating',
    '/tour',
    `/invitations/${account.ids.key}`,
  ]);
});

test('R9.4 R11.7 R13.3 R2.18 every page behind a link is accessible and fits enlarged', async ({ page }) => {
  const account = await aFullAccount(3_600_000);
  const { person, ids, open, lockedKey } = account;
  await person.patch(`/api/pets/${ids.petId}`, { emergencyContact: 'Sam, +34 600 000 002', notes: '<p>Shy</p>' });
  const { stayKey } = await addStayAndHandover(account);
  const kinds: string[] = [];
  for (const kind of testedKinds)
    kinds.push(new URL((await aLinkOfKind(person, ids.petId ?? '', { kind })).url).pathname);

  await expectScreensAccessible(page, [
    ...kinds,
    `/shared/${lockedKey}`,
    `/shared/${'A'.repeat(43)}`,
    `/shared/answer/${open.accessKey}`,
    `/shared/photo/${open.linkKey}`,
    `/shared/stay/${stayKey}`,
  ]);
  await page.goto(`/shared/answer/${open.accessKey}?lng=en`);
  await page.getByRole('link', { name: 'Visit', exact: true }).click();
  await expectAccessibleInBothThemes(page, 0);
});

test('R8.2 R5.1 R2.18 every admin screen is accessible, light, dark and enlarged', async ({ page, context }) => {
  const ana = await new Person().signsIn();
  await ana.post('/api/feedback', { kind: 'rating', stars: 4, text: 'Lovely' });
  await becomeAdmin(context);

  await expectScreensAccessible(page, [
    '/admin',
    `/admin/users?q=${ana.email}`,
    '/admin/users?q=nobody-at-all',
    '/admin/inbox',
    '/admin/inbox?open=true',
    '/admin/audit',
    '/admin/audit?userId=x',
  ]);
});

test('R1.11 R2.1 unknown pages and pets show not found inside the shell', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await member.delete(`/api/pets/${pet.id}`);

  for (const path of ['/nothing-here', `/pets/${pet.id}`]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: t('shell.notFound.title') })).toBeVisible();
  }
});
