import { expect, expectAccessible, test } from '../support/browser';
import { BROWSER_ZONE } from '../support/browser-zone';
import { aMember } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

test.describe.configure({ timeout: 90_000 });

test('R11.2 R11.9 a member is invited, changed, and removed', async ({ page, guest, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}/share`);
  await page.getByRole('link', { name: t('people.tab'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('people.title', { name: 'Luna' }) })).toBeVisible();
  await expect(page.getByText(t('people.alone'))).toBeVisible();

  await page.getByRole('button', { name: t('people.inviteSomeone') }).click();
  const sheet = page.getByRole('dialog', { name: t('people.invite.title') });
  await expect(sheet.getByRole('checkbox', { name: 'Luna' })).toBeChecked();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('people.invite.link'), exact: true }).click();
  const createdDialog = page.getByRole('dialog', { name: t('people.invite.made') });
  const url = await createdDialog.getByText(`${appUrl()}/invitations/`).textContent();
  await expectAccessible(page);
  await createdDialog.getByRole('button', { name: t('people.invite.done') }).click();

  const consent = { name: 'pawfolio-cookie-consent', value: 'true', url: appUrl() };
  await guest.context().addCookies([consent]);
  await guest.goto(url ?? '');
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Luna');
  await expectAccessible(guest);
  await guest.getByRole('link', { name: t('people.invitation.accept'), exact: true }).click();
  await expect(guest).toHaveURL(/\/auth\/login\?next=/);

  const carer = await aMember();
  await carer.patch(`/api/users/${(await carer.get('/api/users/current')).body.id}`, { firstName: 'Sam' });
  const cookies = [...carer.cookies].map(([name, value]) => ({ name, value, url: appUrl() }));
  await guest.context().addCookies(cookies);
  await guest.goto(url ?? '');
  await guest.getByRole('button', { name: t('people.invitation.accept'), exact: true }).click();
  await expect(guest).toHaveURL(/\/home$/);
  await expect(guest.getByRole('link', { name: /^Luna/ }).first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Sam/ }).click();
  const details = page.getByRole('dialog', { name: 'Sam' });
  await details.getByRole('radio', { name: new RegExp(t('people.role.viewer')) }).check();
  await details.getByText(t('people.invite.end.week'), { exact: true }).click();
  await expectAccessible(page);
  await details.getByRole('button', { name: t('people.member.save'), exact: true }).click();
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sam/ })).toContainText(t('people.does.viewer'));

  await page.getByRole('button', { name: /^Sam/ }).click();
  await details.getByRole('button', { name: t('people.member.remove'), exact: true }).click();
  const question = page.getByRole('dialog', { name: t('people.member.removeTitle', { name: 'Sam' }) });
  await question.getByRole('button', { name: t('people.member.remove'), exact: true }).click();
  await expect(page.getByText(t('people.member.removed', { name: 'Sam', pet: 'Luna' })).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sam/ })).toBeHidden();
  expect((await guest.goto(`/pets/${pet.id}`))?.status()).toBe(404);
});

test('R11.1 a viewer can read but finds no edit controls', async ({ page, member, t }) => {
  const owner = await aMember();
  const pet = await owner.addsPet();
  await owner.post(`/api/pets/${pet.id}/routines`, {
    ...{
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      timeZone: BROWSER_ZONE,
      kind: 'feeding',
      title: 'Breakfast',
      timeOfDay: '23:59',
    },
  });
  await owner.invites(member, pet.id, 'viewer');

  await page.goto('/home');
  await expect(page.getByText('Breakfast').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Breakfast, Luna/ })).toBeHidden();
  await page.goto(`/pets/${pet.id}/share`);
  await expect(page).toHaveURL(/\/people$/);
  await expect(page.getByRole('button', { name: t('people.inviteSomeone') })).toBeHidden();
  await page.getByRole('button', { name: t('people.leave.button', { pet: 'Luna' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('people.leave.button', { pet: 'Luna' }) })
    .click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('Breakfast')).toBeHidden();
});
