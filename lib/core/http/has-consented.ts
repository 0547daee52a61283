import 'server-only';
import { requestContext } from '../runtime/request-context';
import { readConsent } from './consent';

/** False without a request: CSS decides then, since `cookies()` would make every page dynamic. */
export function hasConsented(): boolean {
  return readConsent(requestContext()?.response.req.headers.cookie ?? '').state === 'given';
}
