import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/browser';
import { BROWSER_ZONE, browserDay } from '../support/browser-zone';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { words } from '../support/words';

test.use({ locale: 'es', javaScriptEnabled: false, baseURL: appUrl(), viewport: { width: 360, height: 740 } });

const everyDay = [1, 2, 3, 4, 5, 6, 7];

async function aStay() {
  const alex = new Person();
  await alex.registers('three brown horses on the hill', { firstName: 'Alex', lastName: 'Morgan' });
  const luna = await alex.addsPet({ emergencyContact: 'Alex, +34 600 000 002', notes: '<p>Loves carrots.</p>' });
  const milo = await alex.addsPet({ name: 'Milo', type: 'cat', vetClinic: 'Sunny Street Vets, 600 000 003' });
  const walk = { kind: 'exercise', title: 'Walk', weekdays: everyDay, timeOfDay: '23:30', timeZone: BROWSER_ZONE };
  await alex.post(`/api/pets/${luna.id}/routines`, { ...walk, durationMinutes: 30, note: 'on the lead' });
  await alex.post(`/api/pets/${milo.id}/routines`, { ...walk, kind: 'feeding', title: 'Dinner', timeOfDay: '23:45' });
  await alex.post(`/api/pets/${luna.id}/allergies`, { allergen: 'chicken', severity: 'severe' });
  await alex.post(`/api/pets/${milo.id}/medications`, {
    ...{
      name: 'Meloxicam',
      dosage: '0.5 ml',
      frequency: 'SID',
      startsOn: browserDay(-3),
      reminders: ['09:30'],
      timeZone: BROWSER_ZONE,
    },
    instructions: 'The syringe is in the fridge door.',
  });
  const allows = ['ticks', 'doses', 'notes', 'photos'];
  const stay = { pets: [luna.id, milo.id], from: browserDay(-1), until: browserDay(6), label: 'Marta', allows };
  const { body } = await alex.post('/api/stays', stay);
  return { alex, url: body.url as string };
}

const takeScreenshot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null;

const t = words('es');

test('R11.7 without scripts a sitter enters a name, completes, undoes, and writes', async ({ page, browser }) => {
  const { url } = await aStay();
  await page.goto(new URL(url).pathname);
  await takeScreenshot(page, `name`);
  await page.getByRole('textbox', { name: t('stays.reader.name') }).fill('Marta');
  await page.getByRole('button', { name: t('stays.reader.showDay') }).click();
  await expect(page.getByText(t('stays.reader.hello', { name: 'Marta' }))).toBeVisible();

  const dinner = { what: 'Dinner, Milo' };
  await page.getByRole('button', { name: t('stays.reader.doneOf', dinner) }).click();
  await expect(page.getByRole('status')).toHaveText(t('stays.reader.said.done'));
  expect(new URL(page.url()).hash).toMatch(/^#t-/);
  await page.getByRole('button', { name: t('stays.reader.undoOf', dinner) }).click();
  await expect(page.getByRole('button', { name: t('stays.reader.doneOf', dinner) })).toBeVisible();
  await page.getByRole('button', { name: t('stays.reader.doneOf', { what: 'Walk, Luna' }) }).click();

  await page.getByRole('textbox', { name: t('stays.reader.note') }).fill('Luna slept on my feet. <b>Really</b>');
  await page.getByRole('button', { name: t('stays.reader.send', { owner: 'Alex' }) }).click();
  await expect(page.getByText(t('stays.reader.said.sent'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('stays.reader.note') })).toHaveValue(/<b>Really<\/b>/);
  await takeScreenshot(page, `day`);

  const context = await browser.newContext({
    locale: 'es',
    javaScriptEnabled: true,
    storageState: await page.context().storageState(),
  });
  const shownPage = await context.newPage();
  await shownPage.goto(page.url());
  await expectAccessible(shownPage);
  await context.close();
});
