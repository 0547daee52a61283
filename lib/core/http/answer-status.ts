import 'server-only';
import { notFound } from 'next/navigation';
import { requestContext } from '../runtime/request-context';

/**
 * Makes the answer a 404 while the page renders on. Next's own `notFound()` leaves the body to the scripts: without
 * them its reader sees nothing. Behind another server than ours, where the answer is out of reach, it stays the way.
 */
export function answerNotFound(): void {
  const request = requestContext();
  if (!request) notFound();
  request.response.statusCode = 404;
}

/** Makes the answer a 503 in place of the 500 that Next gives for a page which failed: the database is out of reach. */
export function answerUnavailable(): void {
  const request = requestContext();
  if (request) request.isUnavailable = true;
}
