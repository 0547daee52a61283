import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '@/lib/core/config/env';
import { logger } from '@/lib/core/runtime/logger';
import { warnOfPublicBucket } from '@/lib/core/storage/public-bucket';

jest.mock('@/lib/core/config/env', () => ({ env: jest.fn() }));
jest.mock('@/lib/core/runtime/logger', () => ({ logger: jest.fn() }));

const warnSpy = jest.fn();
const options = { bucket: 'files', region: 'us-east-1', accessKeyId: 'k', secretAccessKey: 's', timeout: 200 };
const isOpen = expect.stringContaining('anyone can read the files');
const isUnknown = expect.stringContaining('could not check whether S3_BUCKET is public');
const files = '<Contents><Key>pets/1/a.webp</Key><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>';

beforeEach(() => {
  warnSpy.mockClear();
  jest.mocked(logger).mockReturnValue({ warn: warnSpy, error: jest.fn(), info: jest.fn() } as never);
});

async function warnOf(answer: RequestListener | null): Promise<unknown[]> {
  const server = createServer(answer ?? (() => undefined)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const closeServer = () => new Promise((resolve) => server.close(resolve));
  if (answer === null) await closeServer();
  jest.mocked(env).mockReturnValue({ s3: { ...options, endpoint } } as never);
  await warnOfPublicBucket();
  server.closeAllConnections();
  if (answer !== null) await closeServer();
  return warnSpy.mock.calls.map(([, message]) => message);
}

const bucket =
  (opens: (path: string) => boolean): RequestListener =>
  ({ url = '', headers }, response) => {
    const isAllowed = headers.authorization !== undefined || opens(url);
    response.writeHead(isAllowed ? 200 : 403).end(isAllowed ? files : '');
  };

test.each<[string, RequestListener | null, unknown[]]>([
  ['whose list is public', bucket((path) => path.includes('list-type')), [isOpen]],
  ['whose files are public', bucket((path) => path.endsWith('a.webp')), [isOpen]],
  ['that is private', bucket(() => false), []],
  ['that cannot be reached', null, [isUnknown]],
  ['that never answers', () => undefined, [isUnknown]],
  ['that redirects', (_, response) => response.writeHead(307, { Location: '/x' }).end(), [isUnknown]],
])('R14.2 warns only if a bucket may be public: one %s', async (_, answer, expected) => {
  expect(await warnOf(answer)).toEqual(expected);
});

test('R14.2 without a bucket no check is made', async () => {
  jest.mocked(env).mockReturnValue({ s3: undefined } as never);
  await warnOfPublicBucket();
  expect(warnSpy).not.toHaveBeenCalled();
});
