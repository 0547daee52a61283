import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LoginForm } from '@/components/accounts/admin/login-form';
import { Messages } from '@/components/loading/messages';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { Card } from '@/components/ui/card';
import { findAdminOfRequest } from '@/lib/access/page';
import { paths } from '@/lib/core/config/paths';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.login');
  return { title: t('title') };
}

export default async function AdminLoginPage() {
  if (await findAdminOfRequest()) redirect(paths.admin);
  return (
    <>
      <SiteHeader />
      <main id="main" className="mx-auto w-full max-w-md px-4 py-8 sm:py-14">
        <Card className="p-5 shadow-card sm:p-8">
          <Messages namespaces={['admin']}>
            <LoginForm />
          </Messages>
        </Card>
      </main>
      <Footer of={PublicFooter} />
    </>
  );
}
