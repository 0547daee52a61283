import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'es' });

test('a pet’s deleted entries are listed and can be restored', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  const entries = `/api/pets/${pet.id}/allergies`;
  for (const allergen of ['Chicken', 'Beef']) {
    const { body } = await member.post(entries, { allergen, severity: 'mild' });
    await member.delete(`${entries}/${body.id}`);
  }

  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('link', { name: t('pets.detail.bin') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('deleted.heading', { name: pet.name }) })).toBeVisible();
  await expectAccessible(page);

  const rows = page.getByRole('list', { name: t('deleted.title') }).getByRole('listitem');
  await rows.first().getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();

  const { body } = await member.get(entries);
  expect(body.items.map(({ allergen }: { allergen: string }) => allergen)).toEqual(['Beef']);
});

test('deleting focuses the next row, and undo waits for the deletion', async ({ page, member, t }) => {
  const pet = await member.addsPet({ type: 'cat' });
  for (const allergen of ['Chicken', 'Beef'])
    await member.post(`/api/pets/${pet.id}/allergies`, { allergen, severity: 'mild' });

  await page.goto(`/pets/${pet.id}?tab=health&part=allergies`);
  const rows = page.locator('#allergies').getByRole('listitem');
  await deletesEntry(rows.first(), t);
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toBeFocused();

  await page.getByRole('button', { name: t('entries.undo') }).press('Enter');
  await expect(rows).toHaveCount(2);
});
