import { apiSend } from '@/lib/browser/api/api-client';
import { isRemembered } from '@/lib/browser/storage/remembered';
import { closeVaults, destroyVault, fetchVault, openVault, type Vault } from '@/lib/browser/vault/vault';

const storedDevices = new Map<string, { secret: string; key: CryptoKey | null }>();

jest.mock('idb-keyval', () => ({
  promisifyRequest: async (value: unknown) => value,
  createStore: () => async (_: string, work: (store: object) => unknown) =>
    work({
      get: (id: string) => storedDevices.get(id),
      put: (value: never, id: string) => void storedDevices.set(id, value),
      delete: (id: string) => void storedDevices.delete(id),
      getAllKeys: () => [...storedDevices.keys()],
    }),
}));
jest.mock('@/lib/browser/api/api-client', () => ({ apiSend: jest.fn() }));
jest.mock('@/lib/browser/storage/remembered', () => ({ isRemembered: jest.fn() }));

const sendRequest = jest.mocked(apiSend);
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const text = (data: Uint8Array) => new TextDecoder().decode(data);

async function serverKey(path: string, device: string): Promise<{ key: string }> {
  const hash = await crypto.subtle.digest('SHA-256', bytes(`${path} ${device}`));
  return { key: Buffer.from(hash).toString('base64url') };
}

async function vaultOf(userId: string): Promise<Vault> {
  const vault = await fetchVault(userId);
  if (!vault) throw new Error('no vault');
  return vault;
}

beforeEach(() => {
  storedDevices.clear();
  jest.mocked(isRemembered).mockReturnValue(true);
  sendRequest.mockReset();
  sendRequest.mockImplementation(async (_, path, body) => serverKey(path, (body as { device: string }).device));
  Object.assign(globalThis, { indexedDB: {} });
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

test('R12.4 sealed data can be read again without asking the server', async () => {
  expect(await openVault('ana')).toBeNull();
  const sealedBytes = await (await vaultOf('ana')).seal(bytes('Zwetschge'));
  expect(sendRequest.mock.calls).toEqual([
    ['POST', '/api/users/ana/device-key', { device: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) }],
  ]);

  const vault = await openVault('ana');
  expect(text(new Uint8Array(sealedBytes))).not.toContain('Zwetschge');
  expect(text((await vault?.open(sealedBytes)) ?? bytes(''))).toBe('Zwetschge');
  await fetchVault('ana');
  expect(sendRequest).toHaveBeenCalledTimes(1);
  expect(storedDevices.get('ana')?.key?.extractable).toBe(false);
});

test('R12.4 simultaneous key requests for one user are sent once', async () => {
  const vaults = await Promise.all([vaultOf('ana'), vaultOf('ana'), vaultOf('ben')]);
  expect(vaults.length).toBe(3);
  expect(sendRequest.mock.calls.map(([, path]) => path)).toEqual([
    '/api/users/ana/device-key',
    '/api/users/ben/device-key',
  ]);
});

test('R12.4 sealing never repeats, and altered data cannot be opened', async () => {
  const vault = await vaultOf('ana');
  const [one, other] = [await vault.seal(bytes('Luna')), await vault.seal(bytes('Luna'))];
  expect(Buffer.from(one)).not.toEqual(Buffer.from(other));

  const changedBytes = new Uint8Array(one.slice(0));
  changedBytes[20] = (changedBytes[20] ?? 0) ^ 1;
  await expect(vault.open(changedBytes.buffer)).rejects.toThrow();
  await expect(vault.open(new ArrayBuffer(3))).rejects.toThrow();
});

test('R12.4 an ended session locks sealed data until its user signs in', async () => {
  const sealedBytes = await (await vaultOf('ana')).seal(bytes('Luna'));
  const other = await vaultOf('ben');

  await closeVaults('ben');
  expect(await openVault('ana')).toBeNull();
  expect(await openVault('ben')).not.toBeNull();
  await expect(other.open(sealedBytes)).rejects.toThrow();

  expect(text(await (await vaultOf('ana')).open(sealedBytes))).toBe('Luna');
  await closeVaults();
  expect(await openVault('ben')).toBeNull();
});

test('R12.4 after sign-out sealed data can never be read again', async () => {
  const sealedBytes = await (await vaultOf('ana')).seal(bytes('Luna'));
  await destroyVault('ana');
  expect(storedDevices.size).toBe(0);
  await expect((await vaultOf('ana')).open(sealedBytes)).rejects.toThrow();
});

test('R12.4 a page still running after sign-out requests no new key', async () => {
  await vaultOf('ana');
  await destroyVault('ana');
  jest.mocked(isRemembered).mockReturnValue(false);
  expect(await fetchVault('ana')).toBeNull();
  expect([storedDevices.size, sendRequest.mock.calls.length]).toEqual([0, 1]);
});

test.each([
  ['a session that ends', () => closeVaults()],
  ['a sign-out', () => destroyVault('ana')],
])('R12.4 %s while the key is in flight stores no key', async (_, end) => {
  sendRequest.mockImplementation(async (_method, path) => {
    await end();
    return serverKey(path, 'x');
  });
  expect(await fetchVault('ana')).toBeNull();
  expect(storedDevices.get('ana')?.key ?? null).toBeNull();
});

test('R12.4 no vault opens without an answer or a database', async () => {
  sendRequest.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchVault('ana')).toBeNull();

  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect([await openVault('ana'), await fetchVault('ana')]).toEqual([null, null]);
  await expect(closeVaults()).resolves.toBeUndefined();
  await expect(destroyVault('ana')).resolves.toBeUndefined();
});
