import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { SiteBlocked } from '@/components/shell/site-blocked';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export const metadata: Metadata = { robots: { index: false } };

/** Every page is this one for a visitor who rejected the cookies; the middleware rewrites to it (R3.3). */
export default async function BlockedPage({ params }: PageProps<'/[locale]/blocked'>) {
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return <SiteBlocked />;
}
