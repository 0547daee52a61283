import { READER_CACHE } from '@/lib/browser/offline/shell';
import { ReaderMissingError } from './paper-problem';
import { type FilesOf, type ReaderFile, readerFiles, textFiles } from './reader-files';

async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(READER_CACHE);
  } catch {
    // Private windows and full devices: the reader works without a cache.
    return null;
  }
}

/** True if all files for photos are on this device. */
export async function isReaderStored(): Promise<boolean> {
  const cache = await openCache();
  const matches = await Promise.all([...textFiles, 'codes' as const].map((name) => cache?.match(readerFiles[name])));
  return matches.every(Boolean);
}

async function deleteOldFiles(cache: Cache): Promise<void> {
  const current = new Set(Object.values(readerFiles).map((url) => new URL(url, location.href).href));
  const stale = (await cache.keys()).filter(({ url }) => !current.has(url));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

async function readBytes({ body }: Response, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  const reader = body?.getReader();
  if (!reader) throw new Error('no body');
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    chunks.push(chunk.value);
    onBytes(chunk.value.byteLength);
  }
  return new Blob(chunks).arrayBuffer();
}

/** Approximate bytes of each file. Content-Length is no help, because servers compress them. */
const sizes: Record<ReaderFile, number> = {
  ...{ detection: 4.7e6, recognition: 10.8e6, dictionary: 2.6e4, runtime: 14.2e6, codes: 9.5e5, pdf: 4e6 },
};

/**
 * Loads files from the cache, or else from the server, and stores them for offline use.
 * @param onFraction from 0 to 1
 * @throws ReaderMissingError if a file is neither stored nor reachable
 */
export async function loadReaderFiles<Name extends ReaderFile>(
  names: readonly Name[],
  { onFraction, signal }: { onFraction: (fraction: number) => void; signal: AbortSignal },
): Promise<FilesOf<Name>> {
  const cache = await openCache();
  const total = names.reduce((sum, name) => sum + sizes[name], 0);
  let bytes = 0;
  const onBytes = (count: number) => {
    bytes += count;
    onFraction(Math.min(1, bytes / total));
  };
  const load = async (name: Name): Promise<[Name, ArrayBuffer]> => {
    const url = readerFiles[name];
    const stored = await cache?.match(url);
    const response = stored ?? (await fetch(url, { credentials: 'omit', signal }));
    if (!response.ok) throw new Error(`${response.status} for ${url}`);
    const buffer = await readBytes(response, onBytes);
    // The reader need not wait until the file is stored. On a full device, reading works but not offline.
    if (!stored) cache?.put(url, new Response(buffer)).catch(() => undefined);
    return [name, buffer];
  };
  try {
    const entries = await Promise.all(names.map(load));
    if (cache) await deleteOldFiles(cache);
    return Object.fromEntries(entries) as FilesOf<Name>;
  } catch (error) {
    signal.throwIfAborted();
    console.info('the reader of papers could not be loaded', error);
    throw new ReaderMissingError();
  }
}
