import { createStore, del, promisifyRequest } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { nowMs } from '@/lib/core/time/clock';
import { DAY } from '@/lib/core/time/durations';
import { newId } from '@/lib/core/validation/ids';
import { openVault, type Vault } from '../vault/vault';

export interface ReceivedFile {
  /** UUIDv7, also used as idempotency key of the upload. */
  key: string;
  file: File;
}

interface SealedFile {
  userId: string;
  size: number;
  receivedAt: number;
  head: ArrayBuffer;
  content: ArrayBuffer;
}

const MAX_BYTES = 50 * 1024 * 1024;
const LIFETIME_MS = 7 * DAY;

const receivedStore = createStore(`${PRODUCT_SLUG}-received`, 'files');

const encodeText = (text: string) => new Uint8Array(new TextEncoder().encode(text));

async function entriesOf(userId?: string): Promise<[string, SealedFile][]> {
  const [keys, files] = await receivedStore('readonly', (store) =>
    Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest<SealedFile[]>(store.getAll())]),
  );
  const all = keys.map((key, index): [string, SealedFile | undefined] => [String(key), files[index]]);
  return all.filter((entry): entry is [string, SealedFile] => {
    const [, file] = entry;
    return file !== undefined && (userId === undefined || file.userId === userId);
  });
}

async function sealFile(vault: Vault, userId: string, file: File): Promise<SealedFile> {
  const [head, content] = await Promise.all([
    vault.seal(encodeText(JSON.stringify({ name: file.name, type: file.type }))),
    vault.seal(new Uint8Array(await file.arrayBuffer())),
  ]);
  return { userId, size: file.size, receivedAt: nowMs(), head, content };
}

export async function storeReceived(userId: string, vault: Vault, files: readonly File[]): Promise<boolean> {
  await dropLapsed();
  const waiting = (await entriesOf(userId)).reduce((sum, [, { size }]) => sum + size, 0);
  if (files.reduce((sum, { size }) => sum + size, waiting) > MAX_BYTES) return false;
  const sealedFiles = await Promise.all(files.map((file) => sealFile(vault, userId, file)));
  await receivedStore('readwrite', (store) => {
    for (const one of sealedFiles) store.put(one, newId());
    return promisifyRequest(store.transaction);
  });
  return true;
}

export async function listReceived(userId: string): Promise<ReceivedFile[]> {
  await dropLapsed();
  const vault = await openVault(userId);
  if (!vault) return [];
  const openedFiles = (await entriesOf(userId)).map(async ([key, { head, content }]): Promise<ReceivedFile | null> => {
    try {
      const { name, type } = JSON.parse(new TextDecoder().decode(await vault.open(head))) as File;
      return { key, file: new File([await vault.open(content)], name, { type }) };
    } catch {
      // Encrypted before the last sign-out, so nobody can decrypt it anymore.
      await dropReceived(key);
      return null;
    }
  });
  return (await Promise.all(openedFiles)).filter((one) => one !== null);
}

export function dropReceived(key: string): Promise<void> {
  return del(key, receivedStore);
}

async function dropLapsed(): Promise<void> {
  const oldest = nowMs() - LIFETIME_MS;
  for (const [key, { receivedAt }] of await entriesOf()) if (receivedAt < oldest) await dropReceived(key);
}

export async function deleteReceived(userId: string): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  for (const [key] of await entriesOf(userId)) await dropReceived(key);
}
