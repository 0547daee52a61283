import sharp from 'sharp';
import { createQrCode } from '@/lib/core/media/qr-code';
import { denseQrSvg } from '@/lib/core/media/qr-svg';
import { expect, expectAccessible } from '../support/browser';
import { test, workerReady } from '../support/offline';
import type { Person } from '../support/people';
import { appUrl } from '../support/visitor';

test.use({ locale: 'en-GB' });

test.describe.configure({ timeout: 90_000 });

const evil = '<img src=x onerror="document.title=1">';

async function signPassport(member: Person, petId: string): Promise<string> {
  const { status, body } = await member.post(`/api/pets/${petId}/signed-passport`);
  if (status !== 200) throw new Error(`signing answered ${status}`);
  return body.url;
}

test('R13.4 R13.5 a passport shown by the owner is genuine to anyone scanning it', async ({
  page,
  guest,
  member,
  t,
}) => {
  const pet = await member.addsPet({ microchip: '724098100123456' });
  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('button', { name: t('signedPassport.open') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: t('signedPassport.alt', { name: pet.name }) })).toBeVisible();
  await expect(dialog).toContainText(t('signedPassport.proves'));

  const url = await signPassport(member, pet.id);
  expect(url.length).toBeLessThanOrEqual(1195);
  await guest.goto(url);
  await expect(guest.getByRole('heading', { level: 1, name: t('checkPassport.genuine'), exact: true })).toBeFocused();
  await expect(guest.getByText('724 098 100 123 456')).toBeVisible();
  await expect(guest.getByText(t('checkPassport.askedOnline'))).toBeVisible();
  expect(guest.url()).toBe(`${appUrl()}/v`);
  await expectAccessible(guest);
});

test('R13.4 the code fills a white screen, and its saved picture is scannable', async ({ page, guest, member, t }) => {
  const pet = await member.addsPet();
  await page.goto(`/pets/${pet.id}`);
  await page.getByRole('button', { name: t('signedPassport.open') }).click();
  await page.getByRole('button', { name: t('signedPassport.brighter') }).click();
  const bright = page.getByRole('button', { name: t('signedPassport.lessBright') });
  await expect(bright).toBeVisible();
  await expectAccessible(page);
  await bright.click();
  await expect(bright).toBeHidden();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('signedPassport.save'), exact: true }).click();
  const savedDownload = await coming;
  expect(savedDownload.suggestedFilename()).toBe(`${t('signedPassport.file', { name: pet.name })}.png`);
  await guest.goto('/v');
  await guest.getByLabel(t('checkPassport.picture')).setInputFiles(await savedDownload.path());
  await expect(guest.getByRole('heading', { level: 1, name: t('checkPassport.genuine'), exact: true })).toBeFocused();
});

test('R13.5 a browser without a barcode detector reads a picture', async ({ guest, member, t }) => {
  const url = await signPassport(member, (await member.addsPet()).id);
  await guest.addInitScript(() => Reflect.deleteProperty(window, 'BarcodeDetector'));
  await guest.goto('/v');
  const chooseFile = (buffer: Buffer) =>
    guest.getByLabel(t('checkPassport.picture')).setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer });
  await chooseFile(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: 'grey' } })
      .png()
      .toBuffer(),
  );
  await expect(guest.getByText(t('checkPassport.noCode'))).toBeVisible();

  await chooseFile(
    await sharp(Buffer.from(denseQrSvg(url)))
      .resize(900)
      .png()
      .toBuffer(),
  );
  await expect(guest.getByRole('heading', { level: 1, name: t('checkPassport.genuine'), exact: true })).toBeFocused();
});

test('R13.5 in airplane mode a link and the camera verify a genuine passport', async ({ page, context, member, t }) => {
  const url = await signPassport(member, (await member.addsPet()).id);
  const code = createQrCode(url, 'L');
  await page.addInitScript(({ size, runs }) => {
    Reflect.deleteProperty(window, 'BarcodeDetector');
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1080, height: 1080 });
      const brush = canvas.getContext('2d');
      const module = Math.floor(1080 / size);
      const drawFrame = () => {
        if (!brush) return;
        brush.fillStyle = 'white';
        brush.fillRect(0, 0, 1080, 1080);
        brush.fillStyle = 'black';
        for (const { x, y, width } of runs) brush.fillRect(x * module, y * module, width * module, module);
      };
      drawFrame();
      setInterval(drawFrame, 100);
      return canvas.captureStream();
    };
  }, code);
  await page.goto('/home');
  await workerReady(page);
  await page.goto('/v');
  await context.setOffline(true);

  const expectGenuine = async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('checkPassport.genuine'), exact: true })).toBeVisible();
    await expect(page.getByText(t('checkPassport.notAsked'))).toBeVisible();
  };
  await page.getByRole('button', { name: t('checkPassport.camera') }).click();
  await expectGenuine();

  await page.goto('/v');
  await page.goto(url);
  await expectGenuine();
});

test('R13.5 the first visit saves the page', async ({ page, context, member, t }) => {
  const url = await signPassport(member, (await member.addsPet()).id);
  await page.goto('/v');
  await expect(page.getByText(t('checkPassport.saved'))).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('checkPassport.title') })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: t('checkPassport.genuine'), exact: true })).toBeVisible();
});

test('R13.5 changed, unknown, and revoked passports are distinguished', async ({ guest, member, t }) => {
  const pet = await member.addsPet();
  const url = await signPassport(member, pet.id);
  const title = (name: string) => guest.getByRole('heading', { level: 1, name });

  await guest.goto(url.replace(/.{30}$/, 'A'.repeat(30)));
  await expect(title(t('checkPassport.changed'))).toBeVisible();
  await expect(guest.getByText(pet.name)).toHaveCount(0);
  await expectAccessible(guest);

  const header = Buffer.from(JSON.stringify({ alg: 'ES256', zip: 'DEF', kid: 'nobody' })).toString('base64url');
  await guest.goto('/terms');
  await guest.goto(url.replace(/#[^.]+/, `#${header}`));
  await expect(title(t('checkPassport.unknown'))).toBeVisible();

  await member.delete(`/api/pets/${pet.id}/signed-passport`);
  await guest.goto('/terms');
  await guest.goto(url);
  await expect(title(t('checkPassport.revoked'))).toBeVisible();
});

test('R13.5 HTML in every field stays text', async ({ guest, member, t }) => {
  const pet = await member.addsPet({ name: evil, breed: evil, colour: evil });
  const common = { startsOn: '2026-01-01', frequency: 'SID' };
  await member.post(`/api/pets/${pet.id}/medications`, { ...common, name: evil, dosage: evil });
  await member.post(`/api/pets/${pet.id}/allergies`, { allergen: evil, severity: 'severe' });
  await member.post(`/api/pets/${pet.id}/vaccinations`, { vaccine: evil, givenOn: '2026-01-02' });
  await guest.goto(await signPassport(member, pet.id));

  await expect(guest.getByText('<img src=x').first()).toBeVisible();
  await expect(guest.locator('main img')).toHaveCount(0);
  await expect(guest).toHaveTitle(t('checkPassport.title'));
});

test('R13.5 the page loads at most 30 KB of its own script', async ({ guest, t }) => {
  const scripts: string[] = [];
  guest.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await guest.goto('/v');
  await expect(guest.getByRole('heading', { level: 1, name: t('checkPassport.title') })).toBeVisible();

  expect(scripts).toEqual([`${appUrl()}/v/check.js`]);
  const response = await guest.request.get('/v/check.js');
  expect((await response.body()).length).toBeLessThan(30_000);
});
