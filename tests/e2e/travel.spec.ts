import { addDays, dayIn } from '@/lib/core/time/dates';
import { expect, expectAccessible, test } from '../support/browser';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 120_000 });

const inDays = (days: number) => addDays(dayIn(new Date(), 'Europe/Madrid'), days);

test('R13.7 a trip is planned back from arrival, each date once', async ({ page, member, t }) => {
  const pet = await member.addsPet({ country: 'ES', microchip: '724098100123456', microchippedOn: inDays(-900) });
  const rabies = { vaccine: 'dog.rabies', givenOn: inDays(-340), validUntil: inDays(25) };
  await member.post(`/api/pets/${pet.id}/vaccinations`, rabies);
  const countBooked = async () => (await member.get(`/api/pets/${pet.id}/appointments`)).body.items.length;

  await page.goto(`/pets/${pet.id}?tab=health`);
  await page.getByRole('link', { name: t('health.tiles.travel') }).click();
  await expect(page).toHaveURL(/\/travel$/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('travel.heading', { name: 'Luna' }));
  await expect(page.getByLabel(t('travel.form.from'), { exact: true })).toHaveValue('ES');

  await page.getByLabel(t('travel.form.to'), { exact: true }).selectOption('IE');
  await page.getByLabel(t('travel.form.date')).fill(inDays(59));
  await page.getByRole('button', { name: t('travel.form.show') }).click();
  await expect(page.getByRole('heading', { name: t('travel.steps.rabiesRenew.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('travel.steps.tapeworm.title') })).toBeVisible();
  await expect(page.getByText(t('travel.warning'))).toBeVisible();
  await expectAccessible(page);

  const one = page.getByRole('button', { name: t('travel.planNamed', { what: t('travel.steps.tapeworm.title') }) });
  await one.click();
  await expect(one).toBeHidden();
  expect(await countBooked()).toBe(1);

  await page.getByRole('button', { name: t('travel.all') }).click();
  await expect(page.getByRole('button', { name: t('travel.all') })).toBeHidden();
  expect(await countBooked()).toBe(4);
});

test('R13.7 without scripts a trip planned too late shows the next possible arrival', async ({
  browser,
  member,
  t,
}) => {
  const pet = await member.addsPet({ country: 'ES' });
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([...member.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  const page = await context.newPage();

  await page.goto(`${appUrl()}/pets/${pet.id}/travel`);
  await page.getByLabel(t('travel.form.to'), { exact: true }).selectOption('FR');
  await page.getByLabel(t('travel.form.date')).fill(inDays(10));
  await page.getByLabel(t('travel.form.date')).press('Enter');
  await expect(page.getByRole('heading', { name: t('travel.steps.rabiesFirst.title') })).toBeVisible();
  const next = page.locator('.travel-first').getByRole('link');
  await expect(next).toHaveAttribute('href', new RegExp(`date=${inDays(21)}`));
  await context.close();
});
