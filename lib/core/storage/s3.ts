import 'server-only';
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import { trimOf } from '../text/trim';
import { instantFromJson } from '../time/dates';
import type { Storage } from './contract';
import { storageUnavailable } from './failure';
import { checkKey, checkPrefix } from './keys';

export interface S3Options {
  /** Without the bucket: `https://s3.eu-west-1.amazonaws.com`, `https://<account>.r2.cloudflarestorage.com`. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds per attempt. Enough for 5 MB over a slow connection. */
  timeout?: number;
  retries?: number;
}

class Refused extends Error {}

type Call = <T>(
  method: string,
  path: string,
  readResponse: (response: Response) => Promise<T>,
  bytes?: Uint8Array,
) => Promise<T>;

/** Makes one attempt with a path-style URL. The signature covers the content, so S3 stores no partial content. */
function s3Request({ timeout = 10_000, region, accessKeyId, secretAccessKey }: S3Options) {
  const credentials = { region, accessKeyId, secretAccessKey };
  const cache = new Map<string, ArrayBuffer>();
  return async (method: string, url: string, bytes?: Uint8Array): Promise<Response> => {
    const hash = createHash('sha256').update(bytes ?? '');
    const request = { method, url, headers: { 'X-Amz-Content-Sha256': hash.digest('hex') } };
    const { headers } = await new AwsV4Signer({ ...credentials, ...request, service: 's3', cache }).sign();
    // Passes no Request object, because Next's fetch would send its body in chunks, which S3 refuses.
    const response = await fetch(url, {
      method,
      headers,
      ...(bytes && { body: new Uint8Array(bytes) }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      cache: 'no-store',
    });
    if (response.ok || response.status === 404) return response;
    await response.arrayBuffer();
    const failure = `answered ${response.status}`;
    throw response.status >= 500 || response.status === 429 ? new Error(failure) : new Refused(`S3: ${failure}`);
  };
}

/** Reads the body inside the retries, because the connection may also break during the transfer. */
function s3Call(options: S3Options): Call {
  const { endpoint, bucket, retries = 2 } = options;
  const sendRequest = s3Request(options);
  const root = `${trimOf(endpoint, '/')}/${bucket}`;
  return async (method, path, readResponse, bytes) => {
    const once = async () => {
      try {
        return await readResponse(await sendRequest(method, root + path, bytes));
      } catch (error) {
        // p-retry does not retry some errors that fetch throws for a broken connection. A plain Error makes it retry.
        throw error instanceof Refused ? error : new Error(`S3: ${method} failed: ${reasonOf(error)}`);
      }
    };
    try {
      return await pRetry(once, { retries, minTimeout: 200, shouldRetry: ({ error }) => !(error instanceof Refused) });
    } catch (error) {
      throw storageUnavailable(error);
    }
  };
}

const drainResponse = async (response: Response) => void (await response.arrayBuffer());

function refuseMissing({ status }: Response): void {
  if (status === 404) throw new Refused('S3: no such bucket');
}

async function* listObjects(call: Call, prefix: string): AsyncGenerator<S3Object> {
  let after = '';
  for (;;) {
    const query = new URLSearchParams({ 'list-type': '2', prefix, ...(after && { 'start-after': after }) });
    const xml = await call('GET', `?${query}`, async (response) => {
      refuseMissing(response);
      return response.text();
    });
    const objects = readListing(xml);
    yield* objects;
    after = objects.at(-1)?.key ?? '';
    if (after === '' || !/<IsTruncated>\s*true\s*</.test(xml)) return;
  }
}

export function s3Storage(options: S3Options): Storage {
  const callS3 = s3Call(options);
  return {
    async put(key, bytes) {
      const path = `/${checkKey(key)}`;
      const finishResponse = async (response: Response) => {
        await drainResponse(response);
        refuseMissing(response);
      };
      await callS3('PUT', path, finishResponse, bytes);
    },

    async get(key) {
      return callS3('GET', `/${checkKey(key)}`, async (response) => {
        const bytes = Buffer.from(await response.arrayBuffer());
        return response.status === 404 ? null : bytes;
      });
    },

    async remove(prefix) {
      const limitCalls = pLimit(8);
      const removals: Promise<void>[] = [];
      for await (const { key } of listObjects(callS3, checkPrefix(prefix))) {
        removals.push(limitCalls(() => callS3('DELETE', `/${key}`, drainResponse)));
      }
      await Promise.all(removals);
    },

    async *list(olderThan) {
      for await (const { key, modified } of listObjects(callS3, '')) if (modified < olderThan) yield key;
    },
  };
}

function reasonOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { message?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? message ?? 'unknown');
}

interface S3Object {
  key: string;
  modified: Date;
}

/** Skips keys with XML escapes: our keys need none, so these are other people's objects. */
function readListing(xml: string): S3Object[] {
  const [, ...contents] = xml.split('<Contents>');
  return contents.flatMap((content) => {
    const key = /<Key>([^<&]*)<\/Key>/.exec(content)?.[1];
    const modifiedAt = instantFromJson(/<LastModified>([^<]*)</.exec(content)?.[1] ?? '');
    return key && !Number.isNaN(modifiedAt.getTime()) ? [{ key, modified: modifiedAt }] : [];
  });
}
