import { cookieNames } from '@/lib/core/config/cookies';
import { detectLocale } from '@/lib/core/i18n/detect';
import { type Locale, locales } from '@/lib/core/i18n/locales';
import { nameIn } from '@/lib/core/text/name-in';
import { type Day, dayFromMs, formatDay } from '@/lib/core/time/dates';
import { type AllWords, fillText, type Values, type WordKey, type Words } from './words';

const all = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as AllWords;

function cookie(name: string): string | null {
  return new RegExp(`(?:^|; )${name}=(\\w{2})`).exec(document.cookie)?.[1] ?? null;
}

let chosenLocale: Locale = detectLocale({
  query: new URLSearchParams(location.search).get('lng'),
  cookie: cookie(cookieNames.locale),
  acceptLanguage: navigator.languages.join(),
});

export function language(): Locale {
  return chosenLocale;
}

/** Applies to this page only, because the reader has not consented to storage. */
export function chooseLanguage(locale: Locale): void {
  chosenLocale = locales.includes(locale) ? locale : chosenLocale;
}

export function word(key: WordKey, values?: Values): string {
  return fillText(all[chosenLocale].texts[key], values);
}

export function nameOf(table: keyof Words['names'], code: string): string {
  return nameIn(all[chosenLocale].names[table], code);
}

export function dayWords(day: Day): string {
  return formatDay(day, chosenLocale);
}

export function dayOfMs(ms: number): string {
  return formatDay(dayFromMs(ms), chosenLocale);
}

export function shortDay(ms: number): string {
  return formatDay(dayFromMs(ms), chosenLocale, 'medium');
}
