import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packEntry, type TarEntry, tarEnd, unpack } from '@/lib/core/backup/tar';

const files = [
  { name: 'empty', bytes: Buffer.alloc(0) },
  { name: 'tables/Pet/000001.jsonl', bytes: Buffer.from('{"name":"Ñandú"}\n') },
  { name: 'exactly', bytes: Buffer.alloc(512, 7) },
  { name: `files/${'long/'.repeat(30)}photo-large.webp`, bytes: Buffer.alloc(700, 1) },
  { name: 'manifest.json', bytes: Buffer.from('{}') },
];
const packed = Buffer.concat([...files.flatMap((file) => [...packEntry(file)]), tarEnd]);

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(bytes: Buffer, size = 1000): Promise<TarEntry[]> {
  const found: TarEntry[] = [];
  for await (const entry of unpack(inPieces(bytes, size))) found.push(entry);
  return found;
}

test('what goes into an archive comes out of it, however it is cut on the way', async () => {
  for (const size of [1, 511, 512, 4096, packed.length]) expect(await readAll(packed, size)).toEqual(files);
});

test('the tar of any system reads it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pawfolio-tar-'));
  writeFileSync(join(folder, 'a.tar'), packed);
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder });
  for (const { name, bytes } of files) expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('one that is cut off, or is something else, is refused', async () => {
  for (const length of [0, 100, 512, 1100, packed.length - 1024]) {
    await expect(readAll(packed.subarray(0, length))).rejects.toThrow('The archive is damaged: it ends too early.');
  }
  await expect(readAll(Buffer.alloc(4096, 65))).rejects.toThrow('a header is not one');
  const huge = Buffer.from(packed);
  huge.write('77777777777', 124, 'latin1');
  await expect(readAll(huge)).rejects.toThrow(/damaged/);
});
