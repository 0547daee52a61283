import 'server-only';
import { notFound } from 'next/navigation';
import { requestContext } from '../runtime/request-context';

/** Replaces Next's `notFound()`, whose body needs scripts: readers without JavaScript would see an empty page. */
export function answerNotFound(): void {
  const request = requestContext();
  if (!request) notFound();
  request.response.statusCode = 404;
}

export function answerUnavailable(): void {
  const request = requestContext();
  if (request) request.isUnavailable = true;
}
