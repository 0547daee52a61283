import type { Metadata } from 'next';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { SiteHeader } from '@/components/shell/site-header';

export const metadata: Metadata = { robots: { index: false }, referrer: 'no-referrer' };

/** For pages that a secret address opens, before anybody has signed in. */
export default function InvitedLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <>
      <SiteHeader />
      <main id="main">{children}</main>
      <Footer of={PublicFooter} />
    </>
  );
}
