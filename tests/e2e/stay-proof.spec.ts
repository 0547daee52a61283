import { expect, expectAccessible, test } from '../support/browser';
import { browserDay } from '../support/browser-zone';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 60_000 });

test('R13.6 rules become a link, a proof, a task and a PDF', async ({ page, member, t }) => {
  const pet = await member.addsPet({ dateOfBirth: '2020-01-01' });
  const rabies = { vaccine: 'dog.rabies', givenOn: browserDay(-300), validUntil: browserDay(34) };
  await member.post(`/api/pets/${pet.id}/vaccinations`, rabies);

  await page.goto('/stay-proofs');
  await page.getByLabel(t('stayProof.form.name')).fill('Happy Tails');
  await page
    .getByRole('group', { name: t('pets.type.dog') })
    .getByRole('checkbox')
    .nth(1)
    .check();
  await page.getByLabel(t('stayProof.form.minDays')).fill('14');
  await page.getByRole('button', { name: t('stayProof.form.make') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stayProof.rules.title', { name: 'Happy Tails' }));
  await expectAccessible(page);

  await page.getByLabel(t('stayProof.choose.from')).fill(browserDay(30));
  await page.getByLabel(t('stayProof.choose.until')).fill(browserDay(39));
  await page.getByRole('button', { name: 'Luna' }).click();
  await expect(page).toHaveURL(new RegExp(`/pets/${pet.id}/stay-proof`));
  await expect(page.getByText(t('stayProof.count.some', { passing: 5, count: 10 })).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^(Add|Añadir): / }).click();
  await expect(page.getByRole('link', { name: /^(booked|con cita)/ })).toBeVisible();
  expect((await member.get(`/api/pets/${pet.id}/appointments`)).body.items).toHaveLength(1);

  const savedDownload = page.waitForEvent('download');
  await page.getByRole('link', { name: t('stayProof.pdf') }).click();
  expect((await savedDownload).suggestedFilename()).toMatch(/Happy Tails.*\.pdf$/);
});
