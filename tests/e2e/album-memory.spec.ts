import { expect, test } from '../support/browser';
import { addsPhoto, aPhoto } from '../support/photos';

test.describe.configure({ timeout: 120_000 });

const PHOTOS = 12;
const VISITS = 20;
/** Elements and texts of a tile. Chromium once kept all tiles of each visit. */
const NODES_PER_TILE = 6;

test('R7.7 leaving the album frees its photos', async ({ page, context, member, t }) => {
  const pet = await member.addsPet();
  const file = await aPhoto({ width: 400, height: 300 });
  for (let n = 0; n < PHOTOS; n += 1)
    await addsPhoto(member, pet.id, {
      file,
      fields: { takenAt: `2025-${String((n % 12) + 1).padStart(2, '0')}-03T12:00:00Z` },
    });
  const cdp = await context.newCDPSession(page);
  const openTab = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  const tiles = page.locator('.photo-tile');
  const visitAlbum = async () => {
    await openTab(t('pets.nav.social'));
    await expect(tiles).toHaveCount(PHOTOS);
    await tiles.last().scrollIntoViewIfNeeded();
    await openTab(t('pets.nav.health'));
    await expect(tiles).toHaveCount(0);
  };
  const countNodes = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return (await cdp.send('Memory.getDOMCounters')).nodes;
  };

  await page.goto(`/pets/${pet.id}`);
  await visitAlbum();
  await visitAlbum();
  const before = await countNodes();
  for (let visit = 0; visit < VISITS; visit += 1) await visitAlbum();

  // One page may stay in memory for a while. A leak keeps all of them.
  await expect.poll(async () => (await countNodes()) - before).toBeLessThan((VISITS * PHOTOS * NODES_PER_TILE) / 2);
});
