import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/browser';
import { makesLink, passOf } from '../support/passes';

test.use({ locale: 'es', contextOptions: { reducedMotion: 'no-preference' } });

async function pullToast(page: Page, toast: Locator, by: number): Promise<void> {
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast to pull');
  const from = { x: box.x + 24, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by / 2, from.y, { steps: 4 });
  await page.mouse.move(from.x + by, from.y, { steps: 4 });
  await page.mouse.up();
}

test(
  'R2.12 one toast shows at a time, reachable by F8, dismissible by swipe',
  { tag: '@both-widths' },
  async ({ page, member, t }, { project }) => {
    const long = 'Maximiliano de la Santísima Trinidad';
    for (const name of ['Luna', long]) await member.addsPet({ name });
    await page.goto('/pets');
    for (const name of ['Luna', long]) {
      await page.getByRole('link', { name: new RegExp(name) }).click();
      const remove = page.getByRole('button', { name: t('pets.detail.delete', { name }) });
      // Scrolls, so that the previous toast does not cover the button.
      await remove.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await remove.click();
      await expect(page.getByText(t('pets.detail.deleted', { name }), { exact: true })).toBeVisible();
    }
    const region = page.getByRole('region', { name: t('shell.notifications', { hotkey: 'F8' }) });
    const toast = region.getByRole('listitem');

    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText(t('pets.detail.deleted', { name: long }));
    await page.keyboard.press('F8');
    await expect(region.getByRole('list')).toBeFocused();
    await expectAccessible(page);

    const box = await toast.boundingBox();
    expect(box?.height).toBeLessThan(72);
    await expect(toast.getByRole('button', { name: t('common.undo') })).toBeInViewport({ ratio: 1 });
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    if (project.name === 'phone') {
      const add = await page.getByRole('button', { name: t('shell.quickAdd') }).boundingBox();
      expect(bottom).toBeLessThan(add?.y ?? 0);
      expect(bottom).toBeGreaterThan((add?.y ?? 0) - 24);
    } else expect(bottom).toBeGreaterThan(640);

    await pullToast(page, toast, 40);
    await expect(toast).toBeVisible();
    await pullToast(page, toast, 70);
    await expect(toast).toHaveCount(0);
  },
);

test('R7.1 deleted pets are listed and can be restored', async ({ page, member, t }) => {
  const luna = await member.addsPet({ name: 'Luna' });
  await member.delete(`/api/pets/${luna.id}`);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: t('pets.list.emptyTitle') })).toBeVisible();

  await page.getByText(t('pets.list.bin')).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('pets.list.restorePet', { name: 'Luna' }) }).click();
  await expect(page.getByRole('link', { name: /Luna/ })).toBeVisible();
  await expect(page.getByText(t('pets.list.bin'))).toBeHidden();
});

test('R9.1 a new link’s pass is in view, with Copy within thumb reach', async ({ page, context, member, t }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pet = await member.addsPet({ name: 'Luna' });
  await page.goto(`/pets/${pet.id}/share`);
  await makesLink(page, t, 'vet');
  const copy = passOf(page, t).getByRole('button', { name: t('sharing.copy') });

  await expect(copy).toBeInViewport({ ratio: 1 });
  await copy.click();
  await expect(page.getByText(t('sharing.copied'), { exact: true })).toBeVisible();
});
