import { cookieNames } from '@/lib/core/config/cookies';
import { defaultLocale, isLocale, type Locale } from '@/lib/core/i18n/locales';

/** The language that was chosen in this browser and goes to the server with every request. */
export function cookieLocale(): Locale | undefined {
  const cookies = document.cookie.split('; ').map((part) => part.split('='));
  const value = cookies.find(([name]) => name === cookieNames.locale)?.[1];
  return isLocale(value) ? value : undefined;
}

/**
 * The language for a page that no server has made for its reader, such as the one that stands in for a broken layout:
 * query string, cookie, local storage, session storage, browser, page language tag, then English (R5.2).
 */
export function browserLocale(): Locale {
  const hints = [
    new URLSearchParams(window.location.search).get(cookieNames.locale),
    cookieLocale(),
    stored(() => window.localStorage),
    stored(() => window.sessionStorage),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
    document.documentElement.lang,
  ];
  return hints.find(isLocale) ?? defaultLocale;
}

/** A browser that forbids storage throws already when it is named. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(cookieNames.locale);
  } catch {
    return null;
  }
}
