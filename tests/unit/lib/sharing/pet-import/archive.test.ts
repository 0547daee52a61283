import { makeZip } from 'client-zip';
import { strToU8, zipSync } from 'fflate';
import { archiveStart } from '@/lib/sharing/pet-import/archive-start';
import { readArchive } from '@/lib/sharing/pet-import/calls/archive';
import { importLimits } from '@/lib/sharing/pet-import/vocabulary';

const data = { pets: [{ name: 'Núria "PK" ☂' }], note: 'PK\u0007\u0008 PK\u0003\u0004' };
const text = JSON.stringify(data);

/** Packed like an export: streamed, with the sizes after each file. */
async function anExport(files: [string, string | Uint8Array<ArrayBuffer>][]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = files.map(([name, input]) => ({ name, input, lastModified: new Date(0) }));
  return new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
}

const refusalWith = (code: string) => expect.objectContaining({ code });

function codeOf(archive: Uint8Array): unknown {
  try {
    return readArchive(archive);
  } catch (error) {
    return error;
  }
}

test('R7.22 reads the data of an export and of its start', async () => {
  const whole = await anExport([
    ['pawfolio.json', text],
    ['pets.csv', 'name\n'],
    ['photos/1.webp', new Uint8Array(300_000)],
  ]);
  const start = archiveStart(whole);

  expect(readArchive(whole)).toEqual(data);
  expect(readArchive(start)).toEqual(data);
  expect(start.length).toBeLessThan(text.length + 200);
});

test('R7.22 reads an archive that another program compressed', () => {
  const packedArchive = zipSync({ 'photos/1.webp': new Uint8Array(20_000), 'pawfolio.json': strToU8(text) });

  expect(readArchive(packedArchive)).toEqual(data);
  expect(archiveStart(new Uint8Array(packedArchive))).toHaveLength(packedArchive.length);
});

test('R7.22 refuses a file that is not an export', async () => {
  const half = (await anExport([['pawfolio.json', text]])).subarray(0, 60);
  const brokenArchive = await anExport([['pawfolio.json', text.slice(0, -1)]]);
  const elsewhere = zipSync({ '../pawfolio.json': strToU8(text), 'a/pawfolio.json': strToU8(text) });
  const damagedArchive = zipSync({ 'pawfolio.json': strToU8(text.repeat(50)) }).fill(255, 60, 80);
  const wrongText = await anExport([['pawfolio.json', new Uint8Array([34, 255, 34])]]);

  const archives = [
    half,
    brokenArchive,
    elsewhere,
    damagedArchive,
    wrongText,
    new Uint8Array(),
    strToU8('PK'),
    strToU8(text),
  ];

  expect(archives.map(codeOf)).toEqual(archives.map(() => refusalWith('invalid')));
});

test('R7.22 stops unpacking a bomb at the limit', () => {
  const bomb = zipSync({ 'pawfolio.json': new Uint8Array(importLimits.data + 1) }, { level: 9 });

  expect(bomb.length).toBeLessThan(100_000);
  expect(codeOf(bomb)).toEqual(refusalWith('too_large'));
});

test('R7.22 refuses an archive with too many files', () => {
  const names = Array.from({ length: importLimits.files + 1 }, (_, index) => [`${index}`, new Uint8Array()]);

  expect(codeOf(zipSync(Object.fromEntries(names)))).toEqual(refusalWith('too_large'));
});
