import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateVAPIDKeys, getVapidHeaders } from 'web-push';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawfolio-vapid-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function keysOf(variables: Record<string, string>) {
  jest.resetModules();
  delete processWide.vapid;
  Object.assign(process.env, { DATA_DIR: folder, AUTH_SECRET: 'x'.repeat(32) }, variables);
  const { vapidKeys } = await import('@/lib/core/push/vapid');
  return vapidKeys();
}

test('R7.7 all processes of an installation share one key pair', async () => {
  const first = await keysOf({});
  expect(await keysOf({ DATA_DIR: join(folder, 'elsewhere') })).toEqual(first);
  expect((await keysOf({ AUTH_SECRET: 'y'.repeat(32) })).publicKey).not.toBe(first.publicKey);

  // web-push rejects private keys that have another length or are not on the curve.
  const headers = getVapidHeaders(
    'https://push.example',
    'https://pets.example',
    first.publicKey,
    first.privateKey,
    'aes128gcm',
  );
  expect(headers.Authorization).toContain(`k=${first.publicKey}`);
});

test('R7.7 an existing key pair stays, because browsers subscribed to it', async () => {
  const storedKeys = generateVAPIDKeys();
  await writeFile(join(folder, 'vapid.json'), JSON.stringify(storedKeys));
  expect(await keysOf({})).toEqual(storedKeys);
});
