import 'server-only';
import { createHash } from 'node:crypto';
import { db, transaction } from '../db/client';
import { AppError } from '../runtime/errors';
import { sealText, unsealText } from '../security/secrets';
import { answerOf, type CreateResult, Repeated } from './repeated';

export interface Answer {
  status: number;
  body: unknown;
}

interface KeyedRequest {
  userId: string;
  key: string;
  fingerprint: string;
  at: Date;
  /** Throws if the caller lost access to the data in the first answer. */
  checkRepeat: (body: unknown) => Promise<void>;
}

const KEY = /^[\x21-\x7e]{1,200}$/;
const PURPOSE = 'idempotency';

/**
 * Runs the write at most once per key. Stores the record in the same transaction, so the second of two concurrent
 * requests waits and returns the first answer.
 */
export async function runOnce(
  { userId, key, fingerprint, at, checkRepeat }: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!KEY.test(key)) throw new AppError('invalid', 'Invalid Idempotency-Key');
  const requestHash = new Uint8Array(createHash('sha256').update(fingerprint).digest());
  return transaction(async () => {
    const { count } = await db().idempotencyRecord.createMany({
      data: [{ userId, key, requestHash, status: 0, body: new Uint8Array(), createdAt: at }],
      skipDuplicates: true,
    });
    const where = { userId_key: { userId, key } };
    if (count === 0) {
      const first = await db().idempotencyRecord.findUniqueOrThrow({ where });
      if (Buffer.compare(first.requestHash, requestHash) !== 0) {
        throw new AppError('conflict', 'This Idempotency-Key was used for another request');
      }
      const body = JSON.parse(unsealText(PURPOSE, first.body) ?? 'null');
      await checkRepeat(body);
      return { status: first.status, body };
    }
    const answer = await work();
    const body = sealText(PURPOSE, JSON.stringify(answer.body));
    await db().idempotencyRecord.update({ where, data: { status: answer.status, body } });
    return answer;
  });
}

interface UploadOnce {
  request: Request;
  userId: string;
  upload: { bytes: Uint8Array; fields: Record<string, string> };
  at: Date;
  checkRepeat: () => Promise<void>;
}

export async function uploadOnce<T>(
  { request, userId, upload, at, checkRepeat }: UploadOnce,
  work: () => Promise<CreateResult<T>>,
): Promise<CreateResult<T>> {
  const key = request.headers.get('idempotency-key');
  if (key === null) return transaction(work);
  const content = createHash('sha256').update(upload.bytes).digest('hex');
  const path = new URL(request.url).pathname;
  const fingerprint = `${request.method} ${path} ${content} ${JSON.stringify(upload.fields)}`;
  const answer = await runOnce({ userId, key, fingerprint, at, checkRepeat }, async () => answerOf(await work(), 201));
  return answer.status === 200 ? new Repeated(answer.body as T) : (answer.body as T);
}
