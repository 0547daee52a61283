import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { packEntries, type TarEntry, unpack } from '@/lib/core/backup/tar';

const files = [
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'tables/Pet/000001.jsonl', bytes: Buffer.from('{"name":"Ñandú"}\n') },
  { name: 'exactly', bytes: Buffer.alloc(512, 7) },
  { name: `files/${'long/'.repeat(30)}photo-large.webp`, bytes: Buffer.alloc(700, 1) },
  { name: 'manifest.json', bytes: Buffer.from('{}') },
];
let archiveBytes: Buffer;
beforeAll(async () => {
  archiveBytes = await buffer(packEntries(Readable.from(files)));
});

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(bytes: Buffer, size = 1000): Promise<TarEntry[]> {
  const foundEntries: TarEntry[] = [];
  for await (const entry of unpack(inPieces(bytes, size))) foundEntries.push(entry);
  return foundEntries;
}

test('an archive round trip works with any chunk size', async () => {
  for (const size of [1, 511, 512, 4096, archiveBytes.length]) expect(await readAll(archiveBytes, size)).toEqual(files);
});

test('the system’s tar can read the archive', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawfolio-tar-'));
  writeFileSync(join(folder, 'a.tar'), archiveBytes);
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
  for (const { name, bytes } of files) expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('a truncated or foreign archive is refused', async () => {
  for (const length of [100, 512 * 2 + 5, archiveBytes.length - 1024 - 700]) {
    await expect(readAll(archiveBytes.subarray(0, length))).rejects.toThrow(
      'The archive is damaged: Unexpected end of data.',
    );
  }
  await expect(readAll(Buffer.alloc(4096, 65))).rejects.toThrow(/^The archive is damaged: Invalid tar header/);
});

test('an entry that claims to be too large is refused unread', async () => {
  const huge = await buffer(packEntries(Readable.from([{ name: 'huge', bytes: Buffer.alloc(1) }])));
  const claimedSize = `${(65 * 1024 * 1024).toString(8).padStart(11, '0')}\0`;
  huge.write(claimedSize, 124, 'latin1');
  huge.write('        ', 148, 'latin1');
  const sum = huge.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  huge.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');

  await expect(readAll(huge)).rejects.toThrow('The archive is damaged: a part of it is too large.');
});

test('read and write errors of an archive keep their message', async () => {
  async function* failing() {
    yield { name: 'first', bytes: Buffer.from('1') };
    throw new Error('The disk is full');
  }
  await expect(buffer(packEntries(failing()))).rejects.toThrow('The disk is full');

  async function* tornArchive() {
    yield archiveBytes.subarray(0, 700);
    throw new Error('The file was taken away');
  }
  const entries = unpack(tornArchive());
  await entries.next();
  await expect(entries.next()).rejects.toThrow('The file was taken away');
});
