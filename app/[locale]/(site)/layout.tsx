import '@/components/shell/page.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { setRequestLocale } from 'next-intl/server';
import { ConsentGate } from '@/components/consent/consent-gate';
import { OfflineBanner } from '@/components/shell/offline-banner';
import { siteMetadata, siteViewport } from '@/components/shell/page-head';
import { ShellIslands } from '@/components/shell/shell-islands';
import { ShellMessages } from '@/components/shell/shell-messages';
import { SkipLink } from '@/components/shell/skip-link';
import { StartFailed } from '@/components/shell/start-failed';
import { StartScript } from '@/components/shell/start-script';
import { fontVariables } from '@/components/ui/fonts';
import { manifestPath } from '@/lib/browser/offline/manifest-path';
import { PRODUCT_NAME } from '@/lib/core/config/product';
import { hasConsented } from '@/lib/core/http/has-consented';
import { formatLocales, languageOf } from '@/lib/core/i18n/locales';

export const metadata: Metadata = { ...siteMetadata, appleWebApp: { capable: true, title: PRODUCT_NAME } };

export const viewport = siteViewport;

export function generateStaticParams() {
  return formatLocales.map((locale) => ({ locale }));
}

export default async function RootLayout({ children, params }: LayoutProps<'/[locale]'>) {
  const { locale } = await params;
  if (!hasLocale(formatLocales, locale)) notFound();
  setRequestLocale(locale);
  const isAnswered = hasConsented();
  return (
    // The inline script adds attributes to <html> before hydration.
    <html lang={languageOf(locale)} className={fontVariables} suppressHydrationWarning>
      <head>
        <StartScript />
        <link rel="manifest" href={manifestPath(languageOf(locale))} />
      </head>
      <body>
        <ShellMessages withConsent={!isAnswered}>
          <OfflineBanner />
          <ConsentGate isAnswered={isAnswered}>
            <SkipLink />
            {children}
          </ConsentGate>
          <ShellIslands />
          <StartFailed />
        </ShellMessages>
      </body>
    </html>
  );
}
