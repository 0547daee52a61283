import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import * as folders from '@/lib/core/db/data-folder';
import { closeEmbedded, openEmbedded } from '@/lib/core/db/embedded';

jest.mock('@/lib/core/db/data-folder');
jest.mock('@/lib/core/config/env', () => ({ env: () => ({ DATA_DIR: process.env.TEST_FOLDER }) }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawfolio-embedded-'));
  process.env.TEST_FOLDER = folder;
});
afterEach(async () => {
  await closeEmbedded().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

const full = `The disk that holds`;

test('R14.1 a full disk is reported at startup, before anything is written', async () => {
  jest.mocked(folders.isDiskFull).mockResolvedValueOnce(true);

  await expect(openEmbedded()).rejects.toThrow(`${full} ${folder} is full. Free some space and start again.`);

  expect(await readdir(folder)).toEqual([]);
});

test.each([
  [true, `is full. Free some space`],
  [false, 'does not open (ENOSPC): restore a backup'],
])('R14.1 a database that fails to open reports a full disk: %s', async (isFull, message) => {
  jest.mocked(folders.isDiskFull).mockResolvedValueOnce(false).mockResolvedValueOnce(isFull);
  jest.spyOn(PGlite, 'create').mockRejectedValueOnce(new Error('ENOSPC'));

  await expect(openEmbedded()).rejects.toThrow(message);
});
