import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { Taps } from '../support/taps';

test.use({ locale: 'es', viewport: { width: 360, height: 740 } });

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString();

test('R2.4 R7.3 adding a weight takes three taps and the number', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna', type: 'dog' });
  await member.addsPet({ name: 'Milo', type: 'cat' });
  const scoredWeight = { measuredAt: daysAgo(31), grams: 11_200, bodyConditionScore: 5 };
  await member.post(`/api/pets/${luna.id}/weights`, scoredWeight);
  await page.goto('/home');
  const taps = new Taps();

  await taps.tap(page.getByRole('button', { name: t('shell.quickAdd') }));
  const sheet = page.getByRole('dialog', { name: t('quickAdd.title') });
  await expect(sheet.getByRole('radio', { name: 'Luna' })).toBeChecked();
  await expectAccessible(page);
  await taps.tap(sheet.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.weight')}`) }));
  const form = page.getByRole('dialog', { name: t('quickAdd.titles.weight', { name: 'Luna' }) });
  await expect(form.getByLabel(t('weights.weight'), { exact: true })).toBeFocused();
  await page.keyboard.type('11,4');
  await expect(form.getByText(t('weights.moreBy', { difference: '200 g' }))).toBeVisible();
  await expectAccessible(page);
  await taps.tap(form.getByRole('button', { name: t('entries.save') }));

  await expect(form.getByText(t('weights.insideIdeal', { name: 'Luna' }))).toBeVisible();
  expect(taps.count).toBe(3);
  await expectAccessible(page);
  const { body } = await member.get(`/api/pets/${luna.id}/weights`);
  expect(body.items[0]).toMatchObject({ grams: 11_400 });
});

test('R15.1 R15.2 a symptom from Quick add takes four taps and is counted', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna', type: 'dog' });
  await page.goto(`/pets/${luna.id}`);
  const taps = new Taps();

  await taps.tap(page.getByRole('button', { name: t('shell.quickAdd') }));
  await taps.tap(page.getByRole('button', { name: t('quickAdd.tiles.symptom') }));
  const form = page.getByRole('dialog', { name: t('quickAdd.titles.symptom', { name: 'Luna' }) });
  await taps.tap(form.locator('label').filter({ hasText: t('symptoms.kinds.seizure') }));
  await expect(form.getByRole('button', { name: t('symptoms.stopwatch.start') })).toBeVisible();
  await expectAccessible(page);
  await taps.tap(form.getByRole('button', { name: t('entries.save') }));

  await expect(form).toBeHidden();
  expect(taps.count).toBe(4);
  await page.goto(`/pets/${luna.id}?tab=health&part=symptoms`);
  const days = t('symptoms.calendar', { kind: t('symptoms.kinds.seizure'), days: 1, weeks: 12 });
  await expect(page.getByRole('img', { name: days })).toBeVisible();
});

test('R7.3 a vaccination from a card takes at most six taps', async ({ page, member, t }) => {
  const birth = daysAgo(5 * 365).slice(0, 10);
  const luna = await member.addsPet({ name: 'Luna', type: 'dog', dateOfBirth: birth });
  const core = { vaccine: 'dog.dhp', givenOn: daysAgo(4 * 365).slice(0, 10) };
  expect((await member.post(`/api/pets/${luna.id}/vaccinations`, core)).status).toBe(201);
  await page.goto('/home');
  const taps = new Taps();

  await taps.tap(page.getByRole('button', { name: t('shell.quickAdd') }));
  await taps.tap(page.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.vaccination')}`) }));
  const form = page.getByRole('dialog', { name: t('quickAdd.titles.vaccination', { name: 'Luna' }) });
  await taps.tap(
    form
      .getByRole('group', { name: t('vaccinations.which') })
      .getByRole('button')
      .first(),
  );
  await taps.tap(form.getByRole('button', { name: t('vaccinations.years', { count: 3 }) }));
  await expectAccessible(page);
  await taps.tap(form.getByRole('button', { name: t('entries.save') }));

  await expect(form).toBeHidden();
  expect(taps.count).toBeLessThanOrEqual(6);
  const { body } = await member.get(`/api/pets/${luna.id}/vaccinations`);
  expect(body.items).toHaveLength(2);
});

test('R2.14 Save stays in view with the keyboard open', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Luna', type: 'dog' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/home');

  for (const tile of ['weight', 'vaccination', 'visit', 'appointment', 'routine'] as const) {
    await page.getByRole('button', { name: t('shell.quickAdd') }).click();
    await page.getByRole('button', { name: new RegExp(`^${t(`quickAdd.tiles.${tile}`)}`) }).click();
    const sheet = page.getByRole('dialog', { name: t(`quickAdd.titles.${tile}`, { name: 'Luna' }) });
    const save = sheet.getByRole('button', { name: t('entries.save'), exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 380 });
    await expect(save, tile).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
});

test('R2.4 Quick add handles keys, the page’s pet, and a failed read', async ({ page, member, t }) => {
  await member.addsPet({ name: 'Luna', type: 'dog' });
  const milo = await member.addsPet({ name: 'Milo', type: 'cat' });
  await page.goto(`/pets/${milo.id}`);
  const sheet = page.getByRole('dialog', { name: t('quickAdd.title') });

  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  await page.keyboard.press('n');
  await expect(sheet.getByRole('radio', { name: 'Milo' })).toBeChecked();
  await page.keyboard.press('1');
  await expect(sheet.getByRole('radio', { name: 'Luna' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.route('**/api/quick-add*', (route) => route.fulfill({ status: 429, json: {} }));
  await page.reload();
  // The shortcut works only after hydration.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(sheet.getByText(t('quickAdd.failed'))).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.unroute('**/api/quick-add*');
  await sheet.getByRole('button', { name: t('shell.error.retry') }).click();
  await expect(sheet.getByRole('radio', { name: 'Milo' })).toBeChecked();
});

test('R7.3 a due dose can be given from Quick add', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna', type: 'dog' });
  const pill = { name: 'Apoquel', frequency: 'SID', reminders: ['16:59'], startsOn: daysAgo(0).slice(0, 10) };
  await member.post(`/api/pets/${luna.id}/medications`, { ...pill, timeZone: BROWSER_ZONE });
  await page.goto('/home');
  await page.getByRole('button', { name: t('shell.quickAdd') }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('quickAdd.tiles.dose')}`) }).click();

  const sheet = page.getByRole('dialog', { name: t('quickAdd.titles.dose', { name: 'Luna' }) });
  const give = sheet.getByRole('button', { name: t('quickAdd.giveNamed', { title: 'Apoquel' }) });
  await give.click();

  await expect(give).toBeHidden();
  await expect(page.getByText(t('medications.logged.given', { name: 'Apoquel' }), { exact: true })).toBeVisible();
});
