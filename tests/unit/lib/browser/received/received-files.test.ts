import { deleteReceived, dropReceived, listReceived, storeReceived } from '@/lib/browser/received/received-files';
import { openVault, type Vault } from '@/lib/browser/vault/vault';

const storedFiles = new Map<string, { receivedAt: number }>();

jest.mock('idb-keyval', () => ({
  promisifyRequest: async (value: unknown) => value,
  del: async (key: string) => void storedFiles.delete(key),
  createStore: () => async (_: string, work: (store: object) => unknown) =>
    work({
      put: (value: never, key: string) => void storedFiles.set(key, value),
      getAllKeys: () => [...storedFiles.keys()],
      getAll: () => [...storedFiles.values()],
    }),
}));
jest.mock('@/lib/browser/vault/vault', () => ({ openVault: jest.fn() }));

const flip = (data: Uint8Array) => data.map((byte) => byte ^ 0x5a);
const vault: Vault = {
  seal: async (data) => new Blob([new Uint8Array(flip(data))]).arrayBuffer(),
  open: async (sealedBytes) => new Uint8Array(flip(new Uint8Array(sealedBytes))),
};
const lockedVault: Vault = { ...vault, open: () => Promise.reject(new Error('another key')) };
const aFile = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

beforeEach(() => {
  storedFiles.clear();
  jest.mocked(openVault).mockResolvedValue(vault);
  Object.assign(globalThis, { indexedDB: {} });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

test('R12.6 shared files are visible only to their user', async () => {
  expect(await storeReceived('ana', vault, [aFile('one.jpg'), aFile('two.jpg')])).toBe(true);
  expect(await storeReceived('ben', vault, [aFile('three.jpg')])).toBe(true);

  const files = await listReceived('ana');
  expect(files.map(({ file }) => [file.name, file.type, file.size])).toEqual([
    ['one.jpg', 'image/jpeg', 4],
    ['two.jpg', 'image/jpeg', 4],
  ]);
  await dropReceived(files[0]?.key ?? '');
  expect((await listReceived('ana')).map(({ file }) => file.name)).toEqual(['two.jpg']);
  await deleteReceived('ana');
  expect([await listReceived('ana'), (await listReceived('ben')).length]).toEqual([[], 1]);
});

test('R12.6 at most 50 MB wait, and a batch is stored whole', async () => {
  const large = () => aFile('large.jpg', 20 * 1024 * 1024);
  expect(await storeReceived('ana', vault, [large(), large()])).toBe(true);
  expect(await storeReceived('ana', vault, [aFile('small.jpg'), large()])).toBe(false);
  expect(storedFiles.size).toBe(2);
});

test('R12.6 a closed vault lists no files but keeps them', async () => {
  await storeReceived('ana', vault, [aFile('one.jpg')]);
  jest.mocked(openVault).mockResolvedValueOnce(null);
  expect(await listReceived('ana')).toEqual([]);
  expect(await listReceived('ana')).toHaveLength(1);
});

test('R12.6 files that cannot be decrypted or are old are deleted', async () => {
  await storeReceived('ana', vault, [aFile('one.jpg')]);
  jest.mocked(openVault).mockResolvedValueOnce(lockedVault);
  expect(await listReceived('ana')).toEqual([]);
  expect(storedFiles.size).toBe(0);

  await storeReceived('ana', vault, [aFile('one.jpg')]);
  for (const file of storedFiles.values()) file.receivedAt -= 8 * 86_400_000;
  expect([await listReceived('ana'), storedFiles.size]).toEqual([[], 0]);
});
