import { nowMs } from '@/lib/core/time/clock';
import { findHead, findSaved, putSaved, type SavedHead } from '../storage/saved-pages';
import { openVault, type Vault } from '../vault/vault';
import { roomFor } from './budget';
import { gunzip, gzip } from './gzip';
import { olderRead, type PlannedDownload } from './plan';
import { buildOf, cursorIn, isWhole, langOf, photosIn, programFiles, titleOf, withSavedAt } from './saved-html';
import { SHELL_CACHE } from './shell';

export interface Label {
  title: string;
  headers: Record<string, string>;
  photos: string[];
  older: string | null;
}

/** Header on answers from storage, so that they are not saved again. Milliseconds since the epoch. */
const SAVED_AT_HEADER = 'X-Saved-At';

const IMAGE_BYTES = 250_000;

/** Response headers to save. A page needs its content security policy, which contains the nonce of its scripts. */
const KEPT_HEADERS =
  /^(content-(type|security-policy|language)|referrer-policy|permissions-policy|cross-origin-.*|x-(content-type|frame)-options)$/;

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Caches the files that a page starts with: the server may run a newer build than this worker. */
async function cacheProgram(files: readonly string[]): Promise<void> {
  const cache = await caches.open(SHELL_CACHE);
  const add = async (file: string) => {
    if (!(await cache.match(file, { ignoreVary: true }))) await cache.add(file);
  };
  await Promise.all(files.map(add));
}

interface Read {
  label: Label;
  lang: string;
  build: string;
  program: string[];
  data: Uint8Array<ArrayBuffer>;
}

async function readAnswer({ path, kind }: PlannedDownload, response: Response): Promise<Read | null> {
  if (!response.ok || response.redirected || response.headers.has(SAVED_AT_HEADER)) return null;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => KEPT_HEADERS.test(name)));
  const data = new Uint8Array(await response.arrayBuffer());
  const label = { title: '', headers, photos: [], older: null };
  const plain = { lang: '', build: '', program: [] };
  if (kind === 'image') return data.byteLength <= IMAGE_BYTES ? { ...plain, label, data } : null;
  const text = decode(data);
  const photos = photosIn(text);
  if (kind === 'read') return { ...plain, label: { ...label, photos }, data: await gzip(data) };
  if (!isWhole(text)) return null;
  const cursor = cursorIn(text);
  const older = cursor === null ? null : olderRead(path, cursor);
  const start = { lang: langOf(text), build: buildOf(text), program: programFiles(text) };
  return { ...start, label: { ...label, title: titleOf(text), photos, older }, data: await gzip(data) };
}

/**
 * Consumes the answer's body.
 * @returns what the answer needs in addition; null if it was not saved
 */
export async function saveAnswer(
  userId: string,
  vault: Vault,
  wanted: PlannedDownload,
  response: Response,
): Promise<Label | null> {
  const read = await readAnswer(wanted, response);
  if (!read) return null;
  const [label, body] = await Promise.all([vault.seal(encode(JSON.stringify(read.label))), vault.seal(read.data)]);
  const head: SavedHead = {
    ...wanted,
    lang: read.lang,
    build: read.build,
    savedAt: nowMs(),
    bytes: body.byteLength + label.byteLength,
    isStale: false,
    label,
  };
  await cacheProgram(read.program);
  const isSaved = await putSaved(userId, head, body, {
    // The session may have ended in the meantime, possibly in another tab.
    isAllowed: async () => (await openVault(userId)) !== null,
    choose: (others) => roomFor(head, others),
  });
  return isSaved ? read.label : null;
}

/** @throws if it was encrypted with another key */
export async function openLabel(vault: Vault, { label }: Pick<SavedHead, 'label'>): Promise<Label> {
  return JSON.parse(decode(await vault.open(label))) as Label;
}

export async function openAnswer(userId: string, path: string): Promise<Response | null> {
  const vault = await openVault(userId);
  const saved = vault && (await findHead(userId, path)) ? await findSaved(userId, path) : null;
  if (!vault || !saved) return null;
  try {
    const [{ headers }, data] = await Promise.all([openLabel(vault, saved), vault.open(saved.body)]);
    const body = saved.kind === 'image' ? data : await gunzip(data);
    const content = saved.kind === 'page' ? withSavedAt(decode(body), saved.savedAt) : body;
    return new Response(content, { headers: { ...headers, [SAVED_AT_HEADER]: String(saved.savedAt) } });
  } catch (error) {
    console.info('could not decrypt a saved response', error);
    return null;
  }
}
