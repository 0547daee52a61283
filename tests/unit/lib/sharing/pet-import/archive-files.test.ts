import { makeZip } from 'client-zip';
import { zipSync } from 'fflate';
import { DamagedArchiveError, listFiles, readFile } from '@/lib/sharing/pet-import/archive-files';
import { importLimits } from '@/lib/sharing/pet-import/vocabulary';

const name = 'photos/1.webp';
const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 7);
const MiB = 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;
type Entries = [string, Bytes][];

/** Packed like an export: streamed, uncompressed, with the sizes after each file. */
async function anExport(entries: Entries): Promise<Bytes> {
  const files = entries.map(([name, input]) => ({ name, input, lastModified: new Date(0) }));
  return new Uint8Array(await new Response(makeZip(files)).arrayBuffer());
}

const packed = (file: Bytes, level: 0 | 9 = 9) => zipSync({ [name]: [file, { level }] }) as Bytes;

async function read(archive: Bytes, wanted = name): Promise<Bytes | undefined> {
  const blob = new Blob([archive]);
  const file = (await listFiles(blob)).get(wanted);
  return file && new Uint8Array(await (await readFile(blob, file)).arrayBuffer());
}

/** Copy with another value at the offset from the directory's first entry, or the header's. */
function changed(archive: Bytes, signature: number[], offset: number, values: number[]): Bytes {
  const at = Buffer.from(archive).lastIndexOf(Buffer.from([0x50, 0x4b, ...signature]));
  const copy = archive.slice();
  copy.set(values, at + offset);
  return copy;
}
const inDirectory = (archive: Bytes, offset: number, values: number[]) => changed(archive, [1, 2], offset, values);
const inHeader = (archive: Bytes, offset: number, values: number[]) => changed(archive, [3, 4], offset, values);
const inEnd = (archive: Bytes, offset: number, values: number[]) => changed(archive, [5, 6], offset, values);

test('R7.24 reads single files of an export', async () => {
  const archive = await anExport([
    ['pawfolio.json', new Uint8Array(3)],
    [name, bytes],
    ['documents/2-Núria ☂.pdf', bytes.slice(0, 9)],
  ]);

  expect(await read(archive)).toEqual(bytes);
  expect(await read(archive, 'documents/2-Núria ☂.pdf')).toEqual(bytes.slice(0, 9));
  expect(await read(archive, 'photos/2.webp')).toBeUndefined();
});

test('R7.24 reads files that another program compressed', async () => {
  expect(await read(packed(bytes))).toEqual(bytes);
  expect(await read(packed(bytes, 0))).toEqual(bytes);
});

test('R7.24 refuses archives with a damaged directory', async () => {
  const whole = packed(bytes);
  const twice = zipSync({ [name]: bytes, 'photos/2.webp': bytes }) as Bytes;
  const archives: [string, Bytes][] = [
    ['empty', new Uint8Array()],
    ['other data', bytes],
    ['truncated', whole.slice(0, -5)],
    ['directory outside', inEnd(whole, 16, [255, 255, 255, 127])],
    ['directory elsewhere', inEnd(whole, 16, [0, 0])],
    ['more files than entries', inEnd(whole, 10, [9, 0])],
    ['large without its numbers', inEnd(whole, 16, [255, 255, 255, 255])],
    ['too large a directory', inEnd(whole, 12, [0, 0, 0, 5])],
    ['encrypted', inDirectory(whole, 8, [1, 0])],
    ['unknown method', inDirectory(whole, 10, [12, 0])],
    ['name used twice', inDirectory(twice, 46, [...Buffer.from(name)])],
  ];

  for (const [what, archive] of archives) {
    const problem = await listFiles(new Blob([archive])).catch((error) => error);
    expect([what, problem]).toEqual([what, expect.any(DamagedArchiveError)]);
  }
});

test('R7.24 refuses files that differ from the directory', async () => {
  const whole = packed(bytes);
  const stored = packed(bytes, 0);
  const bomb = packed(new Uint8Array(64 * MiB));
  const archives: [string, Bytes][] = [
    ['longer than its size', inDirectory(whole, 24, [1, 0])],
    ['shorter than its size', inDirectory(whole, 24, [0, 32])],
    ['bomb', bomb],
    ['bomb with a small size', inDirectory(bomb, 24, [0, 0, 1, 0])],
    ['no header', inHeader(whole, 0, [0])],
    ['header outside', inDirectory(whole, 42, [255, 255, 255, 127])],
    ['end outside', inDirectory(inDirectory(stored, 20, [0, 0, 64, 0]), 24, [0, 0, 64, 0])],
    ['damaged', inHeader(whole, 30 + name.length, [255, 255, 255])],
  ];
  for (const [what, archive] of archives) {
    const problem = await read(archive).catch((error) => error);
    expect([what, problem]).toEqual([what, expect.any(DamagedArchiveError)]);
  }
});

test('R7.24 treats paths to other folders as ordinary names', async () => {
  const archive = zipSync({ '../photos/1.webp': bytes, '/photos/1.webp': bytes }) as Bytes;

  expect(await read(archive)).toBeUndefined();
  expect((await listFiles(new Blob([archive]))).size).toBeLessThan(importLimits.archiveFiles);
});

/** Export of empty files, copied from one, because packing them takes half a minute. */
async function anExportOf(count: number): Promise<Blob> {
  const nameOf = (index: number) => `photos/${String(index).padStart(6, '0')}.webp`;
  const one = Buffer.from(await anExport([[nameOf(0), new Uint8Array()]]));
  const [entryAt, endAt] = [one.indexOf('PK\u0001\u0002'), one.length - 22];
  const file = one.subarray(0, entryAt);
  const entry = one.subarray(entryAt, endAt);
  const files = Buffer.alloc(file.length * count);
  const entries = Buffer.alloc(entry.length * count);
  for (let index = 0; index < count; index += 1) {
    file.copy(files, index * file.length);
    files.write(nameOf(index), index * file.length + 30);
    entry.copy(entries, index * entry.length);
    entries.writeUInt32LE(index * file.length, index * entry.length + 42);
    entries.write(nameOf(index), index * entry.length + 46);
  }
  const end = Buffer.from(one.subarray(endAt));
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(files.length, 16);
  return new Blob([files, entries, end]);
}

test('R7.24 reads an export of 100,000 files within seconds', async () => {
  const archive = await anExportOf(100_000);
  const started = performance.now();
  const files = await listFiles(archive);
  expect(files.size).toBe(100_000);
  expect(performance.now() - started).toBeLessThan(5000);
  const last = files.get('photos/099999.webp');
  expect(last && (await (await readFile(archive, last)).arrayBuffer()).byteLength).toBe(0);
});

test('R7.24 refuses more than 200,000 files', async () => {
  const one = packed(new Uint8Array(), 0);
  const directory = one.slice(-22 - 46 - name.length, -22);
  const many = new Uint8Array(directory.length * 200_001);
  for (let index = 0; index < 200_001; index += 1) {
    many.set(directory, index * directory.length);
    many.set(Buffer.from(String(index).padStart(name.length, '0')), index * directory.length + 46);
  }
  const end = one.slice(-22);
  end.set([255, 255], 10);
  new DataView(end.buffer).setUint32(12, many.length, true);
  new DataView(end.buffer).setUint32(16, 0, true);
  await expect(listFiles(new Blob([many, end]))).rejects.toThrow(DamagedArchiveError);
  new DataView(end.buffer).setUint32(12, many.length - directory.length, true);
  expect((await listFiles(new Blob([many.slice(directory.length), end]))).size).toBe(200_000);
});

test('R7.24 reads the numbers of an archive over 4 GB', async () => {
  const archive = await anExport([[name, bytes]]);
  const [directory, end] = [archive.slice(-22 - 46 - name.length, -22), archive.slice(-22)];
  const [start, offset] = [archive.slice(0, -22 - directory.length), archive.length - 22 - directory.length];
  const extra = new DataView(new ArrayBuffer(12));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 8, true);
  new DataView(directory.buffer).setUint16(30, 12, true);
  new DataView(directory.buffer).setUint32(42, 0xffffffff, true);
  const largeEnd = new DataView(new ArrayBuffer(76));
  largeEnd.setUint32(0, 0x06064b50, true);
  largeEnd.setBigUint64(40, BigInt(directory.length + 12), true);
  largeEnd.setBigUint64(48, BigInt(offset), true);
  largeEnd.setUint32(56, 0x07064b50, true);
  largeEnd.setBigUint64(64, BigInt(offset + directory.length + 12), true);
  end.set([255, 255, 255, 255], 16);
  const large = new Blob([start, directory, extra, largeEnd, end]);
  expect(await read(new Uint8Array(await large.arrayBuffer()))).toEqual(bytes);
});
