import { fromBase64Url, toBase64Url } from '@/lib/core/text/base64-url';
import { apiSend } from '../api/api-client';
import { isRemembered } from '../storage/remembered';
import { changeDevice, changeOtherDevices, type Device, findDevice, findOpenUserId, removeDevice } from './devices';

export interface Vault {
  /** AES-256-GCM. The result starts with the 12-byte nonce. */
  seal: (data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  /** @throws DOMException if the data was encrypted with another key, or altered */
  open: (sealedBytes: ArrayBuffer) => Promise<Uint8Array<ArrayBuffer>>;
}

const NONCE_BYTES = 12;

function vaultOf(key: CryptoKey): Vault {
  return {
    async seal(data) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealedBytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, data);
      return new Blob([iv, sealedBytes]).arrayBuffer();
    },
    async open(sealedBytes) {
      const iv = new Uint8Array(sealedBytes, 0, NONCE_BYTES);
      const data = new Uint8Array(sealedBytes, NONCE_BYTES);
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data));
    },
  };
}

const hasDatabase = () => typeof indexedDB !== 'undefined';

export async function openVault(userId: string): Promise<Vault | null> {
  if (!hasDatabase()) return null;
  const device = await findDevice(userId);
  return device?.key ? vaultOf(device.key) : null;
}

export async function findOpenedUserId(): Promise<string | null> {
  return hasDatabase() ? findOpenUserId() : null;
}

const requests = new Map<string, Promise<Vault | null>>();

function requestOnce(userId: string): Promise<Vault | null> {
  const asking = requests.get(userId) ?? requestKey(userId).finally(() => requests.delete(userId));
  requests.set(userId, asking);
  return asking;
}

export async function fetchVault(userId: string): Promise<Vault | null> {
  try {
    return (await openVault(userId)) ?? (hasDatabase() ? await requestOnce(userId) : null);
  } catch (error) {
    console.info('could not open the vault; nothing is saved for offline use', error);
    return null;
  }
}

async function requestKey(userId: string): Promise<Vault | null> {
  // A page may still run after the sign-out, and must not add its user again.
  const device = await changeDevice(
    userId,
    (storedDevice) => storedDevice ?? (isRemembered(userId) ? newDevice() : undefined),
  );
  if (!device) return null;
  const { secret, closings } = device;
  const { key } = await apiSend<{ key: string }>('POST', `/api/users/${userId}/device-key`, { device: secret });
  const bytes = fromBase64Url(key);
  if (!bytes) return null;
  const usable = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  const isSame = (now: Device | undefined) => now?.secret === secret && now.closings === closings;
  const now = await changeDevice(userId, (storedDevice) =>
    storedDevice && isSame(storedDevice) ? { ...storedDevice, key: usable } : storedDevice,
  );
  return isSame(now) ? vaultOf(usable) : null;
}

/** Deletes the keys but keeps the secrets, so that the same user can decrypt again after signing in. */
export async function closeVaults(exceptUserId?: string): Promise<void> {
  if (!hasDatabase()) return;
  const closeDevice = (device: Device | undefined) => device && { ...device, key: null, closings: device.closings + 1 };
  await changeOtherDevices(exceptUserId, closeDevice);
}

export async function destroyVault(userId: string): Promise<void> {
  if (hasDatabase()) await removeDevice(userId);
}

const SECRET_BYTES = 32;

function newDevice(): Device {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
  return { secret, key: null, closings: 0 };
}
