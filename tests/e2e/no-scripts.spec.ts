import { expect, test } from '../support/browser';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { words } from '../support/words';

test.use({ locale: 'es', javaScriptEnabled: false, baseURL: appUrl() });

const t = words('es');

test('R6.2 without scripts a user signs in with an emailed code', async ({ page, context }) => {
  const ana = new Person();
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': ana.address });
  const before = Date.now();
  // By `textContent`, because Playwright's text locators ignore noscript elements.
  const readText = () => page.locator('body').textContent();

  await page.goto('/auth/login?next=%2Fpets');
  await page.getByRole('textbox', { name: t('signIn.email') }).fill(ana.email);
  await page.getByRole('button', { name: t('signIn.sendPlain') }).click();
  await expect.poll(readText).toContain(t('signIn.checkPlain', { email: ana.email }));

  await page.getByRole('textbox', { name: t('signIn.codeLabel') }).fill('000 000');
  await page.getByRole('button', { name: t('signIn.codeSubmit') }).click();
  await expect.poll(readText).toContain(t('signIn.failedCode'));

  await page.getByRole('textbox', { name: t('signIn.codeLabel') }).fill((await ana.readsMail(before)).code);
  await page.getByRole('button', { name: t('signIn.codeSubmit') }).click();
  await expect(page).toHaveURL(`${appUrl()}/pets`);
  await expect.poll(readText).toContain(t('shell.noScript'));
});

test('R2.15 without scripts a pet page starts with the pet', async ({ page, member }) => {
  const pet = await member.addsPet({ type: 'dog', name: 'Nube' });
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/pets/${pet.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Nube' })).toBeInViewport({ ratio: 1 });
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    );
    expect(fits, `sideways scrolling at ${width} px`).toBe(true);
  }
});

test('R6.3 forms that need scripts link to the sign-in without scripts', async ({ page }) => {
  await page.goto('/auth/standard-login');
  await page
    .getByRole('main')
    .getByRole('link', { name: /c[oó]d(e|igo)/ })
    .click();
  await expect(page.getByRole('button', { name: t('signIn.sendPlain') })).toBeVisible();
});
