import type { FormatLocale } from './locales';

/** English outside the US puts the day before the month and uses the 24-hour clock. */
const tags: Record<FormatLocale, string> = { en: 'en-GB', 'en-US': 'en-US', es: 'es-ES' };

const KEPT_AT_MOST = 500;

type Make<Options, Format> = (tag: string, options: Options) => Format;

/** Caches formats, because creating one costs as much as a hundred uses and takes memory outside the heap. */
function cached<Options, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const formats = new Map<string, Format>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const cachedFormat = formats.get(key);
    if (cachedFormat) return cachedFormat;
    const made = make(tag, options);
    const [oldest] = formats.keys();
    if (oldest !== undefined && formats.size >= KEPT_AT_MOST) formats.delete(oldest);
    formats.set(key, made);
    return made;
  };
}

const dates = cached<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>((tag, it) => new Intl.DateTimeFormat(tag, it));
const numbers = cached<Intl.NumberFormatOptions, Intl.NumberFormat>((tag, it) => new Intl.NumberFormat(tag, it));

export function dateFormat(locale: FormatLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dates(tags[locale], options);
}

export function numberFormat(locale: FormatLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numbers(tags[locale], options);
}

const places = cached<Intl.DisplayNamesOptions, Intl.DisplayNames>((tag, it) => new Intl.DisplayNames(tag, it));

const lists = cached<Intl.ListFormatOptions, Intl.ListFormat>((tag, it) => new Intl.ListFormat(tag, it));

export function formatList(parts: readonly string[], locale: FormatLocale): string {
  return lists(tags[locale], { type: 'conjunction' }).format(parts);
}

export function countryName(code: string, locale: FormatLocale): string {
  return places(tags[locale], { type: 'region' }).of(code) ?? code;
}

export function countryOptions(codes: readonly string[], locale: FormatLocale): { value: string; label: string }[] {
  return codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, tags[locale]));
}

const labels = new Map<string, string>();

export function timeZoneLabel(timeZone: string, locale: FormatLocale): string {
  const key = `${locale} ${timeZone}`;
  const cachedLabel = labels.get(key);
  if (cachedLabel !== undefined) return cachedLabel;
  const format = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'shortGeneric' });
  const made = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  labels.set(key, made);
  return made;
}

/** Swedish dates have the format of ISO 8601. */
export function isoDayFormat(timeZone: string): Intl.DateTimeFormat {
  return dates('sv-SE', { timeZone, dateStyle: 'short' });
}
