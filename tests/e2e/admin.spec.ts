import { adminCredentials, becomeAdmin } from '../support/admins';
import { expect, expectAccessible, test } from '../support/browser';
import { aMember, Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'es' });

const password = 'three brown horses';
const consent = { name: 'pawfolio-cookie-consent', value: 'true' };

test('R8.1 R6.4 R1.12 an admin signs in and out, separately from members', async ({ page, context, t }) => {
  await context.addCookies([{ ...consent, url: appUrl() }]);
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  await page.evaluate(() => localStorage.setItem('user', '{"id":"x"}'));
  const { email, password } = adminCredentials();
  const submit = page.getByRole('button', { name: t('admin.login.submit'), exact: true });
  await page.getByLabel(t('admin.login.email')).fill('nobody@example.com');
  await page.getByLabel(t('admin.login.password'), { exact: true }).fill('not the password');
  await submit.click();
  await expect(page.getByRole('alert').getByText(t('admin.login.refused'))).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(t('admin.login.email')).fill(email);
  await page.getByLabel(t('admin.login.password'), { exact: true }).fill(password);
  await submit.click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: t('admin.overview.title') })).toBeVisible();

  const readStorage = () => page.evaluate(() => [localStorage.getItem('isAdmin'), localStorage.getItem('user')]);
  expect(await readStorage()).toEqual(['true', null]);
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');

  await page.getByRole('button', { name: t('admin.signOut') }).click();
  await expect(page).toHaveURL('/admin/login');
  expect(await readStorage()).toEqual([null, null]);

  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
});

test('R8.2 charts have labels and a table alternative', async ({ page, context, t }) => {
  await becomeAdmin(context);
  await context.addCookies([{ ...consent, url: appUrl() }]);

  await page.goto('/admin');
  const charts = page.getByRole('img');
  for (const name of ['users', 'signIns', 'shares', 'pageViews'])
    await expect(charts.and(page.getByLabel(t(`admin.overview.series.${name}`)))).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();

  await page.getByText(t('admin.overview.asTable')).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31);
  await expectAccessible(page);
});

test('R8.2 suspending, signing out, and deleting a user ask for confirmation first', async ({ page, context, t }) => {
  test.setTimeout(180_000);
  const ana = new Person();
  await ana.registers(password);
  const { email } = ana;
  await becomeAdmin(context);
  await context.addCookies([{ ...consent, url: appUrl() }]);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: t('admin.users.search') }).fill(email);
  await page.getByRole('button', { name: t('admin.users.submit') }).click();
  // Submitting the form loads a new page. Its buttons work only after hydration.
  await page.waitForURL(/[?]q=/);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([email]);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: t('admin.users.suspendOf', { email }) }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await ana.get('/api/users/current')).status).toBe(200);
  await page.getByRole('button', { name: t('admin.users.suspendOf', { email }) }).click();
  await dialog.getByRole('button', { name: t('admin.users.suspend'), exact: true }).click();
  await expect(page.getByText(t('admin.users.suspended'), { exact: true })).toBeVisible();
  expect((await ana.get('/api/users/current')).status).toBe(401);

  await page.getByRole('button', { name: t('admin.users.restoreOf', { email }) }).click();
  await expect(page.getByText(t('admin.users.suspended'), { exact: true })).toBeHidden();
  await ana.logsIn(password);
  await page.reload();
  await page.getByRole('button', { name: t('admin.users.endSessionsOf', { email }) }).click();
  await dialog.getByRole('button', { name: t('admin.users.endSessions'), exact: true }).click();
  await expect(page.getByText(t('admin.users.ask.endSessions.done', { email }), { exact: true }).first()).toBeVisible();
  expect((await ana.get('/api/users/current')).status).toBe(401);

  await page.getByRole('link', { name: email }).click();
  await expect(page.getByText(t('admin.audit.action.user_suspended'))).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: t('admin.users.removeOf', { email }) }).click();
  const remove = dialog.getByRole('button', { name: t('admin.users.remove'), exact: true });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(t('admin.users.typeAddress', { email })).fill('somebody@example.com');
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(t('admin.users.typeAddress', { email })).fill(email.toUpperCase());
  await expectAccessible(page);
  await remove.click();
  await expect(page.getByRole('heading', { level: 2, name: t('admin.users.noneTitle') })).toBeVisible();
});

test('R8.2 accepts one answer per message and tells the second sender', async ({ page, context, t }) => {
  const ana = await aMember();
  const { email } = ana;
  const text = `Hello from ${email}`;
  await ana.post('/api/feedback', { kind: 'suggestion', text });
  const admin = await becomeAdmin(context);
  await context.addCookies([{ ...consent, url: appUrl() }]);

  await page.goto('/admin/inbox?open=true');
  const item = page.getByRole('listitem').filter({ hasText: text });
  await item.getByRole('button', { name: t('admin.inbox.answerTo', { email }) }).click();
  const field = item.getByLabel(t('admin.inbox.answerLabel', { email }));
  await expect(field).toBeFocused();

  await item.getByRole('button', { name: t('admin.inbox.send') }).click();
  await expect(item.getByText(t('admin.validation.answer'))).toBeVisible();
  await expectAccessible(page);

  await field.fill('Thank you');
  const { items } = (await admin.get('/api/admin/feedback?limit=200')).body;
  const { id } = items.find((entry: { email: string }) => entry.email === email);
  await admin.post(`/api/admin/feedback/${id}/answer`, { answer: 'I was faster' });
  await item.getByRole('button', { name: t('admin.inbox.send') }).click();
  await expect(page.getByText(t('admin.work.answered'), { exact: true }).first()).toBeVisible();
  await expect(item).toHaveCount(0);

  await page.goto('/admin/inbox');
  await expect(item.getByText('I was faster')).toBeVisible();
});

test('R8.2 an ended session redirects to sign-in', async ({ page, context, t }) => {
  const ana = await aMember();
  await becomeAdmin(context);
  await context.addCookies([{ ...consent, url: appUrl() }]);

  await page.goto(`/admin/users?q=${ana.email}`);
  await page.getByRole('button', { name: t('admin.users.suspendOf', { email: ana.email }) }).click();
  await context.clearCookies({ name: /admin$/ });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('admin.users.suspend'), exact: true })
    .click();

  await expect(page).toHaveURL('/admin/login');
  expect((await ana.get('/api/users/current')).status).toBe(200);
});
