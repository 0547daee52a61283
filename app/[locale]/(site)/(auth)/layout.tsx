import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { SignedInNotice } from '@/components/accounts/sign-in/signed-in-notice';
import { Messages } from '@/components/loading/messages';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/core/config/paths';
import { sendsMail } from '@/lib/core/mail/sends-mail';

export const metadata: Metadata = { robots: { index: false } };

export default async function AuthLayout({ children }: LayoutProps<'/[locale]'>) {
  // The build does not know whether this installation sends mail.
  await connection();
  const t = await getTranslations('signIn');
  return (
    <>
      <SiteHeader />
      <main id="main" className="group mx-auto w-full max-w-md px-4 py-8 sm:py-14">
        <noscript>
          <p className="mb-4 group-has-[[data-plain-form]]:hidden">
            {sendsMail()
              ? t.rich('noScript', {
                  link: (chunks) => (
                    <a href={paths.signInByLink} className="text-primary underline underline-offset-4">
                      {chunks}
                    </a>
                  ),
                })
              : t('noScriptNoMail')}
          </p>
        </noscript>
        <Messages namespaces={['signIn']}>
          <Card className="p-5 shadow-card sm:p-8">{children}</Card>
          <SignedInNotice />
        </Messages>
      </main>
      <Footer of={PublicFooter} />
    </>
  );
}
