import { etagOfAnswer } from '@/lib/core/http/etag';
import { PAGE_USER } from '@/lib/core/http/page-user';
import { nowMs } from '@/lib/core/time/clock';
import { instantFromMs, MINUTE } from '@/lib/core/time/dates';
import type { Values } from '@/lib/versions/merge';
import { ApiError, type ApiFailure, CALL_TIMEOUT_MS, isStaleToken } from '../api/api-client';
import type { WaitingWrite } from './waiting';

export type Outcome =
  | { kind: 'sent'; answer: Values }
  /** No answer, or a busy server. `after`: minimum seconds to wait. */
  | { kind: 'later'; after: number | null; isAnswered?: true }
  | { kind: 'signedOut' }
  | { kind: 'refused'; status: number; failure: ApiFailure | null };

/** Short timeout, because a write on a dead connection is retried soon. Its idempotency key prevents duplicates. */
const ANSWER_MS = 8000;

const UPLOAD_BYTES_PER_MS = 20;

const TRY_LATER: ReadonlySet<number> = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** Number of server errors with one write after which later writes no longer wait for it. */
const MOST_FAILURES = 10;

const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };

export class Transport {
  #token: string | null = null;
  /** Milliseconds by which this device's clock is ahead of the server's. */
  #ahead = 0;

  constructor(
    private readonly userId: string,
    private readonly onAnswer?: () => void,
  ) {}

  async send(waiting: WaitingWrite, file: Uint8Array<ArrayBuffer> | null): Promise<Outcome> {
    try {
      const first = await this.#attempt(waiting, file);
      if (!isStaleToken(new ApiError(first.status, first.text, ''))) return outcomeOf(first, waiting);
      this.#token = null;
      return outcomeOf(await this.#attempt(waiting, file), waiting);
    } catch {
      return { kind: 'later', after: null };
    }
  }

  async isThere(petId: string): Promise<boolean | null> {
    try {
      const { status } = await this.#call(`/api/pets/${petId}`, { headers }, ANSWER_MS);
      if (status === 404) return false;
      return status === 200 ? true : null;
    } catch {
      return null;
    }
  }

  async momentOf({ madeAt }: WaitingWrite): Promise<string | null> {
    try {
      await this.#csrfToken();
    } catch {
      return null;
    }
    const ahead = Math.abs(this.#ahead) > MINUTE ? this.#ahead : 0;
    // The user may have set the clock back since.
    return instantFromMs(Math.min(madeAt, nowMs()) - ahead).toISOString();
  }

  async #attempt(waiting: WaitingWrite, file: Uint8Array<ArrayBuffer> | null) {
    const { method, path, id, opened, body, file: about } = waiting;
    const token = await this.#csrfToken();
    const etag = waiting.verb === 'change' ? etagOfAnswer(opened) : null;
    const sending = {
      ...headers,
      'Idempotency-Key': id,
      'X-CSRF-Token': token,
      [PAGE_USER]: this.userId,
      ...(etag !== null && { 'If-Match': etag }),
    };
    if (file === null || about === null) {
      const json = body === null ? {} : { body: JSON.stringify(body) };
      const type = { 'Content-Type': 'application/json' };
      return this.#call(path, { method, headers: { ...sending, ...type }, ...json }, ANSWER_MS);
    }
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
    form.append('file', new File([file], about.name, { type: about.type }));
    const patience = CALL_TIMEOUT_MS + file.byteLength / UPLOAD_BYTES_PER_MS;
    return this.#call(path, { method, headers: sending, body: form }, patience);
  }

  async #csrfToken(): Promise<string> {
    if (this.#token === null) {
      const { text, date } = await this.#call('/api/csrf-token', { headers, cache: 'no-store' }, ANSWER_MS);
      if (date !== null) this.#ahead = nowMs() - date;
      this.#token = (JSON.parse(text) as { token: string }).token;
    }
    return this.#token;
  }

  async #call(path: string, init: RequestInit, patience: number): Promise<Answer & { date: number | null }> {
    const response = await fetch(path, { ...init, credentials: 'include', signal: AbortSignal.timeout(patience) });
    this.onAnswer?.();
    const after = Number(response.headers.get('Retry-After')) || null;
    const date = Date.parse(response.headers.get('Date') ?? '') || null;
    return { status: response.status, text: await response.text(), after, date };
  }
}

interface Answer {
  status: number;
  text: string;
  after: number | null;
}

function outcomeOf({ status, text, after }: Answer, { tries }: WaitingWrite): Outcome {
  if (status >= 200 && status < 300) return { kind: 'sent', answer: text ? (JSON.parse(text) as Values) : {} };
  if (status === 401) return { kind: 'signedOut' };
  const hasFailedOften = status === 500 && tries > MOST_FAILURES;
  if (TRY_LATER.has(status) && !hasFailedOften) return { kind: 'later', after, isAnswered: true };
  return { kind: 'refused', status, failure: new ApiError(status, text, '').failure };
}
