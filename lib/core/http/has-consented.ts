import 'server-only';
import { requestContext } from '../runtime/request-context';
import { readConsent } from './consent';

/**
 * Whether whoever asks for this page has answered the cookie question with yes. Never for a page that was made while
 * building, and not behind another server than ours: there the question stays in the page and CSS decides. Not from
 * `cookies()`, which would take the layout of all pages, and with it the landing page, out of the build.
 */
export function hasConsented(): boolean {
  return readConsent(requestContext()?.response.req.headers.cookie ?? '').state === 'given';
}
