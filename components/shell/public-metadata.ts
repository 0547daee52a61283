import type { Metadata } from 'next';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { conventions } from '@/lib/core/i18n/conventions';
import {
  defaultLocale,
  type FormatLocale,
  inEachLocale,
  type Locale,
  languageOf,
  locales,
} from '@/lib/core/i18n/locales';

const openGraphLocale = (locale: Locale) => conventions[locale].tag.replace('-', '_');
const otherLocales = (locale: Locale) => locales.filter((other) => other !== locale);

/** URL path of a public page in a language, because crawlers send neither cookie nor language. */
export function localizedPath(path: string, locale: Locale): string {
  return `${path}?lng=${locale}`;
}

/** Excludes the plain path: it serves every language, so its canonical URL would contradict itself. */
export function languageAlternates(path: string): Record<Locale | 'x-default', string> {
  const inDefault = localizedPath(path, defaultLocale);
  return { ...inEachLocale((locale) => localizedPath(path, locale)), 'x-default': inDefault };
}

interface PublicPage {
  path: string;
  locale: FormatLocale;
  title: string | { absolute: string };
  description: string;
  imageAlt: string;
}

export function publicMetadata({ path, locale, title, description, imageAlt }: PublicPage): Metadata {
  const language = languageOf(locale);
  const image = { url: `/og/${language}.png`, width: 1200, height: 630, alt: imageAlt, type: 'image/png' };
  const fullTitle = typeof title === 'string' ? `${title} · ${PRODUCT_NAME}` : title.absolute;
  return {
    title,
    description,
    alternates: { canonical: localizedPath(path, language), languages: languageAlternates(path) },
    openGraph: {
      type: 'website',
      siteName: PRODUCT_NAME,
      url: localizedPath(path, language),
      title: fullTitle,
      description,
      locale: openGraphLocale(language),
      alternateLocale: otherLocales(language).map(openGraphLocale),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images: [image] },
  };
}
