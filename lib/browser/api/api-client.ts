import { CSRF_REFUSED } from '@/lib/core/http/csrf-refusal';
import { PAGE_USER } from '@/lib/core/http/page-user';
import { isLeavingPage } from './leaving';
import { pageUser } from './page-user';
import { announceSessionEnd } from './session-end';
import { announceWrite } from './writes';

export interface ApiFailure {
  error: string;
  code: string;
  fields?: Record<string, string>;
  name?: string;
  conflicts?: object[];
  guard?: object;
  limit?: 'bytes' | 'files';
  /** Current version of the entry, which someone else has changed meanwhile. */
  current?: object;
}

/** The message is `"<status>: <body or status text>"` (specification, section 8). */
export class ApiError extends Error {
  readonly status: number;
  readonly failure: ApiFailure | null;
  /** Seconds. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, statusText: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    this.status = status;
    this.failure = parseFailure(text);
    this.retryAfter = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : null;
  }
}

export const CALL_TIMEOUT_MS = 15_000;

/** Timeout. The server may have done the work, so a retry must use the same idempotency key. */
export class NoAnswerError extends ApiError {
  constructor() {
    super(0, '', 'No answer in time');
    this.name = 'NoAnswerError';
  }
}

async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new NoAnswerError()), CALL_TIMEOUT_MS);
  const abortion = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([work(signal), abortion]);
  } finally {
    clearTimeout(timer);
  }
}

function parseFailure(text: string): ApiFailure | null {
  try {
    const body = JSON.parse(text) as Partial<ApiFailure> | null;
    return typeof body?.error === 'string' ? { code: '', ...body, error: body.error } : null;
  } catch {
    return null;
  }
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** With `on401: 'null'` a 401 does not end the session (R2.3). */
export async function apiGet<T>(path: string): Promise<T>;
export async function apiGet<T>(path: string, options: { on401: 'null' }): Promise<T | null>;
export async function apiGet<T>(path: string, options?: { on401: 'null' }): Promise<T | null> {
  return withTimeout(async (signal) => {
    const response = await fetch(path, {
      credentials: 'include',
      headers: { Accept: 'application/json', 'Cache-Control': 'no-store', 'X-Requested-With': 'XMLHttpRequest' },
      signal,
    });
    if (response.status === 401 && options?.on401 === 'null') return null;
    return readResponse<T>(response, path);
  });
}

interface SendOptions {
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
}

export function apiSend<T>(
  method: Method,
  path: string,
  body?: unknown,
  { idempotencyKey, ifMatch }: SendOptions = {},
): Promise<T> {
  return withTimeout(async (signal) => {
    const sendRequest = async () =>
      fetch(path, {
        method,
        credentials: 'include',
        headers: {
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(ifMatch && { 'If-Match': ifMatch }),
          ...(await writeHeaders()),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal,
      });
    const response = await sendRequest();
    if (response.status !== 403) return readWritten<T>(response, path);
    const refusal = new ApiError(403, await response.text(), response.statusText);
    if (!isStaleToken(refusal)) throw refusal;
    return readWritten<T>(await sendRequest(), path);
  });
}

/** Only this 403 may be retried: repeating others would count a wrong password twice. */
export function isStaleToken({ status, failure }: ApiError): boolean {
  return status === 403 && failure?.error === CSRF_REFUSED;
}

async function readWritten<T>(response: Response, path: string): Promise<T> {
  const answer = await readResponse<T>(response, path);
  announceWrite(path);
  return answer;
}

async function readResponse<T>(response: Response, path: string): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const { status, statusText, headers } = response;
  throw refusalOf(path, status, await response.text(), statusText, headers.get('Retry-After'));
}

/** A 401 of a sign-in call means wrong input, such as a wrong code, and does not end the session. */
export function refusalOf(
  path: string,
  status: number,
  text: string,
  statusText: string,
  retryAfter: string | null,
): ApiError {
  const error = new ApiError(status, text, statusText, retryAfter);
  if (status === 401 && !path.startsWith('/api/auth/'))
    announceSessionEnd(error.failure?.code === 'other_user' ? 'otherUser' : 'ended');
  return error;
}

/** Omits the CSRF token if it could not be fetched. The server then answers 403 (R10.1). */
export async function writeHeaders(): Promise<Record<string, string>> {
  const userId = pageUser();
  return { ...(userId !== null && { [PAGE_USER]: userId }), ...(await csrfHeader()) };
}

async function csrfHeader(): Promise<Record<string, string>> {
  try {
    const { token } = await apiGet<{ token: string }>('/api/csrf-token');
    return { 'X-CSRF-Token': token };
  } catch (error) {
    // If the token request timed out, the actual call would time out as well.
    if (error instanceof NoAnswerError) throw error;
    if (!isLeavingPage()) console.error('could not fetch the CSRF token', error);
    return {};
  }
}
