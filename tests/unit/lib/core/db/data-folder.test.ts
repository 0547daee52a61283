import { mkdir, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDatabaseFolder, isDiskFull, makeDataFolder } from '@/lib/core/db/data-folder';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual('node:fs/promises');
  return { ...real, statfs: jest.fn(real.statfs) };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawfolio-data-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('R14.1 a folder without PG_VERSION is rejected and left unchanged', async () => {
  await mkdir(join(folder, 'base'));
  await writeFile(join(folder, 'migrated'), 'x');
  await expect(checkDatabaseFolder(folder)).rejects.toThrow(/no complete database.*Restore a backup/);
  expect((await readdir(folder)).toSorted()).toEqual(['base', 'migrated']);

  await writeFile(join(folder, 'PG_VERSION'), '17');
  await expect(checkDatabaseFolder(folder)).resolves.toBeUndefined();
});

test('an empty or missing folder is accepted', async () => {
  await expect(checkDatabaseFolder(folder)).resolves.toBeUndefined();
  await expect(checkDatabaseFolder(join(folder, 'db'))).resolves.toBeUndefined();
});

test('R14.1 a file at the database path is reported with advice', async () => {
  const file = join(folder, 'db');
  await writeFile(file, 'x');
  await expect(checkDatabaseFolder(file)).rejects.toThrow(`${file} is a file, not a folder. Move it away`);
});

test('R14.1 a data folder that cannot be created is reported with advice', async () => {
  const file = join(folder, 'data');
  await writeFile(file, 'x');
  await expect(makeDataFolder(file)).rejects.toThrow(`${file} is a file, not a folder`);
  await expect(makeDataFolder(join(file, 'deeper'))).rejects.toThrow(/can't be made \(ENOTDIR\).*DATA_DIR/);
  await expect(makeDataFolder(join(folder, 'a', 'b'))).resolves.toBeUndefined();
  await expect(makeDataFolder(join(folder, 'a', 'b'))).resolves.toBeUndefined();
});

test('a disk counts as full below one log segment', async () => {
  const free = (bavail: number) => jest.mocked(statfs).mockResolvedValueOnce({ bavail, bsize: 1024 } as never);
  free(16 * 1024);
  expect(await isDiskFull(folder)).toBe(false);
  free(16 * 1024 - 1);
  expect(await isDiskFull(folder)).toBe(true);
  expect(await isDiskFull(join(folder, 'nothing'))).toBe(false);
});
