import 'server-only';
import { AppError } from '../errors';

const MAX_JSON_BYTES = 256 * 1024;

/**
 * Reads a JSON body, counting as it comes: a longer one is refused before it is whole.
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

async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('too_large', 'The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
