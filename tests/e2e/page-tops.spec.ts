import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser';
import { addsPhoto } from '../support/photos';
import { Visitor } from '../support/visitor';

test.use({ locale: 'es' });

/** Waits for the element: the load event may come before a streamed page is visible. */
async function boxOf(element: Locator) {
  await element.waitFor();
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

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

test('R7.7 a phone shows photos edge to edge, below one line', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'dog' });
  await addsPhoto(member, id, { fields: { tags: 'paseo' } });
  await page.goto(`/pets/${id}/social`);
  const photo = await boxOf(page.locator('.photo-tile'));
  expect([photo.x, photo.width]).toEqual([0, 360]);
  const first = await boxOf(page.getByRole('button', { name: t('photos.viewTimeline') }));
  const last = await boxOf(page.getByLabel(t('photos.tag'), { exact: true }));
  expect(Math.abs(first.y + first.height / 2 - (last.y + last.height / 2))).toBeLessThan(2);
});

test('R13.3 on a phone the first proposal can be decided without scrolling', async ({ page, member, t }) => {
  const { id } = await member.addsPet({ name: 'Luna', type: 'dog' });
  await member.post(`/api/pets/${id}/allergies`, { allergen: 'Pollo', severity: 'severe' });
  const { accessKey } = await member.sharesPet(id);
  const entry = { visitedOn: '2026-11-20', reason: 'Revisión', description: '<p>Todo bien.</p>' };
  const by = { name: 'Dra. Elena Ruiz', clinic: 'Clínica Calle del Sol', licence: null };
  const proposal = { kind: 'vet-records', entry, by };
  const { status } = await new Visitor().send('POST', `/api/shared/${accessKey}/proposals`, proposal);
  expect(status).toBe(201);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`/pets/${id}/proposals`);
  const { y, height } = await boxOf(page.getByRole('button', { name: t('proposals.acceptOf', { what: 'Revisión' }) }));
  const bar = await boxOf(page.getByRole('navigation', { name: t('shell.mainNavigation') }));
  expect(y + height).toBeLessThanOrEqual(bar.y);
});
