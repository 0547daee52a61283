import { cookieNames } from '@/lib/core/config/cookies';
import { detectLocale } from '@/lib/core/i18n/detect';
import { type Locale, locales } from '@/lib/core/i18n/locales';
import { nameIn } from '@/lib/core/text/name-in';
import { type Day, dayFromMs, formatDay } from '@/lib/core/time/dates';
import { type AllWords, fill, type Values, type WordKey, type Words } from './words';

const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as AllWords;

function cookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=(\\w{2})`).exec(document.cookie)?.[1] ?? null;
}

let chosen: Locale = detectLocale({
  query: new URLSearchParams(location.search).get('lng'),
  cookie: cookie(cookieNames.locale),
  acceptLanguage: navigator.languages.join(),
});

export function language(): Locale {
  return chosen;
}

/** Applies to this page only, because the reader has not consented to storage. */
export function chooseLanguage(locale: Locale): void {
  chosen = locales.includes(locale) ? locale : chosen;
}

export function word(key: WordKey, values?: Values): string {
  return fill(all[chosen].texts[key], values);
}

export function nameOf(table: keyof Words['names'], code: string): string {
  return nameIn(all[chosen].names[table], code);
}

export function dayWords(day: Day): string {
  return formatDay(day, chosen);
}

export function dayOfMs(ms: number): string {
  return formatDay(dayFromMs(ms), chosen);
}

export function shortDay(ms: number): string {
  return formatDay(dayFromMs(ms), chosen, 'medium');
}
