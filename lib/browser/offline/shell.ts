import { paths } from '../../core/config/paths';
import type { Locale } from '../../core/i18n/locales';

/** The only cache: shell files and offline pages, never personal data. */
export const SHELL_CACHE = 'shell';

export const SKIP_WAITING = 'take-over';

export function offlinePage(locale: Locale): string {
  return `${paths.offline}?lng=${locale}`;
}

/** Loaded on demand, but must work offline: the cookie question and its settings. */
export function shellWords(locale: Locale): string {
  return `/messages/${locale}/consent.json`;
}
