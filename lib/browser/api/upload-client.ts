import { ApiError, CALL_TIMEOUT_MS, isStaleToken, NoAnswerError, refusalOf, writeHeaders } from './api-client';
import { isReachable } from './connection';
import { announceWrite } from './writes';

export interface UploadOptions {
  /** @param share uploaded fraction, from 0 to 1 */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** Longest time in seconds to wait for a busy server. */
  longestPause?: number;
}

const REPEATS = 4;
const LONGEST_PAUSE = 10;
/** Timeout after the last byte. Long, because photos wait in a queue on the server before they are scaled. */
const ANSWER_MS = 60_000;
const CHECK_MS = 1000;

export async function uploadFile<T>(
  path: string,
  file: Blob,
  fields: Record<string, string> = {},
  options: UploadOptions = {},
): Promise<T> {
  for (let renewals = 1, repeats = REPEATS; ; ) {
    try {
      const answer = await uploadOnce<T>(path, file, fields, options);
      announceWrite(path);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isStaleToken(error) && renewals > 0) {
        renewals -= 1;
      } else if (isFull(error, options.longestPause) && repeats > 0) {
        repeats -= 1;
        await pauseUpload(error.retryAfter, options.signal);
      } else {
        throw error;
      }
    }
  }
}

function isFull(error: ApiError, longestPause = LONGEST_PAUSE): error is ApiError & { retryAfter: number } {
  const { status, retryAfter } = error;
  return (status === 429 || status === 503) && retryAfter !== null && retryAfter <= longestPause;
}

function pauseUpload(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stopUpload = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stopUpload);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stopUpload, { once: true });
  });
}

function formOf(file: Blob, fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

function watchForHang(loadedBytes: () => number, onHang: () => void): () => void {
  let isWatching = true;
  const checkProgress = async () => {
    const before = loadedBytes();
    const isHanging = !(await isReachable()) && loadedBytes() === before;
    if (!isWatching) return;
    if (isHanging) onHang();
    else timer = setTimeout(checkProgress, CHECK_MS);
  };
  let timer = setTimeout(checkProgress, CHECK_MS);
  return () => {
    isWatching = false;
    clearTimeout(timer);
  };
}

async function uploadOnce<T>(
  path: string,
  file: Blob,
  fields: Record<string, string>,
  { onProgress, signal, idempotencyKey }: UploadOptions,
): Promise<T> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(await writeHeaders()),
  };
  signal?.throwIfAborted();
  // `fetch` reports no upload progress.
  const request = new XMLHttpRequest();
  const abortRequest = () => request.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadedBytes = 0;
  let endWatch: (() => void) | undefined;
  signal?.addEventListener('abort', abortRequest);
  return new Promise<T>((resolve, reject) => {
    request.open('POST', path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const giveUp = () => {
      reject(new NoAnswerError());
      request.abort();
    };
    const setTimer = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, ms);
    };
    setTimer(CALL_TIMEOUT_MS);
    endWatch = watchForHang(() => loadedBytes, giveUp);
    request.upload.onprogress = (event) => {
      setTimer(CALL_TIMEOUT_MS);
      loadedBytes = event.loaded;
      onProgress?.(event.total > 0 ? event.loaded / event.total : 0);
    };
    request.upload.onload = () => setTimer(ANSWER_MS);
    request.onerror = () => reject(new ApiError(0, '', 'Network error'));
    request.onabort = () => reject(signal?.reason ?? new ApiError(0, '', 'Network error'));
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status >= 300) {
        return reject(refusalOf(path, status, responseText, statusText, request.getResponseHeader('Retry-After')));
      }
      try {
        resolve(JSON.parse(responseText) as T);
      } catch {
        reject(new ApiError(status, responseText, statusText));
      }
    };
    request.send(formOf(file, fields));
  }).finally(() => {
    clearTimeout(timer);
    endWatch?.();
    signal?.removeEventListener('abort', abortRequest);
  });
}
