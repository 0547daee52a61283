import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SiteBlocked } from '@/components/consent/site-blocked';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export const metadata: Metadata = { robots: { index: false } };

/** After cookies were rejected, the middleware rewrites all pages to this one (R3.3). */
export default async function BlockedPage({ params }: PageProps<'/[locale]/blocked'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return <SiteBlocked />;
}
