import 'server-only';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract, type Pack, pack } from 'tar-stream';
import { instantFromMs } from '../time/dates';

export interface TarEntry {
  name: string;
  bytes: Buffer;
}

/** Maximum entry size. We write nothing larger; a larger size means damage and must not exhaust the memory. */
const LARGEST = 64 * 1024 * 1024;
const OWNER_ONLY = { mode: 0o600, mtime: instantFromMs(0) };

const damageError = (why: string) => new Error(`The archive is damaged: ${why}.`);

/** Resolves once the archive accepted the bytes, so that only one entry at a time is in memory. */
function writeEntry(archive: Pack, { name, bytes }: TarEntry): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ ...OWNER_ONLY, name, size: bytes.length }, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.end(bytes);
  });
}

async function writeAll(archive: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  try {
    for await (const entry of entries) await writeEntry(archive, entry);
    archive.finalize();
  } catch (error) {
    archive.destroy(error as Error);
  }
}

/** Writes POSIX tar with pax records for long names. @throws what `entries` throw */
export async function* packEntries(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const archive = pack();
  void writeAll(archive, entries);
  for await (const chunk of archive) yield chunk as Buffer;
}

/** @throws Error with a one-line message if the data is not a complete tar; errors of `chunks` pass through */
export async function* unpack(chunks: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const archive = extract();
  const source = Readable.from(chunks);
  let sourceError: Error | null = null;
  source.once('error', (error) => {
    sourceError = error;
    archive.destroy(error);
  });
  source.pipe(archive);
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (size > LARGEST) throw new Error('a part of it is too large');
      yield { name, bytes: await buffer(entry) };
    }
  } catch (error) {
    throw sourceError ?? damageError((error as Error).message);
  } finally {
    source.destroy();
  }
}
