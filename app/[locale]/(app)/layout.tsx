// Used by every page of the shell, or the 404 of a pet would leave it preloaded and unused.
import '@/components/records/pets/pets.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FirstVisit } from '@/components/accounts/account/first-visit';
import { SessionGuard } from '@/components/accounts/account/session-guard';
import { SignedInNav } from '@/components/accounts/account/signed-in-nav';
import { AccessNotice } from '@/components/shell/access-notice';
import { Footer } from '@/components/shell/footer';
import { HomeBar } from '@/components/shell/home-bar';
import { SiteFooter } from '@/components/shell/site-footer';

export const metadata: Metadata = { robots: { index: false } };

/** The signed-in shell. It needs no database: pages and nested layouts check the session. */
export default async function SignedInLayout({ children }: LayoutProps<'/[locale]'>) {
  const t = await getTranslations('shell');
  const texts = {
    title: t('session.title'),
    text: t('session.text'),
    signIn: t('signIn'),
    newTab: t('session.newTab'),
  };
  return (
    <SessionGuard texts={texts}>
      <AccessNotice />
      <div className="lg:pl-24">
        <HomeBar />
        <SignedInNav />
        <main id="main" className="mx-auto w-full max-w-4xl px-4 pt-2 pb-10 sm:px-6">
          <noscript>
            <p className="mb-4 rounded-control border border-due bg-due-soft px-3 py-2.5">{t('noScript')}</p>
          </noscript>
          <FirstVisit />
          {children}
        </main>
        <Footer of={SiteFooter} />
      </div>
    </SessionGuard>
  );
}
