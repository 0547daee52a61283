import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser';

test.use({ locale: 'es' });

const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('R7.3 the allergy alert keeps a distance from the top of pages', { tag: '@both-widths' }, async ({
  page,
  member,
  t,
}) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'dog' });
  await member.post(`/api/pets/${id}/allergies`, { allergen: 'Pollo', severity: 'severe' });
  for (const path of ['share', 'people', '?tab=health&part=weights']) {
    await page.goto(`/pets/${id}${path.startsWith('?') ? path : `/${path}`}`);
    const alert = page.getByRole('main').getByText(t('allergies.alert', { names: 'Pollo' }));
    expect((await boxOf(alert)).y, path).toBeGreaterThan(20);
  }
});

test('R7.3 small tiles share a row on wide pages', { tag: '@wide' }, async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'dog' });
  await page.goto(`/pets/${id}?tab=health`);
  const topOf = async (tile: string) => (await boxOf(page.getByRole('heading', { name: tile, exact: true }))).y;
  const top = await topOf(t('medications.title'));
  expect(await topOf(t('vitals.title'))).toBe(top);
  expect(await topOf(t('health.tiles.treatments.title'))).toBe(top);
});

test('R7.2 suggested breeds open above the bar', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'dog' });
  await page.goto(`/pets/${id}/edit`);
  const field = page.getByLabel(t('pets.fields.breed'), { exact: true });
  await field.fill('lab');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const bar = await boxOf(page.getByRole('navigation', { name: t('shell.mainNavigation') }));
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(list);
      return y + height;
    })
    .toBeLessThanOrEqual(bar.y);
});
