import 'server-only';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generateVAPIDKeys } from 'web-push';
import { z } from 'zod';
import { env } from '../env';
import { newId } from '../ids';

const keyPair = z.object({ publicKey: z.string().length(87), privateKey: z.string().length(43) });

/** With which the push services know us again (RFC 8292). Browsers subscribe to the public one, so they must not change. */
export type VapidKeys = z.output<typeof keyPair>;

const holder = globalThis as { pawfolioVapid?: Promise<VapidKeys> };

async function read(file: string): Promise<VapidKeys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : keyPair.parse(JSON.parse(text));
}

/** Makes the pair of this installation once; of two processes that start together the first one's holds. */
async function make(folder: string, file: string): Promise<VapidKeys> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = `${file}.${newId()}`;
  const handle = await open(written, 'wx', 0o600);
  try {
    await handle.writeFile(JSON.stringify(generateVAPIDKeys()));
    await handle.sync();
  } finally {
    await handle.close();
  }
  try {
    // Unlike a rename it refuses to take the place of a file that is there.
    await link(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(written, { force: true });
  }
  const kept = await read(file);
  if (!kept) throw new Error('the VAPID keys could not be kept');
  return kept;
}

async function load(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, DATA_DIR } = env();
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  const file = join(DATA_DIR, 'vapid.json');
  return (await read(file)) ?? make(DATA_DIR, file);
}

/** The keys of this installation: of the environment, else made at the first need and kept under DATA_DIR. */
export function vapidKeys(): Promise<VapidKeys> {
  holder.pawfolioVapid ??= load().catch((error) => {
    holder.pawfolioVapid = undefined;
    throw error;
  });
  return holder.pawfolioVapid;
}
