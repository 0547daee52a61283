import 'server-only';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from './errors';

/** The limit of a photo in bytes. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** How much is read at most, as a multiple of the limit: thrown away, but an honest sender then hears the answer. */
const DRAIN_FACTOR = 5;

const tooLarge = () => new AppError('too_large', 'File is too large. Maximum size is 5MB');

/**
 * Reads the one `file` of a multipart request while counting: `Request.formData()` would buffer whatever comes.
 * @param maxBytes largest size of the file; not a byte more is kept
 * @throws AppError too_large above it; invalid when the body is not multipart, broken, or has no `file`
 */
export async function readUpload(request: Request, { maxBytes }: { maxBytes: number }): Promise<Buffer> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(contentType)) throw malformed();
  const body = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  const chunks: Buffer[] = [];
  let file: BusboyFileStream | undefined;
  try {
    const parser = createParser(contentType, maxBytes);
    parser.on('file', (field, stream) => {
      // A body that ends in the middle errors here too; without a listener that would end the process.
      stream.on('error', (cause) => parser.destroy(cause));
      if (field !== 'file') return void stream.resume();
      file = stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    await pipeline(body, atMost(maxBytes * DRAIN_FACTOR), parser);
  } catch (cause) {
    throw cause instanceof AppError ? cause : malformed(cause);
  }
  if (file?.truncated) throw tooLarge();
  if (!file) throw malformed();
  return Buffer.concat(chunks);
}

function createParser(contentType: string, maxBytes: number) {
  return new Busboy({
    headers: { 'content-type': contentType },
    limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20, headerSize: 4096 },
  });
}

function atMost(bytes: number) {
  let read = 0;
  return async function* count(source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      read += chunk.byteLength;
      if (read > bytes) throw tooLarge();
      yield chunk;
    }
  };
}

function malformed(cause?: unknown): AppError {
  const error = new AppError('invalid', 'There was an error processing the image');
  error.cause = cause;
  return error;
}
