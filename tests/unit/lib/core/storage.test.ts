import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Storage } from '@/lib/core/storage/contract';
import { checkKey } from '@/lib/core/storage/keys';
import { localStorage } from '@/lib/core/storage/local';

let directory: string;
let storage: Storage;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storage-'));
  storage = localStorage(path.join(directory, 'files'));
});
afterEach(() => rm(directory, { recursive: true }));

async function keys(olderThan = new Date('2100-01-01')): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(olderThan)) found.push(key);
  return found.sort();
}

describe('local storage', () => {
  test('gives back what was put, null for what is not there', async () => {
    await storage.put('pets/1/a-large.webp', Buffer.from('content'));
    expect(await storage.get('pets/1/a-large.webp')).toEqual(Buffer.from('content'));
    expect(await storage.get('pets/1/b.webp')).toBeNull();
    expect(await storage.get('pets/1/a-large.webp/b')).toBeNull();
  });

  test('leaves no temporary file behind, neither after success nor after a failure', async () => {
    await storage.put('pets/1/a', Buffer.from('x'));
    await expect(storage.put('pets/1', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(path.join(directory, 'files', '.incoming'))).toEqual([]);
  });

  test('twenty writers of one key leave one whole content', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(contents.map((content) => storage.put('pets/1/a', content)));
    expect(contents).toContainEqual(await storage.get('pets/1/a'));
  });

  test('removes by prefix, and a folder only by its whole name', async () => {
    for (const key of ['pets/1/a-small', 'pets/1/a-large', 'pets/1/b', 'pets/12/c'])
      await storage.put(key, Buffer.from(key));
    await storage.remove('pets/1/a-');
    expect(await keys()).toEqual(['pets/1/b', 'pets/12/c']);
    await storage.remove('pets/1/');
    await storage.remove('pets/none/');
    await storage.remove('none/none');
    expect(await keys()).toEqual(['pets/12/c']);
  });

  test('lists only what is older, and never a half-written file', async () => {
    await storage.put('pets/1/old', Buffer.from('x'));
    await storage.put('pets/1/new', Buffer.from('x'));
    await writeFile(path.join(directory, 'files', '.incoming', 'half'), 'x');
    await utimes(path.join(directory, 'files', 'pets/1/old'), 1_000, 1_000);
    expect(await keys(new Date('2020-01-01'))).toEqual(['pets/1/old']);
    expect(await keys()).toEqual(['pets/1/new', 'pets/1/old']);
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
