import { numberFormat, numberSeparators } from './intl-formats';
import type { FormatLocale } from './locales';

interface FractionDigits {
  min?: number;
  max?: number;
}

export function formatNumber(
  value: number,
  locale: FormatLocale,
  { min = 0, max = Math.max(min, 3) }: FractionDigits = {},
) {
  return numberFormat(locale, {
    minimumFractionDigits: min,
    maximumFractionDigits: max,
    signDisplay: 'negative',
  }).format(value);
}

export function formatPercent(share: number, locale: FormatLocale): string {
  return numberFormat(locale, { style: 'percent' }).format(share);
}

/** @param cents hundredths of the currency */
export function formatMoney(cents: number, currency: string, locale: FormatLocale): string {
  const style = { style: 'currency', currency } as const;
  const format = numberFormat(locale, style);
  // Currencies without decimals would round stored ones away.
  const isRounded = cents % 100 !== 0 && format.resolvedOptions().maximumFractionDigits === 0;
  return (isRounded ? numberFormat(locale, { ...style, minimumFractionDigits: 2 }) : format).format(cents / 100);
}

/** Amount as a person types it: "45,90". @param cents hundredths of the currency */
export function typedAmount(cents: number, locale: FormatLocale): string {
  return (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', numberSeparators(locale).decimal);
}

/** Counts 1 kB as 1000 bytes, as phones and shops do. */
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

const LONGEST = 40;
const TYPED = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

const ONE_GROUP = /^[+-]?[1-9]\d{0,2}(\D)\d{3}$/;

/** "1,100" may mean 1.1 or 1100 in English, and "1.100" may in Spanish. */
export function isAmbiguousNumber(text: string, locale: FormatLocale): boolean {
  return text.length <= LONGEST && ONE_GROUP.exec(text.trim())?.[1] === numberSeparators(locale).group;
}

export function readNumber(text: string): number | null {
  if (text.length > LONGEST) return null;
  const plain = text.trim();
  return TYPED.test(plain) ? Number(plain.replace(',', '.')) : null;
}

export function fromOptionalText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : (readNumber(value) ?? value);
}

const THOUSANDS = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Money has two decimals, so a separator before three digits marks thousands. */
export function readAmount(text: string): number | null {
  const hasThousands = text.length <= LONGEST && THOUSANDS.test(text.trim());
  return readNumber(hasThousands ? text.replace(/[.,]/, '') : text);
}
