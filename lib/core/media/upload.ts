import 'server-only';
import { createBodyGate, receiveBody } from '../http/body';
import { AppError } from '../runtime/errors';
import { createGate } from '../runtime/gate';

const ENVELOPE_BYTES = 64 * 1024;

/** Timeout for the whole upload: 5 MB over a slow connection. */
const UPLOAD_MS = 120_000;

const enterReceiving = createBodyGate('receiving', 40 * 1024 * 1024);

// The parser copies a body several times, so parsing is limited to a few at once.
const enterParsing = createGate({ name: 'uploads', running: 2, waiting: 50 });

const UNREADABLE = 'There was an error processing the image';

const MiB = 1024 * 1024;

const tooLargeError = (maxBytes: number) =>
  new AppError('too_large', `File is too large. Maximum size is ${maxBytes / MiB}MB`);

export interface Upload {
  bytes: Buffer;
  name: string;
  fields: Record<string, string>;
}

interface UploadRules {
  maxBytes: number;
  broken?: string;
}

/** Counts the bytes first: `formData()` buffers without a limit, and streaming parsers hung on malformed bodies. */
export async function readUpload(request: Request, { maxBytes, broken = UNREADABLE }: UploadRules): Promise<Upload> {
  const malformedUploadError = (cause?: unknown) => refusal(broken, cause);
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data\s*;/i.test(contentType)) throw malformedUploadError();
  const rules = {
    limit: maxBytes + ENVELOPE_BYTES,
    enter: enterReceiving,
    withinMs: UPLOAD_MS,
    tooLarge: () => tooLargeError(maxBytes),
  };
  try {
    return await receiveBody(request, rules, (chunks) =>
      enterParsing(() => extract(new Blob(chunks), contentType, maxBytes, malformedUploadError)),
    );
  } catch (error) {
    throw error instanceof AppError ? error : malformedUploadError(error);
  }
}

type MalformedError = (cause?: unknown) => AppError;

async function extract(
  body: Blob,
  contentType: string,
  maxBytes: number,
  malformedError: MalformedError,
): Promise<Upload> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch((cause) => {
    throw malformedError(cause);
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw malformedError();
  if (file.size > maxBytes) throw tooLargeError(maxBytes);
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value;
  return { bytes: Buffer.from(await file.arrayBuffer()), name: file.name, fields };
}

function refusal(text: string, cause: unknown): AppError {
  const error = new AppError('invalid', text);
  error.cause = cause;
  return error;
}
