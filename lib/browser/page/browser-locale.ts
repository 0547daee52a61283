import { cookieNames } from '@/lib/core/config/cookies';
import { defaultLocale, isLocale, type Locale } from '@/lib/core/i18n/locales';

export function cookieLocale(): Locale | undefined {
  const cookies = document.cookie.split('; ').map((part) => part.split('='));
  const value = cookies.find(([name]) => name === cookieNames.locale)?.[1];
  return isLocale(value) ? value : undefined;
}

/** For pages without a server, such as the one for a broken layout. The order is that of R5.2. */
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

/** Even naming the storage throws in a browser that forbids it. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(cookieNames.locale);
  } catch {
    return null;
  }
}
