import { cookieNames } from '../config/cookies';
import { isConsentFreePath, isMissingArticle, isStaticPath } from '../config/paths';
import { detectFormatLocale } from '../i18n/detect';
import { readConsent } from './consent';
import { cookieOf } from './cookie-header';

const BLOCKED = '/blocked';

interface PageRequest {
  pathname: string;
  /** Language in the address. */
  language: string | null;
  /** The request's headers, empty without. */
  cookies: string;
  acceptLanguage: string;
}

/** Which page of `app/[locale]` shows an address, by the reader's language and consent, and whether it is built before. */
export function pageRoute({ pathname, language, cookies, acceptLanguage }: PageRequest) {
  const locale = detectFormatLocale({
    query: language,
    cookie: cookieOf(cookies, cookieNames.locale),
    formats: cookieOf(cookies, cookieNames.formats),
    acceptLanguage,
  });
  const isBlocked = readConsent(cookies).state === 'rejected' && !isConsentFreePath(pathname);
  return { route: `/${locale}${isBlocked ? BLOCKED : pageOf(pathname)}`, isBuilt: isBlocked || isStaticPath(pathname) };
}

/** `BLOCKED` is no address of its own, and Next has no translated "not found" for an article that was not built. */
function pageOf(pathname: string): string {
  if (pathname === '/') return '';
  const isUnknown = pathname === BLOCKED || isMissingArticle(pathname);
  return isUnknown ? `${BLOCKED}/unknown` : pathname;
}
