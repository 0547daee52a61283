export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
/** Each language named in itself, as its reader looks for it. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** A language with its conventions of dates, times and weeks; `en` is British. What `useLocale` and `getLocale` give. */
export const formatLocales = ['en', 'en-US', 'es'] as const;
export type FormatLocale = (typeof formatLocales)[number];

/** The language of a format locale: of words, addresses, and data that has a text per language. */
export function languageOf(locale: FormatLocale): Locale {
  return locale === 'en-US' ? 'en' : locale;
}

/** The conventions that a member can choose for English (BCP 47). */
export const englishFormats = ['en-GB', 'en-US'] as const;
export type EnglishFormat = (typeof englishFormats)[number];

/** The format locale of a language; the conventions matter to English alone. */
export function formatLocaleOf(language: Locale, english: EnglishFormat): FormatLocale {
  return language === 'en' && english === 'en-US' ? 'en-US' : language;
}
