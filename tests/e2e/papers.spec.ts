import { expect, expectAccessible, test } from '../support/browser';
import { aCardPicture } from '../support/paper-picture';

test.use({ viewport: { width: 360, height: 740 } });

test('R16.14 R16.18 R16.19 a photographed card is read, checked and saved', async ({ page, context, member, t }) => {
  test.setTimeout(120_000);
  const luna = await member.addsPet({ name: 'Luna', type: 'dog', dateOfBirth: '2020-01-01' });
  await page.goto('/home');
  await page.getByRole('button', { name: t('shell.quickAdd') }).click();
  await page.getByRole('link', { name: t('quickAdd.tiles.paper') }).click();
  await expect(page).toHaveURL(`/pets/${luna.id}/papers`);
  await page.getByLabel(new RegExp(t('papers.choose'))).setInputFiles([await aCardPicture(context)]);
  await expect(page.getByRole('heading', { name: t('papers.download.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('papers.download.start') }).click();

  const row = (number: number) => page.getByRole('listitem', { name: t('papers.dose', { number }) });
  await expect(row(1)).toBeVisible({ timeout: 90_000 });
  await expect(row(1).getByLabel(t('vaccinations.givenOn'))).toHaveValue('2024-03-25');
  await expect(row(1).getByLabel(t('vaccinations.validUntil'))).toHaveValue('2027-03-24');
  await expect(row(2).getByLabel(t('vaccinations.validUntil'))).toHaveValue('');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const confirm = page.getByRole('button', { name: / that’s right$/ });
  while ((await confirm.count()) > 0) await confirm.first().click();
  await page.getByRole('button', { name: t('papers.save', { count: 2 }) }).click();
  await expect(page.getByText(t('papers.saved', { count: 2 }), { exact: true })).toBeVisible();
  const list = `/api/pets/${luna.id}/vaccinations`;
  const { items } = (await member.get(list)).body;
  expect(items).toEqual([
    expect.objectContaining({ vaccine: 'dog.lepto', givenOn: '2025-01-14', validUntil: null }),
    expect.objectContaining({ vaccine: 'dog.rabies', givenOn: '2024-03-25', validUntil: '2027-03-24' }),
  ]);
  expect(items[0].source).toMatchObject({ kind: 'read' });

  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText(t('entries.removed'), { exact: true })).toBeVisible();
  expect((await member.get(list)).body.items).toEqual([]);
  expect((await member.get(`/api/pets/${luna.id}/documents`)).body.items).toHaveLength(1);
});
