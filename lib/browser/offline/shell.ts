import { paths } from '../../core/config/paths';
import type { Locale } from '../../core/i18n/locales';

/** The only cache there is: files of the shell and the offline page of each language, never anybody's data. */
export const SHELL_CACHE = 'shell';

/** Tells the worker that waits to take over: somebody has pressed Reload. */
export const TAKE_OVER = 'take-over';

/** The address under which the offline page of a language is kept. */
export function offlinePage(locale: Locale): string {
  return `${paths.offline}?lng=${locale}`;
}

/**
 * Words of the shell that a page gets only when it needs them, and that must be had without a connection too: the cookie
 * question and its settings.
 */
export function shellWords(locale: Locale): string {
  return `/messages/${locale}/consent.json`;
}
