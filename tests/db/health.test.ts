import { setTimeout as wait } from 'node:timers/promises';
import { transaction } from '@/lib/core/db/client';
import { checkHealth } from '@/lib/core/http/health';
import { withDatabase } from '../support/database';

process.env.DATABASE_POOL = '1';
withDatabase();

const ask = (check: 'live' | 'ready') => checkHealth({ query: { check } });
const holder = globalThis as { pawfolioStopping?: boolean };

test('a process that ends is alive and not ready', async () => {
  expect([await ask('live'), await ask('ready')]).toEqual([{ status: 'ok' }, { status: 'ok' }]);
  holder.pawfolioStopping = true;
  expect(await ask('live')).toEqual({ status: 'ok' });
  await expect(ask('ready')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  holder.pawfolioStopping = false;
});

test('a database silent for two seconds is unavailable; the process survives', async () => {
  const held = transaction(() => wait(3500));
  const began = performance.now();
  await expect(ask('ready')).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await ask('live')).toEqual({ status: 'ok' });

  await held;
  expect(await ask('ready')).toEqual({ status: 'ok' });
});
