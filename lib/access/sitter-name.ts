import 'server-only';
import { isLocale, type Locale, locales } from '@/lib/core/i18n/locales';
import { translatorOf } from '@/lib/core/i18n/translate';

declare const marked: unique symbol;

/** Sitter's name with its mark, such as "Marta (sitter)". Storing only this form separates sitters from members. */
export type SitterName = string & { readonly [marked]: true };

/** Returns the name with the mark of every language, because the owner may switch languages during a stay. */
export function allMarks(nameText: string): Promise<readonly string[]> {
  return Promise.all(locales.map((locale) => markSitter(nameText, locale)));
}

export async function markSitter(nameText: string, locale: string): Promise<SitterName> {
  const language: Locale = isLocale(locale) ? locale : 'en';
  const t = await translatorOf(language);
  return t('stays.sitterName', { name: nameText }) as SitterName;
}
