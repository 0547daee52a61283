import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { aMember, Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });
test.describe.configure({ timeout: 90_000 });

/** Signs in another user as a second tab would. Call it before the first page notices that it has no user. */
async function takeOver(context: BrowserContext, next: Person): Promise<void> {
  await context.addCookies([...next.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  const tab = await context.newPage();
  await tab.goto('/profile');
  await expect(tab.getByText(next.email).first()).toBeVisible();
}

async function signOutElsewhere(context: BrowserContext, signOut: string): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/profile');
  await tab.getByRole('button', { name: signOut, exact: true }).click();
  await tab.waitForURL('/');
}

const namesOf = async (person: Person) =>
  (await person.get('/api/pets')).body.map(({ name }: { name: string }) => name);

async function invitationOf(owner: Person): Promise<string> {
  const pet = await owner.addsPet({ name: 'Brisa' });
  const { body } = await owner.post('/api/invitations', { pets: [pet.id], role: 'carer' });
  return body.url;
}

const alert = (page: Page, text: string) => page.getByText(text).first();

test('R10.6 an open invitation cannot be accepted as the next user', async ({ page, context, member, t }) => {
  expect(member.cookies.size).toBeGreaterThan(0);
  const url = await invitationOf(await aMember());
  await page.goto(url);
  const accept = page.getByRole('button', { name: t('people.invitation.accept'), exact: true });
  await expect(accept).toBeVisible();
  const next = await new Person().signsIn();
  await signOutElsewhere(context, t('account.signOut'));
  await takeOver(context, next);

  await accept.click();

  await expect(alert(page, t('people.invitation.otherUser'))).toBeVisible();
  expect(await namesOf(next)).toEqual([]);
});

const hearNothing = (page: Page) =>
  page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true));

async function fillNewPet(page: Page, label: string, dog: string) {
  await page.goto('/pets/new');
  const name = page.getByLabel(label, { exact: true });
  await name.fill('Zwetschge');
  await page.getByRole('radio', { name: dog, exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-access', 'verified');
  return name;
}

test('R10.6 an open new-pet form cannot be saved as the next user', async ({ page, context, member, t }) => {
  await hearNothing(page);
  const name = await fillNewPet(page, t('pets.fields.name'), t('pets.type.dog'));
  const next = await new Person().signsIn();
  await member.post('/api/auth/logout', {});
  await takeOver(context, next);

  await page.getByRole('button', { name: t('pets.form.add') }).click();

  await expect(page.getByRole('dialog')).toContainText(t('shell.session.otherUser'));
  await expectAccessible(page);
  await expect(name).toHaveValue('Zwetschge');
  expect(await namesOf(next)).toEqual([]);
});

test('R10.6 an open form is reset for the next user', async ({ page, context, member, t }) => {
  const name = await fillNewPet(page, t('pets.fields.name'), t('pets.type.dog'));
  const next = await new Person().signsIn();
  await member.post('/api/auth/logout', {});
  await takeOver(context, next);

  await expect(name).toHaveValue('');
  expect(await namesOf(next)).toEqual([]);
});
