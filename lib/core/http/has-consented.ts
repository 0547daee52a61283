import 'server-only';
import { requestContext } from '../runtime/request-context';
import { readConsent } from './consent';

/** False without a request; CSS then decides. Avoids `cookies()`, which would make every page dynamic. */
export function hasConsented(): boolean {
  return readConsent(requestContext()?.response.req.headers.cookie ?? '').state === 'given';
}
