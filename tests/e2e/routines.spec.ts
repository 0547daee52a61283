import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone: BROWSER_ZONE };

test('R7.4 a template task can be completed, undone, skipped, deleted, and restored', async ({
  page,
  context,
  member,
  t,
}) => {
  await context.addCookies([{ name: 'pawfolio-preferences', value: 'true', url: appUrl() }]);
  const pet = await member.addsPet();
  const title = t('routineTemplates.walkMorning');
  await page.goto(`/pets/${pet.id}/routines?day=${browserDay()}`);
  await expect(page.getByRole('heading', { name: t('routines.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  await page.getByRole('button', { name: title }).click();
  const form = page.getByRole('dialog', { name: t('routines.addTitle') });
  await expect(form.getByLabel(t('routines.name'))).toHaveValue(title);
  await expect(form.getByLabel(t('routines.timeOfDay'))).toHaveValue('07:00');
  await form.getByLabel(t('routines.timeOfDay')).fill('23:59');
  await expectAccessible(page);
  await form.getByRole('button', { name: t('entries.save') }).click();
  await expect(page.getByText(t('routines.saved'), { exact: true })).toBeVisible();

  const words = { title, day: '\\S+', time: '23:59' };
  const tick = page.getByRole('button', { name: new RegExp(t('routines.doneOf', words)) });
  const undo = page.getByRole('button', { name: new RegExp(t('routines.undoOf', words)) });
  const open = page.getByRole('button', { name: new RegExp(`^${title}, `) });
  const savedResponse = page.waitForResponse((response) => response.url().includes('/completions/'));
  await tick.click();
  await expect(undo).toBeVisible();
  // Waits for the response, because leaving the page aborts pending requests.
  await savedResponse;
  await page.reload();
  await undo.click();
  await expect(tick).toBeVisible();
  await open.click();
  const sheet = page.getByRole('dialog', { name: title });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('routines.skip'), exact: true }).click();
  await expect(undo).toBeVisible();

  const inWeek = page.getByRole('region').getByRole('button', { name: new RegExp(`^${title}, `) });
  await page.getByRole('button', { name: t('routines.viewWeek'), exact: true }).click();
  await expect(inWeek.first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: t('routines.viewWeek'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await inWeek.first().click();
  await sheet.getByRole('button', { name: t('routines.delete'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('routines.emptyTitle', { name: 'Luna' }) })).toBeVisible();
  await page.getByRole('button', { name: t('entries.undo') }).click();
  await expect(inWeek.first()).toBeVisible();
});

test('R7.4 simultaneous tasks appear side by side without scrolling on narrow screens', async ({ page, member }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pet = await member.addsPet();
  for (const [title, durationMinutes] of [
    ['Breakfast', 20],
    ['Long walk', 90],
    ['Brushing', 10],
    ['Play', 30],
  ] as const) {
    const routine = { ...everyDay, kind: 'exercise', title, timeOfDay: '08:00', durationMinutes };
    expect((await member.post(`/api/pets/${pet.id}/routines`, routine)).status).toBe(201);
  }

  await page.goto(`/pets/${pet.id}/routines?day=${browserDay(1)}`);
  const items = page.getByRole('list', { name: / timeline$/ }).getByRole('listitem');
  await expect(items).toHaveCount(4);

  const boxes = await Promise.all((await items.all()).map((item) => item.boundingBox()));
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!one || !other) throw new Error('a task has no place');
      const apart = one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1;
      expect(apart || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1).toBe(true);
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('R7.4 R11.4 a dose can be given early after confirmation', async ({ page, member, t }) => {
  const pet = await member.addsPet();
  const list = `/api/pets/${pet.id}/medications`;
  const requestBody = {
    name: 'Apoquel',
    frequency: 'SID',
    reminders: ['23:59'],
    startsOn: browserDay(),
    timeZone: BROWSER_ZONE,
  };
  const { body: medication } = await member.post(list, requestBody);
  const doses = async () => (await member.get(`${list}/${medication.id}/doses`)).body.items.length;

  await page.goto(`/pets/${pet.id}/routines?day=${browserDay()}`);
  await page.getByRole('button', { name: /^Apoquel, / }).click();
  const sheet = page.getByRole('dialog', { name: 'Apoquel' });
  await sheet.getByRole('button', { name: t('routines.given'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('doseGuard.early') });
  await expectAccessible(page);
  expect(await doses()).toBe(0);
  await question.getByRole('button', { name: t('doseGuard.giveEarly') }).click();
  await expect(sheet.getByRole('button', { name: t('routines.undo'), exact: true })).toBeVisible();
  expect(await doses()).toBe(1);

  await sheet.getByRole('link', { name: t('routines.toMedications') }).click();
  await expect(page).toHaveURL(`/pets/${pet.id}?tab=health&part=medications`);
  await expect(page.locator('#medications').getByText(t('medications.states.given')).first()).toBeVisible();
});
