export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };
export const defaultLocale: Locale = 'en';
/** Also the name of the query parameter and of the key in the browser's storage. */
export const LOCALE_COOKIE = 'lng';

export type LocalizedText = Record<Locale, string>;

export function inEachLocale(textIn: (locale: Locale) => string): LocalizedText {
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale)])) as LocalizedText;
}

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

export const formatLocales = ['en', 'en-US', 'es'] as const;
export type FormatLocale = (typeof formatLocales)[number];

export function languageOf(locale: FormatLocale): Locale {
  return locale === 'en-US' ? 'en' : locale;
}

export const englishFormats = ['en-GB', 'en-US'] as const;
export type EnglishFormat = (typeof englishFormats)[number];

export function formatLocaleOf(language: Locale, english: EnglishFormat): FormatLocale {
  return language === 'en' && english === 'en-US' ? 'en-US' : language;
}
