import { deletesEntry, expect, expectAccessible, test } from '../support/browser';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

test('R7.6 a skill is practiced across a reload, deleted, and restored', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const name = 'Sit';
  await page.goto(`/pets/${pet.id}/training`);
  await expect(page.getByRole('heading', { name: t('training.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  await page.getByRole('button', { name: t('training.add') }).click();
  const picker = page.getByRole('dialog', { name: t('training.pickTitle') });
  await picker.getByRole('button', { name: t('training.take', { name }), exact: true }).click();
  await expect(picker.getByText(t('training.taken'))).toBeVisible();
  await expectAccessible(page);
  await picker.getByRole('button', { name: t('common.close') }).click();

  const card = page.getByRole('region', { name: t('training.lesson.title') });
  await card.getByRole('button', { name: t('training.practiseOf', { name }) }).click();
  const timer = page.getByRole('dialog', { name: t('training.timer.title', { name }) });
  await timer.getByRole('button', { name: t('training.timer.success') }).click();
  await timer.getByRole('button', { name: t('training.timer.miss') }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(
    timer.getByText(t('training.timer.count', { successes: '1', attempts: '2' }), { exact: true }),
  ).toBeVisible();
  await timer.getByRole('button', { name: t('training.timer.finish') }).click();
  await expect(timer.getByLabel(t('training.session.attempts'))).toHaveValue('2');
  await timer.getByLabel(t('training.session.place')).fill('Park');
  await expectAccessible(page);
  await timer.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('training.session.saved'), { exact: true })).toBeVisible();
  await expect(timer).toBeHidden();

  await page
    .locator('summary')
    .filter({ hasText: t('training.steps.learning') })
    .click();
  await expect(page.getByText(/Park/)).toBeVisible();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(page.getByText(/Park/)).toBeHidden();
  await deletesEntry(page.getByRole('main'), t, name);
  await expect(page.getByRole('heading', { name: t('training.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(card.getByRole('button', { name: t('training.practiseOf', { name }) })).toBeVisible();
});

test('R7.6 three good sessions suggest the next stage; chart and checklists appear', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const list = `/api/pets/${pet.id}/training`;
  const { body: skill } = await member.post(list, { name: 'Sit', curriculumId: 'sit' });
  for (const [days, place] of [
    [3, 'Park'],
    [2, 'Kitchen'],
    [1, 'Park'],
  ] as const) {
    const practisedAt = new Date(Date.now() - days * 86_400_000).toISOString();
    await member.post(`${list}/${skill.id}/sessions`, { practisedAt, minutes: 5, attempts: 10, successes: 9, place });
  }
  await page.goto(`/pets/${pet.id}/training`);
  const row = page.locator('summary').filter({ hasText: 'Sit' });
  await expect(row).toContainText(`Sit, ${t('training.steps.learning')}`);
  await row.click();
  await expect(page.getByRole('img', { name: t('training.chart.success', { name: 'Sit' }) })).toBeVisible();
  await page.getByRole('button', { name: t('training.ready.mastered') }).click();
  await expect(row).toContainText(`Sit, ${t('training.steps.mastered')}`);

  const citizen = page.getByText(t('training.checklists.citizen.title'), { exact: true });
  await citizen.click();
  const line = page.getByLabel('Walks through a crowd');
  const storedResponse = page.waitForResponse((response) => response.url().includes('/checks/citizen/crowd'));
  await line.check();
  expect((await storedResponse).status()).toBe(200);
  await expectAccessible(page);
  await page.reload();
  await citizen.click();
  await expect(line).toBeChecked();
});
