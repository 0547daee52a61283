import { numberFormat } from './intl-formats';
import { type FormatLocale, type Locale, languageOf } from './locales';

interface FractionDigits {
  min?: number;
  max?: number;
}

/** A number in the notation of the language: "1,234.5" or "1234,5". Digits after the point: at least and at most. */
export function formatNumber(
  value: number,
  locale: FormatLocale,
  { min = 0, max = Math.max(min, 3) }: FractionDigits = {},
) {
  return numberFormat(locale, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    // No "-0": what rounds to nothing is nothing.
    signDisplay: 'negative',
  }).format(value);
}

/** A share of 1 as whole percent: "80%", "80 %". */
export function formatPercent(share: number, locale: FormatLocale): string {
  return numberFormat(locale, { style: 'percent' }).format(share);
}

/** An amount of money. @param cents hundredths of the currency @param currency ISO 4217 */
export function formatMoney(cents: number, currency: string, locale: FormatLocale): string {
  return numberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** The size of a file: "340 kB", "1.2 MB". @param bytes thousands of them are a kB, as phones and shops count */
export function formatBytes(bytes: number, locale: FormatLocale): string {
  const large = bytes >= 999_500;
  const options = {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  } as const;
  const format = numberFormat(locale, options);
  return format.format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}

/** Nobody types a longer number. */
const LONGEST = 40;
const TYPED = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

const GROUPED = { en: /^[1-9]\d{0,2},\d{3}$/, es: /^[1-9]\d{0,2}\.\d{3}$/ } satisfies Record<Locale, RegExp>;

/**
 * Whether a number can be read in two ways: "1,100" may be 1.1 or 1100 to a reader of English, "1.100" to one of
 * Spanish.
 */
export function isAmbiguousNumber(text: string, locale: FormatLocale): boolean {
  return text.length <= LONGEST && GROUPED[languageOf(locale)].test(text.trim());
}

/** Reads a number as people type it, with a point or a comma before its fraction; null for anything else. */
export function readNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = text.trim();
  return TYPED.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const THOUSANDS = /^[+-]?\d{1,3}[.,]\d{3}$/;

/** Reads an amount of money as people type it: cents have two digits, so three after a separator are thousands. */
export function readAmount(text: string): number | null {
  const grouped = text.length <= LONGEST && THOUSANDS.test(text.trim());
  return readNumber(grouped ? text.replace(/[.,]/, '') : text);
}
