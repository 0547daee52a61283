import { processWide } from '@/lib/core/runtime/process-wide.mjs';
import { warnOfPublicBucket } from '@/lib/core/storage/public-bucket';
import { startServices } from '@/lib/server/services';

jest.mock('@/lib/core/config/env', () => ({ env: jest.fn() }));
jest.mock('@/lib/core/db/client', () => ({ closeDatabase: jest.fn() }));
jest.mock('@/lib/core/http/health', () => ({ pingDatabase: jest.fn() }));
jest.mock('@/lib/core/jobs/boss', () => ({ stopJobs: jest.fn() }));
jest.mock('@/lib/core/jobs/finish', () => ({ waitingJobs: jest.fn() }));
jest.mock('@/lib/core/jobs/queue', () => ({ startJobs: jest.fn() }));
jest.mock('@/lib/core/runtime/logger', () => ({ logger: jest.fn() }));
jest.mock('@/lib/core/runtime/metrics', () => ({ metrics: () => null }));
jest.mock('@/lib/core/signing/keys', () => ({ signingKey: jest.fn() }));
jest.mock('@/lib/core/storage/public-bucket', () => ({ warnOfPublicBucket: jest.fn(() => new Promise(() => {})) }));

test('R14.2 an unresponsive bucket does not delay the start', async () => {
  const onStart = jest.fn();
  processWide.started = onStart;

  await startServices([]);

  expect(warnOfPublicBucket).toHaveBeenCalledTimes(1);
  expect(onStart).toHaveBeenCalledTimes(1);
});
