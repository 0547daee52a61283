import { locales } from '@/lib/core/i18n/locales';

/** The same page in each language, for search engines (R5.4); React lifts the links into <head>. */
export function LanguageAlternates({ path }: { path: string }) {
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${path}?lng=${locale}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={path} />
    </>
  );
}
