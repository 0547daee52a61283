import { expect } from '../support/browser';
import { test } from '../support/offline';

test.use({ locale: 'en-GB' });

function signal() {
  let giveAnswer: () => void = () => undefined;
  const answerGiven = new Promise<void>((onGiven) => {
    giveAnswer = onGiven;
  });
  return { give: giveAnswer, given: answerGiven };
}

test('navigating to another page wins over a failing one', async ({ page, member }) => {
  const { id } = await member.addsPet();
  const [training, appointments] = [`/pets/${id}/training`, `/pets/${id}/appointments`];
  const [fail, open] = [signal(), signal()];
  await page.goto(`/pets/${id}/routines`);
  await page.route(`**${training}?*`, async (route) => {
    await fail.given;
    await route.abort();
  });
  await page.route(`**${appointments}`, async (route) => {
    await open.given;
    await route.continue();
  });
  const waitForPath = (path: string) => page.waitForRequest((request) => new URL(request.url()).pathname === path);

  const data = waitForPath(training);
  await page.getByRole('link', { name: 'Training' }).first().click();
  await data;
  const leaving = waitForPath(appointments);
  await page.evaluate((address) => {
    setTimeout(() => window.location.assign(address));
  }, appointments);
  await leaving;
  const failedRequest = page.waitForEvent('requestfailed');
  fail.give();
  await failedRequest;
  open.give();

  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  await expect(page).toHaveURL(appointments);
});
