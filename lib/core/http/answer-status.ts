import 'server-only';
import { notFound } from 'next/navigation';
import { requestContext } from '../runtime/request-context';

/**
 * Next's `notFound()` leaves the body to scripts, so without them it shows nothing; it stays the fallback elsewhere.
 */
export function answerNotFound(): void {
  const request = requestContext();
  if (!request) notFound();
  request.response.statusCode = 404;
}

/** The database is out of reach: a 503 in place of Next's 500. */
export function answerUnavailable(): void {
  const request = requestContext();
  if (request) request.isUnavailable = true;
}
