import 'server-only';
import { AppError } from './errors';
import { createGate } from './gate';

/** Boundaries, part headers and small fields around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/** How much is read at most, as a multiple of the limit: thrown away, but an honest sender then hears the answer. */
const DRAIN_FACTOR = 5;

// The parser copies a body several times over; a burst of uploads must not do so all at once.
const enter = createGate({ name: 'uploads', running: 2, waiting: 50 });

const UNREADABLE = 'There was an error processing the image';

const tooLarge = () => new AppError('too_large', 'File is too large. Maximum size is 5MB');

/** What a form carried. Nothing of it has been checked but the size of the file. */
export interface Upload {
  bytes: Buffer;
  /** As the sender calls the file. */
  name: string;
  /** The other fields; of one that is there several times the last. */
  fields: Record<string, string>;
}

interface UploadRules {
  /** Largest size of the file; beyond it nothing is kept. */
  maxBytes: number;
  /** What a form that can't be read is answered with; of a photo unless told. */
  broken?: string;
}

/**
 * Reads the one `file` of a multipart request and the fields beside it. `Request.formData()` alone would buffer whatever
 * comes, so the body is counted first and only then given to the platform's parser (streaming parsers were tried: on some
 * malformed bodies they neither finish nor fail).
 * @throws AppError too_large above the limit; invalid when the body is not multipart, broken, or has no `file`;
 * rate_limited when too many uploads wait
 */
export async function readUpload(request: Request, { maxBytes, broken = UNREADABLE }: UploadRules): Promise<Upload> {
  const malformed = (cause?: unknown) => refusal(broken, cause);
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(contentType)) throw malformed();
  const body = await readCounted(request.body, maxBytes, malformed);
  return enter(() => extract(body, contentType, maxBytes, malformed));
}

type Malformed = (cause?: unknown) => AppError;

async function readCounted(body: ReadableStream<Uint8Array>, maxBytes: number, malformed: Malformed): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  try {
    for await (const chunk of body) {
      read += chunk.byteLength;
      if (read > maxBytes * DRAIN_FACTOR) break;
      if (read > maxBytes + ENVELOPE_BYTES) chunks.length = 0;
      else chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
  } catch (cause) {
    throw malformed(cause);
  }
  if (read > maxBytes + ENVELOPE_BYTES) throw tooLarge();
  return new Blob(chunks);
}

async function extract(body: Blob, contentType: string, maxBytes: number, malformed: Malformed): Promise<Upload> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause) => {
    throw malformed(cause);
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw malformed();
  if (file.size > maxBytes) throw tooLarge();
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, fields };
}

function refusal(text: string, cause: unknown): AppError {
  const error = new AppError('invalid', text);
  error.cause = cause;
  return error;
}
