import type { FormatLocale } from './locales';

export type SheetSize = 'a4' | 'letter';

export const sheetSizes = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const satisfies Record<SheetSize, { width: number; height: number }>;

export function sheetOf(locale: FormatLocale): SheetSize {
  return locale === 'en-US' ? 'letter' : 'a4';
}
