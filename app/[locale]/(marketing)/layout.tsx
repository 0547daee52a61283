import { Footer } from '@/components/shell/footer';
import { SiteHeader } from '@/components/shell/site-header';

export default function MarketingLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <>
      <SiteHeader />
      {children}
      <Footer />
    </>
  );
}
