import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Storage } from '@/lib/core/storage/contract';
import { diskFailure } from '@/lib/core/storage/failure';
import { checkKey } from '@/lib/core/storage/keys';
import { localStorage } from '@/lib/core/storage/local';
import { type S3Options, s3Storage } from '@/lib/core/storage/s3';
import { startS3 } from '@/tests/support/s3-server';

// What fails here on purpose is written to the log.
process.env.LOG_LEVEL = 'silent';

const FAR = new Date('2100-01-01');
const unavailable = { code: 'unavailable', status: 503, detail: { retryAfter: 10 } };

async function keys(storage: Storage, olderThan = FAR): Promise<string[]> {
  const found: string[] = [];
  for await (const key of storage.list(olderThan)) found.push(key);
  return found.sort();
}

let directory: string;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'storage-'));
});
afterEach(() => rm(directory, { recursive: true }));

const kinds: [string, () => Promise<Storage>][] = [
  ['a directory', async () => localStorage(path.join(directory, 'files'))],
  [
    'a bucket',
    async () => {
      const storage = s3Storage(s3.options);
      await storage.remove('pets/');
      return storage;
    },
  ],
];

describe.each(kinds)('storage in %s', (_, open) => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await open();
  });

  test('gives back what was put, null for what is not there', async () => {
    const bytes = Buffer.from(Array.from({ length: 512 }, (__, index) => index % 256));
    await storage.put('pets/1/a-large.webp', bytes);
    expect(await storage.get('pets/1/a-large.webp')).toEqual(bytes);
    expect(await storage.get('pets/1/b.webp')).toBeNull();
    expect(await storage.get('pets/1/a-large.webp/b')).toBeNull();
  });

  test('takes an empty file and one of 5 MB', async () => {
    const large = Buffer.alloc(5 * 1024 * 1024, 7);
    await storage.put('pets/1/empty', Buffer.alloc(0));
    await storage.put('pets/1/large', large);
    expect(await storage.get('pets/1/empty')).toEqual(Buffer.alloc(0));
    expect((await storage.get('pets/1/large'))?.equals(large)).toBe(true);
  });

  test('removes by prefix, and a folder only by its whole name', async () => {
    for (const key of ['pets/1/a-small', 'pets/1/a-large', 'pets/1/b', 'pets/12/c'])
      await storage.put(key, Buffer.from(key));
    await storage.remove('pets/1/a-');
    expect(await keys(storage)).toEqual(['pets/1/b', 'pets/12/c']);
    await storage.remove('pets/1/');
    await storage.remove('pets/none/');
    await storage.remove('none/none');
    expect(await keys(storage)).toEqual(['pets/12/c']);
  });

  test('lists only what is older', async () => {
    await storage.put('pets/1/new', Buffer.from('x'));
    expect(await keys(storage)).toEqual(['pets/1/new']);
    expect(await keys(storage, new Date('2020-01-01'))).toEqual([]);
  });

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../a',
    'a/../b',
    'a/./b',
    'a//b',
    'a/',
    '.incoming/a',
    'a/.b',
    'A',
    'a\\b',
    'a b',
    'a\0',
    'ä',
    'x'.repeat(301),
  ])('refuses the key %j', async (key) => {
    expect(() => checkKey(key)).toThrow('Bad storage key');
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Bad storage key');
    await expect(storage.get(key)).rejects.toThrow('Bad storage key');
  });

  test.each(['', '/', '..', '../', 'a/../', './'])('refuses the prefix %j', async (prefix) => {
    await expect(storage.remove(prefix)).rejects.toThrow('Bad storage key');
  });
});

describe('storage in a directory', () => {
  let storage: Storage;
  beforeEach(() => {
    storage = localStorage(path.join(directory, 'files'));
  });

  test('leaves no temporary file behind, neither after success nor after a failure', async () => {
    await storage.put('pets/1/a', Buffer.from('x'));
    await expect(storage.put('pets/1', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(path.join(directory, 'files', '.incoming'))).toEqual([]);
  });

  test('twenty writers of one key leave one whole content', async () => {
    const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(50_000, index));
    await Promise.all(contents.map((content) => storage.put('pets/1/a', content)));
    expect(contents).toContainEqual(await storage.get('pets/1/a'));
  });

  test('lists by age, and never a half-written file', async () => {
    await storage.put('pets/1/old', Buffer.from('x'));
    await storage.put('pets/1/new', Buffer.from('x'));
    await writeFile(path.join(directory, 'files', '.incoming', 'half'), 'x');
    await utimes(path.join(directory, 'files', 'pets/1/old'), 1_000, 1_000);
    expect(await keys(storage, new Date('2020-01-01'))).toEqual(['pets/1/old']);
    expect(await keys(storage)).toEqual(['pets/1/new', 'pets/1/old']);
  });

  test('a full disk is told as something that passes, in words without its name', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(diskFailure(full)).toMatchObject({ ...unavailable, message: expect.not.stringMatching(/ENOSPC|dev/) });
    const other = new Error('other');
    expect(diskFailure(other)).toBe(other);
  });
});

describe('storage in a bucket', () => {
  /** A service that answers as it is told. */
  async function withService<T>(answer: RequestListener, work: (options: S3Options) => Promise<T>): Promise<T> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await work({ ...s3.options, endpoint: `http://127.0.0.1:${port}`, timeout: 300 });
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  // The server from npm can't tell of a second page: it makes its tokens with a cipher that Node no longer has.
  test('a listing in several pages is read to its end, and every key removed once', async () => {
    const left = new Set(Array.from({ length: 25 }, (_, index) => `pets/many/${index}`));
    const removed: string[] = [];
    const answer: RequestListener = (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://test');
      if (request.method === 'DELETE') {
        removed.push(pathname.replace('/pawfolio/', ''));
        return response.writeHead(204).end();
      }
      const after = [...left].sort().filter((key) => key > (searchParams.get('start-after') ?? ''));
      const contents = after
        .slice(0, 10)
        .map((key) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`);
      response.end(
        `<ListBucketResult><IsTruncated>${after.length > 10}</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
    };
    const found = await withService(answer, async (options) => {
      const listed = await keys(s3Storage(options));
      await s3Storage(options).remove('pets/many/');
      return listed;
    });
    expect(found).toEqual([...left].sort());
    expect(removed.sort()).toEqual(found);
  });

  test('an error of the service and a broken connection are tried again', async () => {
    let calls = 0;
    const answer: RequestListener = (request, response) => {
      calls += 1;
      if (calls === 1) response.writeHead(503).end('slow down');
      else if (calls === 2) request.socket.destroy();
      else response.writeHead(200).end('content');
    };
    const got = await withService(answer, (options) => s3Storage(options).get('pets/1/a'));
    expect([got?.toString(), calls]).toEqual(['content', 3]);
  });

  test('a file is sent in one piece with its length and its hash, which S3 asks for', async () => {
    let headers: IncomingHttpHeaders = {};
    const answer: RequestListener = (request, response) => {
      headers = request.headers;
      request.resume().on('end', () => response.end());
    };
    await withService(answer, (options) => s3Storage(options).put('pets/1/a', Buffer.from('abc')));
    expect(headers).toMatchObject({
      'content-length': '3',
      'x-amz-content-sha256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
      authorization: expect.stringContaining(
        '/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date',
      ),
    });
    expect(headers['transfer-encoding']).toBeUndefined();
  });

  test('an answer that breaks off is not taken for the file', async () => {
    let calls = 0;
    const answer: RequestListener = (_, response) => {
      calls += 1;
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half');
      if (calls < 3) setImmediate(() => response.destroy());
      else response.end('x'.repeat(96));
    };
    const got = await withService(answer, (options) => s3Storage(options).get('pets/1/a'));
    expect(got?.length).toBe(100);
  });

  test.each([
    ['is down', (_, response) => response.writeHead(500).end(), 3],
    ['never answers', () => undefined, 3],
    ['refuses the key', (_, response) => response.writeHead(403).end('<Error/>'), 1],
    ['knows no such bucket', (_, response) => response.writeHead(404).end(), 1],
  ] as [string, RequestListener, number][])('a service that %s is a 503, for writing too', async (_, answer, tries) => {
    let calls = 0;
    const counted: RequestListener = (request, response) => {
      calls += 1;
      answer(request, response);
    };
    await withService(counted, async (options) => {
      await expect(s3Storage(options).put('pets/1/a', Buffer.from('x'))).rejects.toMatchObject(unavailable);
    });
    expect(calls).toBe(tries);
  });

  test('where nobody listens it is a 503', async () => {
    const gone = await withService(
      () => undefined,
      async (options) => options,
    );
    await expect(s3Storage(gone).get('pets/1/a')).rejects.toMatchObject(unavailable);
  });

  test('a wrong secret is refused by the service, and nothing is stored', async () => {
    const stranger = s3Storage({ ...s3.options, secretAccessKey: 'wrong' });
    await expect(stranger.put('pets/1/secret', Buffer.from('x'))).rejects.toMatchObject(unavailable);
    expect(await s3Storage(s3.options).get('pets/1/secret')).toBeNull();
  });
});
