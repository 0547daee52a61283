import type { FormatLocale } from './locales';

/** As formats know it: what is not American has days before months and 24 hours. */
const tags: Record<FormatLocale, string> = { en: 'en-GB', 'en-US': 'en-US', es: 'es-ES' };

/** Languages, time zones and styles that are in use at a time; more than that are made again. */
const KEPT_AT_MOST = 500;

type Make<Options, Format> = (tag: string, options: Options) => Format;

/** Making a format takes as long as using it a hundred times, and each holds memory outside of the heap: they are kept. */
function kept<Options, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const formats = new Map<string, Format>();
  return (tag, options) => {
    const key = tag + JSON.stringify(options);
    const known = formats.get(key);
    if (known) return known;
    const made = make(tag, options);
    const [oldest] = formats.keys();
    if (oldest !== undefined && formats.size >= KEPT_AT_MOST) formats.delete(oldest);
    formats.set(key, made);
    return made;
  };
}

const dates = kept<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>((tag, it) => new Intl.DateTimeFormat(tag, it));
const numbers = kept<Intl.NumberFormatOptions, Intl.NumberFormat>((tag, it) => new Intl.NumberFormat(tag, it));

/** A format of days and times in a language. @throws RangeError for a time zone that this platform does not know */
export function dateFormat(locale: FormatLocale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return dates(tags[locale], options);
}

/** A format of numbers in a language. @throws RangeError for a currency that is none */
export function numberFormat(locale: FormatLocale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return numbers(tags[locale], options);
}

const places = kept<Intl.DisplayNamesOptions, Intl.DisplayNames>((tag, it) => new Intl.DisplayNames(tag, it));

/** The name of a country in a language. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, locale: FormatLocale): string {
  return places(tags[locale], { type: 'region' }).of(code) ?? code;
}

/** Countries to choose from, in the order of the language. */
export function countryOptions(codes: readonly string[], locale: FormatLocale): { value: string; label: string }[] {
  return codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, tags[locale]));
}

const labels = new Map<string, string>();

/** What a time zone is called in a language, often by its city or country: "hora de Nueva York". */
export function timeZoneLabel(timeZone: string, locale: FormatLocale): string {
  const key = `${locale} ${timeZone}`;
  const known = labels.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(tags[locale], { timeZone, timeZoneName: 'shortGeneric' });
  const made = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  labels.set(key, made);
  return made;
}

/** Writes days as ISO 8601 does, in a time zone: so they are written in Sweden. */
export function isoDayFormat(timeZone: string): Intl.DateTimeFormat {
  return dates('sv-SE', { timeZone, dateStyle: 'short' });
}
