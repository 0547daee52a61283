import '@/components/shell/page.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { siteMetadata, siteViewport } from '@/components/shell/page-head';
import { SkipLink } from '@/components/shell/skip-link';
import { fontVariables } from '@/components/ui/fonts';
import { formatLocales, languageOf } from '@/lib/core/i18n/locales';
import { sheetOf } from '@/lib/core/i18n/sheet-size';

export const metadata: Metadata = {
  ...siteMetadata,
  referrer: 'no-referrer',
  robots: { index: false, follow: false, noarchive: true },
};

export const viewport = siteViewport;

/** Omits the shell. No script is needed here, and the server sends none (docs/decisions/cached-share-pages.md). */
export default async function SharedLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(formatLocales, locale)) notFound();
  setRequestLocale(locale);
  return (
    <html lang={languageOf(locale)} data-sheet={sheetOf(locale)} className={fontVariables}>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  );
}
