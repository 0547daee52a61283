import { cookieNames } from '../config/cookies';
import { isConsentFreePath, isMissingArticle, isStaticPath } from '../config/paths';
import { detectFormatLocale } from '../i18n/detect';
import { readConsent } from './consent';
import { cookieOf } from './cookie-header';

const BLOCKED = '/blocked';

interface PageRequest {
  pathname: string;
  language: string | null;
  cookies: string;
  acceptLanguage: string;
}

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

/** `BLOCKED` is not a URL of its own. For an article that does not exist, Next has no translated "not found" page. */
function pageOf(pathname: string): string {
  if (pathname === '/') return '';
  const isUnknown = pathname === BLOCKED || isMissingArticle(pathname);
  return isUnknown ? `${BLOCKED}/unknown` : pathname;
}
