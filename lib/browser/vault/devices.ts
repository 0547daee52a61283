import { createStore, promisifyRequest } from 'idb-keyval';
import { PRODUCT_SLUG } from '@/lib/core/config/product';

export interface Device {
  /** 43 characters, from which the server derives the key at each sign-in. */
  secret: string;
  /** Not extractable; null after the session ended. */
  key: CryptoKey | null;
  /** Number of times the vault was closed. A key requested before a closing is rejected. */
  closings: number;
}

const devices = createStore(`${PRODUCT_SLUG}-vault`, 'devices');

type Change = (device: Device | undefined) => Device | undefined;

function changeIn(store: IDBObjectStore, userId: string, change: Change): Promise<Device | undefined> {
  return promisifyRequest<Device | undefined>(store.get(userId)).then((device) => {
    const changedDevice = change(device);
    if (changedDevice !== device) store.put(changedDevice, userId);
    return changedDevice;
  });
}

export function findDevice(userId: string): Promise<Device | undefined> {
  return devices('readonly', (store) => promisifyRequest<Device | undefined>(store.get(userId)));
}

/** At most one vault is open, because another user's sign-in closes all others. */
export function findOpenUserId(): Promise<string | null> {
  return devices('readonly', async (store) => {
    const [userIds, deviceRows] = await Promise.all([
      promisifyRequest(store.getAllKeys()),
      promisifyRequest<Device[]>(store.getAll()),
    ]);
    const open = deviceRows.findIndex(({ key }) => key !== null);
    return open < 0 ? null : String(userIds[open]);
  });
}

/** Runs in one transaction. Adds an unknown user only if `change` returns a device. @returns the stored device */
export function changeDevice(userId: string, change: Change): Promise<Device | undefined> {
  return devices('readwrite', async (store) => {
    const changedDevice = await changeIn(store, userId, change);
    await promisifyRequest(store.transaction);
    return changedDevice;
  });
}

export function changeOtherDevices(exceptUserId: string | undefined, change: Change): Promise<void> {
  return devices('readwrite', async (store) => {
    const userIds = (await promisifyRequest(store.getAllKeys())).map(String);
    for (const userId of userIds) if (userId !== exceptUserId) await changeIn(store, userId, change);
    await promisifyRequest(store.transaction);
  });
}

export function removeDevice(userId: string): Promise<void> {
  return devices('readwrite', (store) => {
    store.delete(userId);
    return promisifyRequest(store.transaction);
  });
}
