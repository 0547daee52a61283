import { setTimeout as wait } from 'node:timers/promises';
import { transaction } from '@/lib/core/db/client';
import { isDiskFull } from '@/lib/core/db/data-folder';
import { checkHealth } from '@/lib/core/http/health';
import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import { withDatabase } from '../support/database';

jest.mock('@/lib/core/db/data-folder', () => {
  const real = jest.requireActual('@/lib/core/db/data-folder');
  return { ...real, isDiskFull: jest.fn(real.isDiskFull) };
});

process.env.DATABASE_POOL = '1';
withDatabase();

const checkHealthOf = (check: 'live' | 'ready') => checkHealth({ query: { check } });

test('a stopping process is alive but not ready', async () => {
  expect([await checkHealthOf('live'), await checkHealthOf('ready')]).toEqual([{ status: 'ok' }, { status: 'ok' }]);
  processWide.stopping = true;
  expect(await checkHealthOf('live')).toEqual({ status: 'ok' });
  await expect(checkHealthOf('ready')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  processWide.stopping = false;
});

test('a database silent for two seconds counts as unavailable; the process survives', async () => {
  const heldTransaction = transaction(() => wait(3500));
  const began = performance.now();
  await expect(checkHealthOf('ready')).rejects.toThrow();
  expect(performance.now() - began).toBeLessThan(3000);
  expect(await checkHealthOf('live')).toEqual({ status: 'ok' });

  await heldTransaction;
  expect(await checkHealthOf('ready')).toEqual({ status: 'ok' });
});

test('R14.1 reports a full disk while the database still responds', async () => {
  jest.mocked(isDiskFull).mockResolvedValueOnce(true);

  expect(await checkHealthOf('ready')).toEqual({ status: 'ok', disk: 'full' });
});

test('R14.1 reports a full disk as the cause when the database fails', async () => {
  jest.mocked(isDiskFull).mockResolvedValueOnce(true);
  const heldTransaction = transaction(() => wait(2500));

  const refusal = { status: 503, message: 'The disk is full.' };
  await expect(checkHealthOf('ready')).rejects.toMatchObject(refusal);
  await heldTransaction;
});
