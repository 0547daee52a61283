import 'server-only';
import { env } from '../config/env';
import { logger } from '../runtime/logger';
import { trimOf } from '../text/trim';
import { now } from '../time/clock';
import { addMs, DAY } from '../time/dates';
import { type S3Options, s3Storage } from './s3';

async function isAnswered(url: string, timeout: number): Promise<boolean> {
  const response = await fetch(url, { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(timeout) });
  await response.body?.cancel();
  return response.ok;
}

export async function isPublicBucket(options: S3Options): Promise<boolean> {
  const { endpoint, bucket, timeout = 10_000 } = options;
  const root = `${trimOf(endpoint, '/')}/${bucket}`;
  if (await isAnswered(`${root}?list-type=2&max-keys=1`, timeout)) return true;
  for await (const key of s3Storage(options).list(addMs(now(), DAY))) return isAnswered(`${root}/${key}`, timeout);
  return false;
}

export async function warnOfPublicBucket(): Promise<void> {
  const { s3 } = env();
  try {
    if (s3 && (await isPublicBucket(s3)))
      logger().warn({ bucket: s3.bucket }, 'anyone can read the files in S3_BUCKET: make the bucket private');
  } catch (error) {
    logger().warn({ reason: (error as Error).message }, 'could not check whether S3_BUCKET is public');
  }
}
