export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];
/** Each language named in itself, as its reader looks for it. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' };
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}
