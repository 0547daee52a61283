import 'server-only';
import { createBodyGate, receiveBody } from '../http/body';
import { AppError } from '../runtime/errors';
import { createGate } from '../runtime/gate';

/** Boundaries, part headers and small fields around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/** Milliseconds for the whole of an upload: 5 MB over a slow line. */
const UPLOAD_MS = 120_000;

// Eight of the largest at a time, many more of what a phone makes of a photo before it sends it.
const enterReceiving = createBodyGate('receiving', 40 * 1024 * 1024);

// The parser copies a body several times over; a burst of uploads must not do so all at once.
const enterParsing = createGate({ name: 'uploads', running: 2, waiting: 50 });

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
 * rate_limited when too many uploads wait; timeout when it does not arrive
 */
export async function readUpload(request: Request, { maxBytes, broken = UNREADABLE }: UploadRules): Promise<Upload> {
  const malformed = (cause?: unknown) => refusal(broken, cause);
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(contentType)) throw malformed();
  const rules = { limit: maxBytes + ENVELOPE_BYTES, enter: enterReceiving, withinMs: UPLOAD_MS, tooLarge };
  try {
    return await receiveBody(request, rules, (chunks) =>
      enterParsing(() => extract(new Blob(chunks), contentType, maxBytes, malformed)),
    );
  } catch (error) {
    throw error instanceof AppError ? error : malformed(error);
  }
}

type Malformed = (cause?: unknown) => AppError;

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
