import { defaultLocale, isLocale, LOCALE_COOKIE, type Locale } from '@/lib/core/i18n/locales';

export function cookieLocale(): Locale | undefined {
  const cookies = document.cookie.split('; ').map((part) => part.split('='));
  const value = cookies.find(([name]) => name === LOCALE_COOKIE)?.[1];
  return isLocale(value) ? value : undefined;
}

/** Detects the locale in the order of R5.2. For pages without a server, such as the error page of a broken layout. */
export function browserLocale(): Locale {
  const hints = [
    new URLSearchParams(window.location.search).get(LOCALE_COOKIE),
    cookieLocale(),
    storedLocale(() => window.localStorage),
    storedLocale(() => window.sessionStorage),
    ...navigator.languages.map((tag) => tag.split('-')[0]),
    document.documentElement.lang,
  ];
  return hints.find(isLocale) ?? defaultLocale;
}

/** Takes a function, because some browsers throw when a page merely accesses forbidden storage. */
function storedLocale(storage: () => Storage): string | null {
  try {
    return storage().getItem(LOCALE_COOKIE);
  } catch {
    return null;
  }
}
