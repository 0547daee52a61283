import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Storage } from '@/lib/core/storage/contract';
import { diskFailure } from '@/lib/core/storage/failure';
import { checkKey } from '@/lib/core/storage/keys';
import { localStorage } from '@/lib/core/storage/local';
import { s3Storage } from '@/lib/core/storage/s3';
import { startS3 } from '@/tests/support/s3-server';

// The provoked failures would fill the log.
process.env.LOG_LEVEL = 'silent';

const FAR = new Date('2100-01-01');
const unavailable = { code: 'unavailable', status: 503, detail: { retryAfter: 10 } };

async function keys(storage: Storage, olderThan = FAR): Promise<string[]> {
  const foundKeys: string[] = [];
  for await (const key of storage.list(olderThan)) foundKeys.push(key);
  return foundKeys.sort();
}

let directory: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storage-'));
});
afterEach(() => rm(directory, { recursive: true }));

const kinds: [string, () => Promise<Storage>][] = [
  ['a directory', async () => localStorage(path.join(directory, 'files'))],
  [
    'a bucket',
    async () => {
      const storage = s3Storage(s3.options);
      await storage.remove('pets/');
      return storage;
    },
  ],
];

describe.each(kinds)('storage in %s', (_, open) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  test('returns stored content, or null for missing keys', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (__, index) => index % 256));
    await storage.put('pets/1/a-large.webp', bytes);
    expect(await storage.get('pets/1/a-large.webp')).toEqual(bytes);
    expect(await storage.get('pets/1/b.webp')).toBeNull();
    expect(await storage.get('pets/1/a-large.webp/b')).toBeNull();
  });

  test('accepts an empty file and one of 5 MB', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 7);
    await storage.put('pets/1/empty', Buffer.alloc(0));
    await storage.put('pets/1/large', large);
    expect(await storage.get('pets/1/empty')).toEqual(Buffer.alloc(0));
    expect((await storage.get('pets/1/large'))?.equals(large)).toBe(true);
  });

  test('removes by prefix, and folders only by their full name', async () => {
    for (const key of ['pets/1/a-small', 'pets/1/a-large', 'pets/1/b', 'pets/12/c'])
      await storage.put(key, Buffer.from(key));
    await storage.remove('pets/1/a-');
    expect(await keys(storage)).toEqual(['pets/1/b', 'pets/12/c']);

    await storage.remove('pets/1/');
    await storage.remove('pets/none/');
    await storage.remove('none/none');
    expect(await keys(storage)).toEqual(['pets/12/c']);
  });

  test('lists only older files', async () => {
    await storage.put('pets/1/new', Buffer.from('x'));
    expect(await keys(storage)).toEqual(['pets/1/new']);
    expect(await keys(storage, new Date('2020-01-01'))).toEqual([]);
  });

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../a',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    '.incoming/a',
    'a/.b',
    'A',
    'a\\b',
    'a b',
    'a\0',
    'ä',
    'x'.repeat(301),
  ])('refuses the key %j', async (key) => {
    expect(() => checkKey(key)).toThrow('Bad storage key');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Bad storage key');
    await expect(storage.get(key)).rejects.toThrow('Bad storage key');
  });

  test.each(['', '/', '..', '../', 'a/../', './'])('refuses the prefix %j', async (prefix) => {
    await expect(storage.remove(prefix)).rejects.toThrow('Bad storage key');
  });
});

describe('storage in a directory', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = localStorage(path.join(directory, 'files'));
  });

  test('leaves no temporary file behind after success or failure', async () => {
    await storage.put('pets/1/a', Buffer.from('x'));
    await expect(storage.put('pets/1', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(path.join(directory, 'files', '.incoming'))).toEqual([]);
  });

  test('twenty concurrent writes of one key leave one intact content', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(contents.map((content) => storage.put('pets/1/a', content)));
    expect(contents).toContainEqual(await storage.get('pets/1/a'));
  });

  test('lists by age, without half-written files', async () => {
    await storage.put('pets/1/old', Buffer.from('x'));
    await storage.put('pets/1/new', Buffer.from('x'));
    await writeFile(path.join(directory, 'files', '.incoming', 'half'), 'x');
    await utimes(path.join(directory, 'files', 'pets/1/old'), 1_000, 1_000);
    expect(await keys(storage, new Date('2020-01-01'))).toEqual(['pets/1/old']);
    expect(await keys(storage)).toEqual(['pets/1/new', 'pets/1/old']);
  });

  test('a full disk is reported as temporary, without the system error', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(diskFailure(full)).toMatchObject({ ...unavailable, message: expect.not.stringMatching(/ENOSPC|dev/) });
    const other = new Error('other');
    expect(diskFailure(other)).toBe(other);
  });
});
