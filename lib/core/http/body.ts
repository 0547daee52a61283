import 'server-only';
import { AppError } from '../runtime/errors';
import { createGate } from '../runtime/gate';
import { clientAddress } from './request';

export const MAX_JSON_BYTES = 256 * 1024;
const MAX_FORM_BYTES = 64 * 1024;

const SMALL_BYTES = 16 * 1024;

/** Reads and discards bodies up to this multiple of the limit, so that an honest sender receives the 413. */
const DRAIN_FACTOR = 5;

const STALL_MS = 10_000;

const TEXT_MS = 30_000;

/** Shorter than the server entry's timeout (guarded-server.mjs). */
const CALL_TIMEOUT_MS = 60_000;

/** Reserves bytes before reading. Stalled senders therefore occupy a few MB in total, and one address at most half. */
export function createBodyGate(name: string, bytes: number) {
  return createGate({ name, running: bytes, waiting: 200, perSender: bytes / 2, patienceMs: CALL_TIMEOUT_MS });
}

const enterText = createBodyGate('bodies', 4 * 1024 * 1024);

/** Limits bodies being discarded, because each still occupies buffers of the socket and the stream. */
const enterDraining = createGate({
  name: 'draining',
  running: 8,
  waiting: 100,
  perSender: 4,
  patienceMs: CALL_TIMEOUT_MS,
});

interface BodyRules {
  limit: number;
  enter: ReturnType<typeof createBodyGate>;
  withinMs: number;
  tooLarge: () => AppError;
}

export async function receiveBody<Result>(
  request: Request,
  rules: BodyRules,
  use: (chunks: Uint8Array<ArrayBuffer>[]) => Promise<Result>,
): Promise<Result> {
  const { limit, enter } = rules;
  const declaredLength = Number(request.headers.get('content-length') ?? limit);
  const isWithinLimit = declaredLength <= limit;
  const readAndUse = async () => use(await readChunks(request.body, rules, isWithinLimit ? limit : 0));
  if (declaredLength <= SMALL_BYTES) return readAndUse();
  const task = { sender: clientAddress(request), signal: request.signal };
  return isWithinLimit ? enter(readAndUse, { ...task, weight: declaredLength }) : enterDraining(readAndUse, task);
}

async function readChunks(body: Request['body'], { limit, withinMs, tooLarge }: BodyRules, maxBytes: number) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const end = performance.now() + withinMs;
  const reader = body?.getReader();
  let size = 0;
  while (reader) {
    const { value, done } = await within(Math.min(STALL_MS, end - performance.now()), reader.read());
    if (done) break;
    size += value.byteLength;
    if (size <= maxBytes) chunks.push(value);
    else chunks.length = 0;
    // Does not cancel the stream; the server's entry discards the rest after the answer.
    if (size > limit * DRAIN_FACTOR) break;
  }
  if (size > limit) throw tooLarge();
  return chunks;
}

/** Does not cancel a stalled stream, because that would cut the connection before the answer. */
async function within<Result>(ms: number, reading: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout', 'The request did not arrive in time')), ms);
  });
  try {
    return await Promise.race([reading, stall]);
  } finally {
    clearTimeout(timer);
  }
}

export async function readJson(request: Request, limit = MAX_JSON_BYTES): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_type', 'The request must be application/json');
  }
  const bytes = await readText(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON');
  }
}

export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_type', 'The request must be application/x-www-form-urlencoded');
  }
  const text = (await readText(request, MAX_FORM_BYTES)).toString('utf8');
  return Object.fromEntries(new URLSearchParams(text));
}

function readText(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new AppError('too_large', 'The request is too large');
  const rules = { limit, enter: enterText, withinMs: TEXT_MS, tooLarge };
  return receiveBody(request, rules, async (chunks) => Buffer.concat(chunks));
}
