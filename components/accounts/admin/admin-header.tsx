import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/logo';
import { paths } from '@/lib/core/config/paths';
import { AdminNav } from './admin-nav';
import { SignOutButton } from './sign-out-button';

export function AdminHeader() {
  const t = useTranslations('admin');
  const pages = [
    { href: paths.admin, label: t('nav.overview') },
    { href: paths.adminUsers, label: t('nav.users') },
    { href: paths.adminInbox, label: t('nav.inbox') },
    { href: paths.adminAudit, label: t('nav.audit') },
  ];
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-4xl flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
        <p className="inline-flex items-center gap-2.5 font-display text-lg font-semibold tracking-tight">
          <LogoMark />
          {t('title')}
        </p>
        <div className="order-last -ml-3 w-full md:order-none md:ml-0 md:w-auto">
          <AdminNav label={t('nav.label')} pages={pages} />
        </div>
        <SignOutButton />
      </div>
    </header>
  );
}
