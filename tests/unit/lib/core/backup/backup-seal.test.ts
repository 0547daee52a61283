import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { FORMAT } from '@/lib/core/backup/contract';
import { checkArchive } from '@/lib/core/backup/read';
import { makeSeal } from '@/lib/core/backup/seal';
import { createTally } from '@/lib/core/backup/sums';
import { packEntries, type TarEntry } from '@/lib/core/backup/tar';

const SECRET = 'the secret of this installation';
const folder = mkdtempSync(join(tmpdir(), 'pawfolio-seal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const entry = (name: string, text: string): TarEntry => ({ name, bytes: Buffer.from(text) });
const pets = entry('tables/Pet/000001.jsonl', '{"name":"Luna"}\n{"name":"Milo"}\n');
const users = entry('tables/User/000001.jsonl', '{"name":"Ana"}\n');
const photo = entry('files/pets/1/photo.webp', 'a photo');

const linesIn = ({ bytes }: TarEntry) => bytes.toString().split('\n').length - 1;

function manifestOf(entries: TarEntry[], format = FORMAT): TarEntry {
  const files = createTally();
  const tables: Record<string, unknown> = {};
  for (const one of entries) {
    if (one.name.startsWith('files/')) files.addFile(one.name.slice('files/'.length), one.bytes);
    else {
      const rows = createTally();
      rows.add(linesIn(one), one.bytes);
      tables[one.name.split('/')[1] ?? ''] = rows.sum();
    }
  }
  const manifest = { format, version: '1', madeAt: '', migrations: [], authSecret: '', tables };
  return entry('manifest.json', JSON.stringify({ ...manifest, jobs: createTally().sum(), files: files.sum() }));
}

function sealOf(entries: TarEntry[], secret = SECRET): TarEntry {
  const whole = createTally();
  for (const { name, bytes } of entries) whole.addFile(name, bytes);
  return { name: 'seal.json', bytes: makeSeal(whole.sum().sha256, secret) };
}

async function checkEntries(entries: TarEntry[], { sealedWith = [SECRET], unsealed = false } = {}): Promise<string> {
  const file = join(folder, 'archive.tar.gz');
  writeFileSync(file, gzipSync(await buffer(packEntries(Readable.from(entries)))));
  const checkResult = checkArchive(file, { sealedWith, unsealed });
  return checkResult.then(
    () => 'taken',
    ({ message }: Error) => message.split(':')[0] ?? '',
  );
}

const archiveEntries = [pets, users, photo];
const whole = [...archiveEntries, manifestOf(archiveEntries)];
const seal = sealOf(whole);
const DOES_NOT_FIT = 'The seal does not fit';
const NOT_SEALED = 'The archive is not sealed';

const forgeEntries = (entries: TarEntry[]) => [...entries, manifestOf(entries), seal];

test('R8.2 an unchanged archive is accepted with any matching secret', async () => {
  expect(await checkEntries([...whole, seal])).toBe('taken');
  expect(await checkEntries([...whole, seal], { sealedWith: ['a passphrase', SECRET] })).toBe('taken');
});

test.each<[string, TarEntry[]]>([
  ['a row changed', forgeEntries([entry(pets.name, '{"name":"Lina"}\n{"name":"Milo"}\n'), users, photo])],
  ['a row removed', forgeEntries([entry(pets.name, '{"name":"Luna"}\n'), users, photo])],
  ['a file replaced', forgeEntries([pets, users, entry(photo.name, 'another')])],
  ['a part left out', forgeEntries([pets, users])],
  ['a part added', forgeEntries([...archiveEntries, entry('files/pets/1/other.webp', 'more')])],
  ['parts in another order', forgeEntries([users, pets, photo])],
  ['rows under another name', forgeEntries([entry('tables/Dog/000001.jsonl', pets.bytes.toString()), users, photo])],
  ['a manifest changed', [...archiveEntries, entry('manifest.json', `${manifestOf(archiveEntries).bytes} `), seal]],
  ['the seal of another secret', [...whole, sealOf(whole, 'another secret')]],
  ['an invalid seal', [...whole, entry('seal.json', '{"salt":"","hmac":""}')]],
])('R8.2 the seal does not match: %s', async (_, entries) => {
  expect(await checkEntries(entries)).toBe(DOES_NOT_FIT);
});

test('R8.2 an archive without a seal is rejected unless explicitly allowed', async () => {
  expect(await checkEntries(whole)).toBe(NOT_SEALED);
  expect(await checkEntries(forgeEntries([users]), { unsealed: true })).toBe('taken');
});

test('R8.2 archives containing a secret or in older formats are rejected', async () => {
  const options = { unsealed: true };
  const secret = entry('secrets/secret', SECRET);
  const withSecret = await checkEntries([...archiveEntries, secret, manifestOf(archiveEntries), seal], options);
  const old = await checkEntries([...archiveEntries, manifestOf(archiveEntries, 2), seal], options);
  for (const refusal of [withSecret, old]) expect(refusal).toMatch(/^The archive was made by another version/);
});

test('R8.2 data after the seal or a foreign manifest counts as damage', async () => {
  const options = { unsealed: true };
  expect(await checkEntries([...whole, seal, photo], options)).toBe('The archive is damaged');
  expect(await checkEntries([...whole, photo, seal], options)).toBe('The archive is damaged');
  expect(await checkEntries([pets, photo, manifestOf(archiveEntries)], options)).toBe('The archive is damaged');
});
