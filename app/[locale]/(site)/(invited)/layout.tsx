import type { Metadata } from 'next';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { SiteHeader } from '@/components/shell/site-header';

export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' };

/** Layout for pages behind a secret link, which open without a session. */
export default function InvitedLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <Footer of={PublicFooter} />
    </>
  );
}
