import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { linkOn, makesLink, passOf, stopsLink, tileOf } from '../support/passes';
import { appUrl } from '../support/visitor';
import type { words } from '../support/words';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 60_000 });

/** A vet adds a visit to the record and sends it. */
async function sendAnswer(guest: Page, t: ReturnType<typeof words>) {
  await guest.getByRole('link', { name: t('sharedPet.answer') }).click();
  await guest.getByRole('link', { name: t('proposals.kinds.vet-records'), exact: true }).click();
  await guest.getByRole('textbox', { name: t('vetRecords.description') }).fill('Heart and lungs clear.');
  await guest.getByRole('button', { name: t('vetAnswer.keepAddition') }).click();
  await expect(guest.getByRole('status')).toHaveText(t('vetAnswer.said.kept'));
  await guest.getByRole('link', { name: t('vetAnswer.review') }).click();
  await guest.getByRole('textbox', { name: t('vetAnswer.name') }).fill('Dr. Elena Marsh');
  await guest.getByRole('textbox', { name: t('vetAnswer.clinic') }).fill('Sunny Street Vets');
  await guest.getByRole('button', { name: /^Send to / }).click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('vetAnswer.thanks', { name: 'Dr. Elena Marsh' }));
}

test('R7.9 R9.1 R9.4 R13.3 a link is created, adjusted, opened, shown, reopened, and stopped', async ({
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
  const url = await makesLink(page, t, 'vet');
  await expectAccessible(page);
  await passOf(page, t)
    .getByRole('button', { name: new RegExp(`^${t('sharing.adjust.button')}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: t('sharing.adjust.title.vet') });
  await sheet.getByLabel(t('sharing.adjust.pin'), { exact: true }).fill('4711');
  await sheet.getByLabel(t('sharing.adjust.label')).fill('Dr. Marsh');
  await sheet.getByText(t('sharing.adjust.end.open'), { exact: true }).click();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('sharing.adjust.save'), exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(passOf(page, t).getByText(t('sharing.pass.untilStopped'))).toBeVisible();

  await guest.goto(url);
  await expect(guest.getByRole('heading', { name: t('sharedPet.pin.title') })).toBeVisible();
  await guest.getByLabel(t('sharedPet.pin.label')).fill('0000');
  await guest.getByRole('button', { name: t('sharedPet.pin.submit') }).click();
  await expect(guest.getByText(t('sharedPet.pin.wrong'))).toBeVisible();
  await guest.getByLabel(t('sharedPet.pin.label')).fill('4711');
  await guest.getByRole('button', { name: t('sharedPet.pin.submit') }).click();
  await expect(guest.getByRole('heading', { name: t('sharedPet.alerts') })).toBeVisible();
  await expect(guest.getByRole('heading', { level: 2 }).first()).toHaveText(t('sharedPet.alerts'));
  await expect(guest.getByText('Pollen')).toBeVisible();
  await expect(guest.getByRole('heading', { name: t('sharedPet.weight'), exact: true })).toBeVisible();

  await sendAnswer(guest, t);
  const ticket = page.getByRole('button', { name: /^Dr\. Marsh/ });
  await expect(async () => {
    await page.reload();
    await expect(ticket).toContainText(t('sharing.list.opened', { count: 1 }), { timeout: 1000 });
  }).toPass();
  await expect(ticket).toContainText(t('sharing.list.withPin'));
  await ticket.click();
  const pass = passOf(page, t, 'Dr. Marsh');
  expect(await linkOn(pass)).toBe(url);
  const code = pass.getByRole('img', { name: t('sharing.qr.alt', { label: 'Dr. Marsh' }) });
  await expect(code).toHaveJSProperty('naturalWidth', 320);
  await pass.getByRole('button', { name: t('sharing.show') }).click();
  await expect(page.getByRole('dialog', { name: t('sharing.qr.title', { label: 'Dr. Marsh' }) })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await pass.getByRole('button', { name: t('sharing.pass.more') }).click();
  await page.getByText(t('sharing.list.openings'), { exact: true }).click();
  const openings = page.getByRole('list', { name: t('sharing.list.openingsOf', { label: 'Dr. Marsh' }) });
  await expect(openings.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await stopsLink(page, t, 'Dr. Marsh');
  await expect(ticket).toBeHidden();
  expect((await guest.goto(url))?.status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  function countedTaps() {
    let count = 0;
    const tapTarget = async (target: Locator) => {
      await expect(target).toBeInViewport({ ratio: 0.5 });
      await target.tap();
      count += 1;
    };
    return { tap: tapTarget, count: () => count };
  }

  test('R2.4 R9.1 sharing a vet pass from Today takes two taps, or three', async ({ page, member, t }) => {
    await member.addsPet({ name: 'Luna' });
    const share = page
      .getByRole('navigation', { name: t('shell.mainNavigation') })
      .getByRole('button', { name: t('shell.share') });
    const one = countedTaps();
    await page.goto('/home');
    await one.tap(share);
    await one.tap(tileOf(page, t, 'vet'));
    await expect(
      passOf(page, t).getByRole('img', { name: t('sharing.qr.alt', { label: t('sharing.who.vet') }) }),
    ).toBeInViewport();
    expect(one.count()).toBe(2);

    await member.addsPet({ name: 'Milo', type: 'cat' });
    const several = countedTaps();
    await page.goto('/home');
    await several.tap(share);
    await several.tap(page.getByRole('dialog', { name: 'Select pet' }).getByRole('button', { name: 'Milo' }));
    await several.tap(tileOf(page, t, 'vet'));
    await expect(passOf(page, t).getByText('Milo', { exact: true })).toBeInViewport();
    expect(several.count()).toBe(3);
  });

  test('R9.1 closing an unsent pass asks first, and the link can be stopped', async ({ page, member, t }) => {
    const pet = await member.addsPet();
    await page.goto(`/pets/${pet.id}/share`);
    await makesLink(page, t, 'groomer');
    await passOf(page, t)
      .getByRole('button', { name: t('common.close') })
      .click();
    const question = page.getByRole('dialog', { name: t('sharing.keep.title') });
    await expectAccessible(page);
    await question.getByRole('button', { name: t('sharing.keep.keep') }).click();
    await expect(passOf(page, t)).toBeHidden();

    const ticket = page.getByRole('button', {
      name: new RegExp(`^${t('sharing.who.groomer')} ?${t('sharing.list.opened', { count: 0 })}`, 'i'),
    });
    await ticket.click();
    await stopsLink(page, t, t('sharing.who.groomer'));
    await expect(ticket).toBeHidden();
    await expect(page.getByText(t('sharing.list.empty'))).toBeVisible();
  });

  test('R9.1 a failed tap shows an error and can be repeated', async ({ page, member, t }) => {
    const pet = await member.addsPet();
    await page.goto(`/pets/${pet.id}/share`);
    await expect(tileOf(page, t, 'vet')).toBeEnabled();
    await page.route('**/shares', (route) =>
      route.fulfill({ status: 429, json: { error: 'x', code: 'rate_limited' } }),
    );
    await tileOf(page, t, 'vet').click();
    await expect(page.getByText(t('sharing.choose.failed'), { exact: true })).toBeVisible();
    await page.unroute('**/shares');
    await tileOf(page, t, 'vet').click();
    await expect(passOf(page, t).getByText(/\/shared\//)).toBeVisible();
  });
});

test('R9.1 R9.4 a finder writes without JavaScript until the lost pet returns', async ({
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
  await expect(finder.getByRole('heading', { level: 1, name: t('sharedPet.finder.lost') })).toBeVisible();
  await expect(finder.getByRole('textbox')).toHaveCount(0);
  await expect(finder.getByText('Shy, call her softly')).toBeVisible();
  await expect(finder.getByText('600 000 001')).toBeHidden();
  await finder.getByRole('link', { name: t('sharedPet.finder.write') }).click();
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
  // Takes one of two, because the banner and the card both contain this button.
  await page
    .getByRole('button', { name: t('sharing.lost.off', { name: 'Nova' }) })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: t('sharing.lost.title', { name: 'Nova' }) })).toBeVisible();
  await finder.reload();
  await expect(finder.getByRole('heading', { name: t('sharing.reader.notFound.title') })).toBeVisible();
  await plain.close();
});

test('R9.4 a vet reads one screen, and prints all of it', async ({ guest, member, t }) => {
  const pet = await member.addsPet({
    ...{ breed: 'Beagle', gender: 'female', dateOfBirth: '2021-03-07', microchip: '724098100123456' },
    ...{ emergencyContact: 'Sam Morgan, +34 600 000 002', vetClinic: 'Sunny Street Vets, +34 910 000 001' },
    notes: '<p>Loves carrots.</p><ul><li>Afraid of fireworks</li></ul>',
  });
  const addEntry = (path: string, entry: object) => member.post(`/api/pets/${pet.id}/${path}`, entry);
  await addEntry('allergies', { allergen: 'Penicillin', severity: 'severe', reaction: 'Swollen face' });
  for (const vaccine of ['dog.rabies', 'dog.lepto']) await addEntry('vaccinations', { vaccine, givenOn: '2025-12-07' });
  for (const month of [1, 2, 3])
    await addEntry('weights', { measuredAt: `2026-0${month}-01T10:00:00Z`, grams: 11_000 + month * 100 });
  const past = { startsOn: '2026-01-10', endsOn: '2026-01-20', reminders: ['08:00'] };
  await addEntry('medications', { name: 'Amoxicillin', dosage: '250 mg', frequency: 'SID', ...past });
  await addEntry('vet-records', { visitedOn: '2026-10-13', reason: 'Yearly check-up', description: '<p>Healthy.</p>' });
  const { url } = await member.sharesPet(pet.id, { kind: 'vet' });

  await guest.setViewportSize({ width: 1280, height: 800 });
  await guest.goto(url);
  await expect(guest.getByText(t('allergies.alert', { names: 'Penicillin' }))).toBeVisible();
  const height = await guest.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(800);

  const foldedText = guest.getByText('Amoxicillin');
  await expect(foldedText).toBeHidden();
  await guest.emulateMedia({ media: 'print' });
  await expect(foldedText).toBeVisible();
  const printedPdf = (await guest.pdf({ format: 'A4' })).toString('latin1');
  expect(printedPdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2);
});
