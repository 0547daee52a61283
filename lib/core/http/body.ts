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
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError('too_large', 'The request is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)));
  } catch {
    throw new AppError('invalid', 'The request is not valid JSON');
  }
}
