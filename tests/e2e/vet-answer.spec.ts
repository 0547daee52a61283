import { expect, type Page, test } from '@playwright/test';
import { acceptCookies } from '../support/browser';
import { aPdf } from '../support/pdf';
import { Person } from '../support/people';
import { appUrl } from '../support/visitor';
import { words } from '../support/words';

test.use({ locale: 'es', javaScriptEnabled: false, baseURL: appUrl(), viewport: { width: 360, height: 740 } });

test.describe.configure({ timeout: 60_000 });

async function aRecord() {
  const alex = new Person();
  await alex.registers('three brown horses on the hill', { firstName: 'Alex', lastName: 'Morgan' });
  const luna = await alex.addsPet({ breed: 'Beagle' });
  const base = `/api/pets/${luna.id}`;
  const dose = { vaccine: 'dog.rabies', givenOn: '2025-12-07', validUntil: '2026-12-22', product: 'Rabisin' };
  await alex.post(`${base}/vaccinations`, { ...dose, batch: 'L88201' });
  await alex.post(`${base}/vaccinations`, { vaccine: 'dog.lepto', givenOn: '2025-12-07', product: 'Nobivac L4' });
  await alex.post(`${base}/weights`, { measuredAt: '2026-11-01T10:00:00Z', grams: 11_200 });
  await alex.post(`${base}/allergies`, { allergen: 'Penicillin', severity: 'severe' });
  const { url } = await alex.sharesPet(luna.id);
  return { alex, luna, path: new URL(url).pathname };
}

const takeScreenshot = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null;

const t = words('es');

test('R13.3 without scripts a vet confirms, corrects, adds and sends', async ({ page, browser }) => {
  const { alex, luna, path } = await aRecord();
  await page.goto(path);
  await page.getByRole('link', { name: t('sharedPet.answer') }).click();
  await takeScreenshot(page, `vet-answer`);
  const lepto = page.getByRole('listitem').filter({ hasText: 'Nobivac L4' });
  await lepto.getByRole('button').first().click();
  await expect(page.getByRole('status')).toHaveText(t('vetAnswer.said.kept'));

  const rabies = page.getByRole('listitem').filter({ hasText: 'Rabisin' });
  await rabies.getByRole('link').click();
  await page.getByRole('textbox', { name: t('vaccinations.batch') }).fill('L88210');
  await takeScreenshot(page, `vet-correct`);
  await page.getByRole('button', { name: t('vetAnswer.keepCorrection') }).click();
  await expect(page.locator('del')).toHaveText('L88201');
  await expect(page.locator('ins')).toHaveText('L88210');

  await page.getByRole('link', { name: t('proposals.kinds.vet-records'), exact: true }).click();
  await page.getByRole('textbox', { name: t('vetRecords.description') }).fill('Heart and lungs clear.');
  await page.getByRole('button', { name: t('vetAnswer.keepAddition') }).click();
  await takeScreenshot(page, `vet-facts`);
  const letter = page.getByRole('heading', { name: t('vetAnswer.letter', { owner: 'Alex' }) });
  await expect(letter).toBeHidden();
  await page.getByRole('link', { name: t('vetAnswer.review') }).click();
  await expect(letter).toBeVisible();
  await page.getByRole('textbox', { name: t('vetAnswer.name') }).fill('Dr. Elena Marsh');
  await page.getByRole('textbox', { name: t('vetAnswer.clinic') }).fill('Sunny Street Vets');
  await takeScreenshot(page, `vet-letter`);
  await page.getByRole('button', { name: t('vetAnswer.sendTo', { owner: 'Alex' }) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('vetAnswer.thanks', { name: 'Dr. Elena Marsh' }));
  await takeScreenshot(page, `vet-sent`);

  const context = await browser.newContext({ locale: 'es', javaScriptEnabled: true });
  await context.addCookies([...alex.cookies].map(([name, value]) => ({ name, value, url: appUrl() })));
  const own = await context.newPage();
  await own.setViewportSize({ width: 360, height: 740 });
  await own.goto('/home');
  await acceptCookies(own, t);
  await own.getByRole('link', { name: t('proposals.today.look') }).click();
  await expect(own).toHaveURL(`/pets/${luna.id}/proposals`);
  await takeScreenshot(own, `proposals`);
  await own.getByRole('button', { name: t('proposals.acceptAll', { count: 3 }) }).click();
  await expect(own.getByText(t('proposals.decision.accepted'))).toHaveCount(3);
  await takeScreenshot(own, `accepted`);
  await own
    .getByRole('button', { name: t('proposals.undo') })
    .first()
    .click();
  await expect(own.getByText(t('proposals.decision.accepted'))).toHaveCount(2);
  await context.close();
});

test('R13.3 a vet adds and removes a document without scripts', async ({ page }) => {
  const { path } = await aRecord();
  await page.goto(path);
  await page.getByRole('link', { name: t('sharedPet.answer') }).click();
  await page.getByRole('link', { name: t('proposals.kinds.documents'), exact: true }).click();
  const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: aPdf() };
  await page.getByLabel(t('vetAnswer.document.file'), { exact: true }).setInputFiles(report);
  await takeScreenshot(page, `vet-document`);

  await page.getByRole('button', { name: t('vetAnswer.keepAddition') }).click();
  await expect(page.getByRole('status')).toHaveText(t('vetAnswer.said.kept'));
  await expect(page.getByRole('heading', { name: 'report.pdf' })).toBeVisible();
  await page
    .locator('#add')
    .getByRole('button', { name: t('vetAnswer.undo') })
    .click();
  await expect(page.getByRole('status')).toHaveText(t('vetAnswer.said.removed'));
  await expect(page.getByRole('heading', { name: 'report.pdf' })).toHaveCount(0);
});
