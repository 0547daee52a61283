import 'server-only';
import { requestContext } from '../runtime/request-context';
import { readConsent } from './consent';

/** Without a request CSS decides; `cookies()` would make every page dynamic. */
export function hasConsented(): boolean {
  return readConsent(requestContext()?.response.req.headers.cookie ?? '').state === 'given';
}
