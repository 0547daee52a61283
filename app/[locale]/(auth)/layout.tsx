import type { Metadata } from 'next';
import { Footer } from '@/components/shell/footer';
import { Messages } from '@/components/shell/messages';
import { SiteHeader } from '@/components/shell/site-header';
import { SignedInNotice } from '@/components/sign-in/signed-in-notice';
import { Card } from '@/components/ui/card';

export const metadata: Metadata = { robots: { index: false } };

export default function AuthLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <>
      <SiteHeader />
      <main id="main" className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
        <Messages namespaces={['signIn']}>
          <SignedInNotice />
          <Card className="p-5 shadow-card sm:p-8">{children}</Card>
        </Messages>
      </main>
      <Footer />
    </>
  );
}
