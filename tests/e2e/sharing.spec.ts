import { expect, expectAccessible, test } from '../support/browser';
import { appUrl } from '../support/visitor';
import { locales } from '../support/words';

test.describe.configure({ timeout: 60_000 });

for (const locale of locales) {
  test.describe(locale, () => {
    test.use({ locale });

    test('R7.9 R9.1 R9.4 a PIN link is created, opened, listed, drawn and extended', async ({
      page,
      guest,
      member,
      t,
    }) => {
      const pet = await member.addsPet({ dateOfBirth: '2021-03-07' });
      await member.post(`/api/pets/${pet.id}/allergies`, { allergen: 'Pollen', severity: 'moderate' });
      await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: 'dog.rabies', givenOn: '2026-03-07' });
      for (const [day, grams] of [11_000, 11_400, 11_200].entries()) {
        await member.post(`/api/pets/${pet.id}/weights`, { measuredAt: `2026-0${day + 1}-01T10:00:00Z`, grams });
      }
      await page.goto(`/pets/${pet.id}/share`);
      await page.getByLabel(t('sharing.form.label')).fill('Dr. Marsh');
      await page.getByLabel(t('sharing.form.pin')).fill('4711');
      await page.getByRole('button', { name: t('sharing.form.create') }).click();
      const url = await page.getByLabel(t('sharing.address', { label: 'Dr. Marsh' })).inputValue();
      await expect(page.getByText(t('sharing.list.withPin'), { exact: true })).toBeVisible();

      await guest.goto(url);
      await expect(guest.getByRole('heading', { name: t('sharedPet.pin.title') })).toBeVisible();
      await expectAccessible(guest);
      await guest.getByLabel(t('sharedPet.pin.label')).fill('0000');
      await guest.getByRole('button', { name: t('sharedPet.pin.submit') }).click();
      await expect(guest.getByText(t('sharedPet.pin.wrong'))).toBeVisible();
      await guest.getByLabel(t('sharedPet.pin.label')).fill('4711');
      await guest.getByRole('button', { name: t('sharedPet.pin.submit') }).click();
      await expect(guest.getByRole('heading', { name: t('sharedPet.alerts') })).toBeVisible();
      await expect(guest.getByRole('heading', { level: 2 }).first()).toHaveText(t('sharedPet.alerts'));
      await expect(guest.getByText('Pollen')).toBeVisible();
      await expect(guest.getByRole('heading', { name: t('sharedPet.weight'), exact: true })).toBeVisible();
      await expectAccessible(guest);

      await expect(async () => {
        await page.reload();
        await expect(page.getByText(t('sharing.list.openings'))).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByText(t('sharing.list.openings')).click();
      const openings = page.getByRole('list', { name: t('sharing.list.openingsOf', { label: 'Dr. Marsh' }) });
      await expect(openings.getByRole('listitem')).toHaveCount(1);
      await page.getByRole('button', { name: t('sharing.qr.show') }).click();
      const code = page.getByRole('img', { name: t('sharing.qr.alt', { label: 'Dr. Marsh' }) });
      await expect(code).toHaveJSProperty('naturalWidth', 320);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: t('sharing.extend.button') }).click();
      await page.getByLabel(t('sharing.extend.label')).selectOption('never');
      await page.getByRole('button', { name: t('sharing.extend.save') }).click();
      await expect(page.getByText(new RegExp(t('sharing.list.untilRevoked')))).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('R9.1 R9.4 a lost pet’s finder writes without JavaScript until it is home', async ({
  page,
  browser,
  member,
  t,
}) => {
  const pet = await member.addsPet({ name: 'Nova', emergencyContact: 'Ana, +34 600 000 001' });
  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('button', { name: t('sharing.lost.on', { name: 'Nova' }) }).click();
  const link = page.getByLabel(t('sharing.lost.link'), { exact: true });
  await expect(link).toHaveValue(/\/shared\//);
  await page.getByLabel(t('sharing.lost.note')).fill('Shy, call her softly');
  await page.getByRole('button', { name: t('sharing.lost.saveNote') }).click();
  await expect(page.getByText(t('sharing.lost.noteSaved'), { exact: true })).toBeVisible();
  await expectAccessible(page);

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en', baseURL: appUrl() });
  const finder = await plain.newPage();
  await finder.goto(await link.inputValue());
  await expect(finder.getByRole('heading', { name: t('sharedPet.lost.title', { name: 'Nova' }) })).toBeVisible();
  await expect(finder.getByText('Shy, call her softly')).toBeVisible();
  await expect(finder.getByText('600 000 001')).toBeHidden();
  await finder.getByLabel(t('sharedPet.lost.text')).fill('a.com b.com c.com');
  await finder.getByRole('button', { name: t('sharedPet.lost.send') }).click();
  await expect(finder.getByText(t('sharedPet.outcome.links'))).toBeVisible();
  await expect(finder.getByLabel(t('sharedPet.lost.text'))).toHaveValue('a.com b.com c.com');
  await finder.getByLabel(t('sharedPet.lost.text')).fill('She sleeps in our garden');
  await finder.getByLabel(t('sharedPet.lost.contact')).fill('Ben, 611');
  await finder.getByRole('button', { name: t('sharedPet.lost.send') }).click();
  await expect(finder.getByText(t('sharedPet.outcome.sent'))).toBeVisible();

  await page.reload();
  await expect(page.getByText('She sleeps in our garden')).toBeVisible();
  await page.getByRole('button', { name: t('sharing.lost.read') }).click();
  await expect(page.getByText(t('sharing.lost.unread'), { exact: true })).toBeHidden();
  // Both the banner and the card have this button.
  await page
    .getByRole('button', { name: t('sharing.lost.off', { name: 'Nova' }) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('sharing.lost.title', { name: 'Nova' }) })).toBeVisible();
  await finder.reload();
  await expect(finder.getByRole('heading', { name: t('sharing.reader.notFound.title') })).toBeVisible();
  await plain.close();
});
