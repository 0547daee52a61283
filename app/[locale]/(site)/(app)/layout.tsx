// Imported here for every page of the shell. Otherwise the 404 page of a pet would preload it without using it.
import '@/components/records/pets/pets.css';
import '@/components/overviews/agenda/agenda.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FirstVisit } from '@/components/accounts/account/first-visit';
import { OwnManifest } from '@/components/accounts/account/own-manifest';
import { SessionGuard } from '@/components/accounts/account/session-guard';
import { SignedInNav } from '@/components/accounts/account/signed-in-nav';
import { QuickAddButton } from '@/components/overviews/quick-add/quick-add-button';
import { SignSlot } from '@/components/overviews/waiting/sign-slot';
import { AccessNotice } from '@/components/shell/access-notice';
import { Footer } from '@/components/shell/footer';
import { SiteFooter } from '@/components/shell/site-footer';

export const metadata: Metadata = { robots: { index: false } };

/** Shell of signed-in pages. Needs no database: pages and nested layouts check the session. */
export default async function SignedInLayout({ children }: LayoutProps<'/[locale]'>) {
  const t = await getTranslations('shell');
  const texts = {
    title: t('session.title'),
    text: t('session.text'),
    otherUser: t('session.otherUser'),
    signIn: t('signIn'),
    newTab: t('session.newTab'),
  };
  return (
    <SessionGuard texts={texts}>
      <SignSlot />
      <AccessNotice />
      <OwnManifest />
      <div className="app-page md:pl-24">
        <SignedInNav quickAdd={<QuickAddButton />} />
        <main id="main" className="app-main grow">
          <noscript>
            <p className="mb-4 rounded-control border border-due bg-due-soft px-3 py-2.5">{t('noScript')}</p>
          </noscript>
          {children}
          <FirstVisit />
        </main>
        {/* Hidden on phones, which have these links in the account (R2.5). */}
        <div className="hidden md:block">
          <Footer of={SiteFooter} />
        </div>
      </div>
    </SessionGuard>
  );
}
