import 'server-only';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { checkKey } from '../storage/keys';
import { type Manifest, manifest as manifestSchema, places, type Sum } from './contract';
import { isSealOf } from './seal';
import { createTally, type Tally } from './sums';
import { type TarEntry, unpack } from './tar';

export type Part = { place: string; bytes: Buffer } & (
  | { kind: 'table'; table: string; lines: string[] }
  | { kind: 'jobs'; lines: string[] }
  | { kind: 'file'; name: string }
  | { kind: 'manifest' | 'seal' }
);

const damagedArchiveError = (why: string) => new Error(`The archive is damaged: ${why}.`);

const otherVersion = () =>
  new Error('The archive was made by another version of this program, with a different format.');

const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').slice(0, -1);

function partOf({ name: place, bytes }: TarEntry): Part {
  const table = /^tables\/([A-Za-z0-9_]+)\/\d{6,}\.jsonl$/.exec(place)?.[1];
  if (table) return { kind: 'table', place, table, lines: linesOf(bytes), bytes };
  if (/^jobs\/\d{6,}\.jsonl$/.test(place)) return { kind: 'jobs', place, lines: linesOf(bytes), bytes };
  if (place.startsWith(places.files)) {
    return { kind: 'file', place, name: checkKey(place.slice(places.files.length)), bytes };
  }
  if (place === places.manifest) return { kind: 'manifest', place, bytes };
  if (place === places.seal) return { kind: 'seal', place, bytes };
  if (place.startsWith('secrets/')) throw otherVersion();
  throw damagedArchiveError(`${JSON.stringify(place.slice(0, 100))} does not belong into one`);
}

export async function* readArchive(file: string): AsyncGenerator<Part> {
  const archiveStream = createReadStream(file);
  const chunks = archiveStream.pipe(createGunzip());
  archiveStream.once('error', (error) => chunks.destroy(error));
  try {
    for await (const entry of unpack(chunks)) yield partOf(entry);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    throw code?.startsWith('Z_') ? damagedArchiveError(message) : error;
  } finally {
    archiveStream.destroy();
  }
}

const areSumsEqual = (a: Sum | undefined, b: Sum) =>
  a?.count === b.count && a.bytes === b.bytes && a.sha256 === b.sha256;

function readManifest(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw otherVersion();
  }
}

interface ArchiveTallies {
  whole: Tally;
  tables: Map<string, Tally>;
  jobs: Tally;
  files: Tally;
}

function tableOf({ tables }: ArchiveTallies, name: string): Tally {
  const tally = tables.get(name) ?? createTally();
  tables.set(name, tally);
  return tally;
}

function countPart(tallies: ArchiveTallies, part: Part): void {
  if (part.kind === 'table') tableOf(tallies, part.table).add(part.lines.length, part.bytes);
  else if (part.kind === 'jobs') tallies.jobs.add(part.lines.length, part.bytes);
  else if (part.kind === 'file') tallies.files.addFile(part.name, part.bytes);
}

function compareTallies(manifest: Manifest, { tables, ...others }: Omit<ArchiveTallies, 'whole'>): void {
  for (const [name, sum] of Object.entries(manifest.tables)) {
    if (!areSumsEqual(sum, (tables.get(name) ?? createTally()).sum()))
      throw damagedArchiveError(`the rows of ${name} are not what was written`);
    tables.delete(name);
  }
  if (tables.size > 0) throw damagedArchiveError('it has rows that its manifest does not name');
  for (const name of ['jobs', 'files'] as const) {
    if (!areSumsEqual(manifest[name], others[name].sum()))
      throw damagedArchiveError(`its ${name} are not what was written`);
  }
}

export interface Trust {
  sealedWith: readonly string[];
  unsealed: boolean;
}

function checkSeal(seal: Buffer | null, contents: string, { sealedWith, unsealed }: Trust): void {
  if (unsealed) return;
  if (!seal) {
    throw new Error(
      'The archive is not sealed: its seal was taken away. If you know that nobody has altered it, say --unsealed.',
    );
  }
  if (!isSealOf(seal, contents, sealedWith)) {
    throw new Error(
      'The seal does not fit: the archive was altered, or sealed with another secret than the AUTH_SECRET of this installation. Set AUTH_SECRET, or BACKUP_PASSPHRASE, to the one that it was made with. If that is lost and you know that nobody has altered it, say --unsealed.',
    );
  }
}

export interface CheckedArchive {
  made: Manifest;
  contents: string;
}

export async function checkArchive(file: string, trust: Trust): Promise<CheckedArchive> {
  const tallies: ArchiveTallies = {
    whole: createTally(),
    tables: new Map(),
    jobs: createTally(),
    files: createTally(),
  };
  let manifest: Manifest | null = null;
  let seal: Buffer | null = null;
  for await (const part of readArchive(file)) {
    if (seal || (manifest && part.kind !== 'seal')) throw damagedArchiveError('something follows its end');
    if (part.kind === 'seal') {
      seal = part.bytes;
      continue;
    }
    tallies.whole.addFile(part.place, part.bytes);
    if (part.kind === 'manifest') manifest = readManifest(part.bytes);
    else countPart(tallies, part);
  }
  if (!manifest) throw damagedArchiveError('it has no manifest');
  const { whole, ...counted } = tallies;
  const contents = whole.sum().sha256;
  checkSeal(seal, contents, trust);
  compareTallies(manifest, counted);
  return { made: manifest, contents };
}
