import { setRequestLocale } from 'next-intl/server';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { SiteNav } from '@/components/site/landing/site-nav';
import type { FormatLocale } from '@/lib/core/i18n/locales';

export default async function MarketingLayout({ children, params }: LayoutProps<'/[locale]'>) {
  // Layouts render in parallel. Without this, the header could read the language before it is set.
  const { locale } = await params;
  setRequestLocale(locale as FormatLocale);
  return (
    <>
      <SiteHeader>
        <SiteNav />
      </SiteHeader>
      {children}
      <Footer of={PublicFooter} />
    </>
  );
}
