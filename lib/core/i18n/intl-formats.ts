import { conventions } from './conventions';
import type { FormatLocale, Locale } from './locales';

const KEPT_AT_MOST = 500;

type Make<Options, Format> = (tag: string, options: Options) => Format;

/** Caches formats, because creating one costs as much as a hundred uses and takes memory outside the heap. */
function cacheFormats<Options, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const formats = new Map<string, Format>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const cachedFormat = formats.get(key);
    if (cachedFormat) return cachedFormat;
    const format = make(tag, options);
    const [oldest] = formats.keys();
    if (oldest !== undefined && formats.size >= KEPT_AT_MOST) formats.delete(oldest);
    formats.set(key, format);
    return format;
  };
}

const dates = cacheFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (tag, it) => new Intl.DateTimeFormat(tag, it),
);
const numbers = cacheFormats<Intl.NumberFormatOptions, Intl.NumberFormat>((tag, it) => new Intl.NumberFormat(tag, it));

export function dateFormat(locale: FormatLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dates(conventions[locale].tag, options);
}

export function numberFormat(locale: FormatLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numbers(conventions[locale].tag, options);
}

interface Separators {
  decimal: string;
  group: string;
}

export function numberSeparators(locale: FormatLocale): Separators {
  const parts = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(1_234_567);
  const textOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: textOf('decimal'), group: textOf('group') };
}

const names = cacheFormats<Intl.DisplayNamesOptions, Intl.DisplayNames>((tag, it) => new Intl.DisplayNames(tag, it));

const lists = cacheFormats<Intl.ListFormatOptions, Intl.ListFormat>((tag, it) => new Intl.ListFormat(tag, it));

export function formatList(parts: readonly string[], locale: FormatLocale): string {
  return lists(conventions[locale].tag, { type: 'conjunction' }).format(parts);
}

export function countryName(code: string, locale: FormatLocale): string {
  return names(conventions[locale].tag, { type: 'region' }).of(code) ?? code;
}

export function languageName(language: Locale, locale: FormatLocale): string {
  return names(conventions[locale].tag, { type: 'language' }).of(language) ?? language;
}

export function countryOptions(codes: readonly string[], locale: FormatLocale): { value: string; label: string }[] {
  return codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, conventions[locale].tag));
}

const labels = new Map<string, string>();

export function timeZoneLabel(timeZone: string, locale: FormatLocale): string {
  const key = `${locale} ${timeZone}`;
  const cachedLabel = labels.get(key);
  if (cachedLabel !== undefined) return cachedLabel;
  const format = new Intl.DateTimeFormat(conventions[locale].tag, { timeZone, timeZoneName: 'shortGeneric' });
  const zoneName = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  labels.set(key, zoneName);
  return zoneName;
}

/** Swedish dates have the format of ISO 8601. */
export function isoDayFormat(timeZone: string): Intl.DateTimeFormat {
  return dates('sv-SE', { timeZone, dateStyle: 'short' });
}
