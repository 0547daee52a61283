import 'server-only';
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { notFound } from 'next/navigation';

/** Set by the server's entry (lib/core/server.mjs): the answer that is being made; whether it waits for the database. */
type Answer = ServerResponse & { isUnavailable?: boolean };
type Answers = { pawfolioAnswer?: AsyncLocalStorage<Answer> };

/**
 * Makes the answer a 404 while the page renders on. Next's own `notFound()` leaves the body to the scripts: without
 * them its reader sees nothing. Behind another server than ours, where the answer is out of reach, it stays the way.
 */
export function answerNotFound(): void {
  const answer = (globalThis as Answers).pawfolioAnswer?.getStore();
  if (!answer) notFound();
  answer.statusCode = 404;
}

/** Makes the answer a 503 in place of the 500 that Next gives for a page which failed: the database is out of reach. */
export function answerUnavailable(): void {
  const answer = (globalThis as Answers).pawfolioAnswer?.getStore();
  if (answer) answer.isUnavailable = true;
}
