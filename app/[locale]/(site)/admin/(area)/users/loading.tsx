import { useTranslations } from 'next-intl';
import { AdminSkeleton } from '@/components/accounts/admin/admin-skeleton';

export default function AdminUsersLoading() {
  const t = useTranslations('admin.users');
  return <AdminSkeleton title={t('title')} />;
}
