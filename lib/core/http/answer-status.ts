import 'server-only';
import { notFound } from 'next/navigation';
import { requestContext } from '../runtime/request-context';

/** Next's `notFound()` leaves the body to scripts, so a reader without them would see nothing. */
export function answerNotFound(): void {
  const request = requestContext();
  if (!request) notFound();
  request.response.statusCode = 404;
}

export function answerUnavailable(): void {
  const request = requestContext();
  if (request) request.isUnavailable = true;
}
