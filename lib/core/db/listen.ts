import 'server-only';
import { Client } from 'pg';
import { logger } from '../runtime/logger';
import { processWide } from '../runtime/process-wide.mjs';
import { openEmbedded } from './embedded';
import { directUrl } from './pooler';

export interface Listener {
  channels: readonly string[];
  onNotice: (channel: string, payload: string) => void;
  /** Called with false if notifications may be missed from now on. */
  onState: (isListening: boolean) => void;
}

const RETRY_MS = [1000, 2000, 5000, 15_000, 30_000];
/** Interval between probes. They detect connections that broke without an error. */
const PROBE_MS = 30_000;

declare module '../runtime/process-wide.mjs' {
  interface ProcessWide {
    listening: Set<() => Promise<void>>;
  }
}
processWide.listening ??= new Set();
const open = processWide.listening;

export function listenToDatabase(listener: Listener): () => Promise<void> {
  const url = directUrl();
  const endListening = url ? listenTo(url, listener) : listenEmbedded(listener);
  const endListen = async () => {
    open.delete(endListen);
    await endListening();
  };
  open.add(endListen);
  return endListen;
}

export async function stopListening(): Promise<void> {
  await Promise.all([...open].map((stop) => stop()));
}

function listenEmbedded({ channels, onNotice, onState }: Listener): () => Promise<void> {
  const subscription = openEmbedded().then(async ({ pglite }) => {
    const ends = await Promise.all(
      channels.map((channel) => pglite.listen(channel, (text) => onNotice(channel, text))),
    );
    onState(true);
    return ends;
  });
  subscription.catch((error) =>
    logger().warn({ reason: error.message }, 'the embedded database cannot listen for notifications'),
  );
  return async () => {
    const ends = await subscription.catch(() => []);
    // Closing the database also ends these connections and may come first.
    await Promise.all(ends.map((end) => end().catch(() => {})));
  };
}

function listenTo(connectionString: string, { channels, onNotice, onState }: Listener): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  const handleLostConnection = (from: Client) => {
    if (client !== from) return;
    client = undefined;
    clearInterval(timer);
    from.end().catch(() => {});
    if (stopped) return;
    onState(false);
    const delay = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
    failures += 1;
    timer = setTimeout(connectClient, delay);
    timer.unref();
  };

  async function connectClient() {
    const one = new Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true, query_timeout: 5000 });
    client = one;
    one.on('notification', ({ channel, payload = '' }) => onNotice(channel, payload));
    one.on('error', () => handleLostConnection(one));
    one.on('end', () => handleLostConnection(one));
    try {
      await one.connect();
      await one.query(channels.map((channel) => `LISTEN "${channel}"`).join('; '));
      if (client !== one) return;
      failures = 0;
      timer = setInterval(() => one.query('SELECT 1').catch(() => handleLostConnection(one)), PROBE_MS);
      timer.unref();
      onState(true);
    } catch (error) {
      if (failures === 0)
        logger().warn({ reason: (error as Error).message }, 'cannot listen for database notifications');
      handleLostConnection(one);
    }
  }

  void connectClient();
  return async () => {
    stopped = true;
    clearInterval(timer);
    const last = client;
    client = undefined;
    await last?.end().catch(() => {});
  };
}
