import 'server-only';
import { AppError } from '../errors';

const MAX_JSON_BYTES = 256 * 1024;

/**
 * Reads a JSON body, counting as it comes: of a longer one nothing is kept.
 * @throws AppError unsupported_type, too_large, invalid
 */
export async function readJson(request: Request, limit = MAX_JSON_BYTES): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_type', 'The request must be application/json');
  }
  const bytes = await readBytes(request, limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON');
  }
}

const MAX_FORM_BYTES = 64 * 1024;

/**
 * Reads what a form without scripts sends: the last value of each field.
 * @throws AppError unsupported_type, too_large
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_type', 'The request must be application/x-www-form-urlencoded');
  }
  const text = (await readBytes(request, MAX_FORM_BYTES)).toString('utf8');
  return Object.fromEntries(new URLSearchParams(text));
}

/** How much is read at most, as a multiple of the limit: thrown away, but an honest sender then hears the answer. */
const DRAIN_FACTOR = 5;

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit * DRAIN_FACTOR) break;
    if (size > limit) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (size > limit) throw new AppError('too_large', 'The request is too large');
  return Buffer.concat(chunks);
}
