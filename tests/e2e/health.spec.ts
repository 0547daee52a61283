import type { Locator } from '@playwright/test';
import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es', contextOptions: { reducedMotion: 'no-preference' } });

test('R7.3 an allergy is managed with undo; a severe one appears everywhere', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}?tab=health&part=allergies`);
  const allergies = page.getByRole('region', { name: t('allergies.title') });
  await expect(allergies.getByText(t('allergies.empty'))).toBeVisible();

  await allergies.getByRole('button', { name: t('allergies.add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await expect(sheet.getByText(t('entries.validation.required'))).toHaveCount(2);
  await expectAccessible(page);

  await sheet.getByLabel(t('allergies.allergen')).fill('Penicillin');
  await sheet.getByText(t('allergies.severities.severe'), { exact: true }).click();
  await sheet.getByRole('button', { name: t('entries.save') }).dblclick();
  await expect(page.getByText(t('allergies.saved'), { exact: true })).toBeVisible();

  const alert = page.getByText(t('allergies.alert', { names: 'Penicillin' })).filter({ visible: true });
  await expect(alert).toBeVisible();
  expect((await member.get(`/api/pets/${pet.id}/allergies`)).body.items).toHaveLength(1);

  await page.goto(`/pets/${pet.id}/share`);
  await expect(alert).toBeVisible();
  await page.goto(`/pets/${pet.id}?tab=health&part=allergies`);
  await deletesEntry(allergies, t, 'Penicillin');
  await expect(alert).toBeHidden();

  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(alert).toBeVisible();
});

test('R7.3 sleeping breaths are counted by tapping and compared with the usual rate', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  await page.clock.install();

  await page.goto(`/pets/${pet.id}?tab=health&part=vitals`);
  const vitals = page.getByRole('region', { name: t('vitals.title') });
  await vitals.getByRole('button', { name: t('vitals.add') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('vitals.kind')).selectOption('sleeping_respiratory_rate');
  await sheet.getByRole('button', { name: t('vitals.counter.start') }).click();
  for (let tap = 0; tap < 17; tap += 1) await sheet.getByRole('button', { name: / · / }).click();
  for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
  await expect(sheet.getByRole('status')).toContainText('34');

  await sheet.getByRole('button', { name: t('vitals.counter.use') }).click();
  await sheet.getByRole('button', { name: t('entries.save') }).click();
  await expect(vitals.getByText(t('vitals.assessment.call'))).toBeVisible();
  await expect(vitals.getByRole('img', { name: t('vitals.kinds.sleeping_respiratory_rate') })).toBeVisible();
  await expectAccessible(page);
});

const settledHeight = (sheet: Locator) =>
  sheet.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect().height;
  });

for (const part of ['weights', 'vaccinations'] as const) {
  test(`R7.3 a sheet keeps its height when its form’s code arrives (${part})`, async ({ page, member, t }) => {
    const pet = await member.addsPet();
    const [other, add] = {
      weights: [t('weights.goal.plan'), t('weights.add')],
      vaccinations: [t('vaccinations.settings.open'), t('vaccinations.addHistory', { name: pet.name })],
    }[part];
    await member.post(`/api/pets/${pet.id}/weights`, { measuredAt: '2026-03-07T07:30:00.000Z', grams: 10_400 });
    await page.goto(`/pets/${pet.id}?tab=health&part=${part}`);
    await expect(page.locator('html')).toHaveAttribute('data-start', 'done');
    await page.getByRole('button', { name: other }).click();
    const sheet = page.getByRole('dialog');
    await sheet.press('Escape');
    await expect(sheet).toBeHidden();

    let arrives: () => void = () => undefined;
    const requestPromise = new Promise<void>((resolve) => {
      arrives = resolve;
    });
    await page.route('**/_next/static/chunks/**', async (route) => {
      await requestPromise;
      await route.continue();
    });
    await page.getByRole('button', { name: add, exact: true }).click();
    await expect(sheet).toBeVisible();
    const waiting = await settledHeight(sheet);
    arrives();
    await expect(sheet.getByRole('button', { name: t('entries.save') })).toBeVisible();
    expect(Math.abs((await settledHeight(sheet)) - waiting)).toBeLessThan(40);
  });
}
