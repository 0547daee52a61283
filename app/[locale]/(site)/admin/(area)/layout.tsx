import { AdminHeader } from '@/components/accounts/admin/admin-header';
import { Messages } from '@/components/loading/messages';
import { Footer } from '@/components/shell/footer';
import { PublicFooter } from '@/components/shell/public-footer';
import { requireAdmin } from '@/lib/access/page';

/** Redirects before anything is streamed. */
export default async function AdminAreaLayout({ children }: LayoutProps<'/[locale]/admin'>) {
  await requireAdmin();
  return (
    <Messages namespaces={['admin']}>
      <AdminHeader />
      <main id="main" className="mx-auto min-h-[60dvh] w-full max-w-4xl px-4 pt-6 pb-10 sm:px-6 lg:pt-0">
        {children}
      </main>
      <Footer of={PublicFooter} />
    </Messages>
  );
}
