import 'server-only';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { checkKey } from '../storage/keys';
import { type Manifest, manifest as manifestSchema, places, type Sum, secretFiles } from './contract';
import { type Tally, tally } from './sums';
import { type TarEntry, unpack } from './tar';

/** What one file of an archive is. */
export type Part =
  | { kind: 'table'; table: string; lines: string[]; bytes: Buffer }
  | { kind: 'jobs'; lines: string[]; bytes: Buffer }
  | { kind: 'file'; name: string; bytes: Buffer }
  | { kind: 'secret'; name: string; bytes: Buffer }
  | { kind: 'manifest'; bytes: Buffer };

const damaged = (why: string) => new Error(`The archive is damaged: ${why}.`);

const linesOf = (bytes: Buffer) => bytes.toString('utf8').split('\n').slice(0, -1);

function partOf({ name, bytes }: TarEntry): Part {
  const table = /^tables\/([A-Za-z0-9_]+)\/\d{6,}\.jsonl$/.exec(name)?.[1];
  if (table) return { kind: 'table', table, lines: linesOf(bytes), bytes };
  if (/^jobs\/\d{6,}\.jsonl$/.test(name)) return { kind: 'jobs', lines: linesOf(bytes), bytes };
  if (name.startsWith(places.files)) return { kind: 'file', name: checkKey(name.slice(places.files.length)), bytes };
  const secret = secretFiles.find((one) => places.secrets + one === name);
  if (secret) return { kind: 'secret', name: secret, bytes };
  if (name === places.manifest) return { kind: 'manifest', bytes };
  throw damaged(`${JSON.stringify(name.slice(0, 100))} does not belong into one`);
}

/**
 * The parts of an archive, one at a time.
 * @throws Error with one line when it is cut off, damaged or something else
 */
export async function* readArchive(file: string): AsyncGenerator<Part> {
  const packed = createReadStream(file);
  const chunks = packed.pipe(createGunzip());
  // A pipe does not hand errors on.
  packed.once('error', (error) => chunks.destroy(error));
  try {
    for await (const entry of unpack(chunks)) yield partOf(entry);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    throw code?.startsWith('Z_') ? damaged(message) : error;
  } finally {
    packed.destroy();
  }
}

const equal = (a: Sum | undefined, b: Sum) => a?.count === b.count && a.bytes === b.bytes && a.sha256 === b.sha256;

function readManifest(bytes: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new Error('The archive was made by another version of this program, which writes archives in another way.');
  }
}

interface Seen {
  tables: Map<string, Tally>;
  jobs: Tally;
  files: Tally;
  secrets: Tally;
}

function tableOf({ tables }: Seen, name: string): Tally {
  const counted = tables.get(name) ?? tally();
  tables.set(name, counted);
  return counted;
}

function count(seen: Seen, part: Exclude<Part, { kind: 'manifest' }>): void {
  if (part.kind === 'table') tableOf(seen, part.table).add(part.lines.length, part.bytes);
  else if (part.kind === 'jobs') seen.jobs.add(part.lines.length, part.bytes);
  else if (part.kind === 'file') seen.files.addFile(part.name, part.bytes);
  else seen.secrets.addFile(part.name, part.bytes);
}

/** @throws Error for the first thing of which there is another amount or another content than the manifest says */
function compare(made: Manifest, { tables, ...others }: Seen): void {
  for (const [name, sum] of Object.entries(made.tables)) {
    if (!equal(sum, (tables.get(name) ?? tally()).sum())) throw damaged(`the rows of ${name} are not what was written`);
    tables.delete(name);
  }
  if (tables.size > 0) throw damaged('it has rows that its manifest does not name');
  for (const name of ['jobs', 'files', 'secrets'] as const) {
    if (!equal(made[name], others[name].sum())) throw damaged(`its ${name} are not what was written`);
  }
}

/**
 * Reads an archive from end to end and compares everything in it with its manifest. Nothing is changed by that.
 * @throws Error with one line for one that is not as it was written
 */
export async function checkArchive(file: string): Promise<Manifest> {
  const seen: Seen = { tables: new Map(), jobs: tally(), files: tally(), secrets: tally() };
  let made: Manifest | null = null;
  for await (const part of readArchive(file)) {
    if (made) throw damaged('something follows its manifest');
    if (part.kind === 'manifest') made = readManifest(part.bytes);
    else count(seen, part);
  }
  if (!made) throw damaged('it has no manifest');
  compare(made, seen);
  return made;
}
