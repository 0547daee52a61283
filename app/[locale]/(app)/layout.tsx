import type { Metadata } from 'next';
import { SignedInNav } from '@/components/account/signed-in-nav';
import { Footer } from '@/components/shell/footer';

export const metadata: Metadata = { robots: { index: false } };

/** The signed-in shell. It asks the database for nothing: pages and the layouts below it know who asks. */
export default function SignedInLayout({ children }: LayoutProps<'/[locale]'>) {
  return (
    <div className="lg:pl-24">
      <SignedInNav />
      <main id="main" className="mx-auto w-full max-w-4xl px-4 pt-4 pb-10 sm:px-6">
        {children}
      </main>
      <Footer />
    </div>
  );
}
