import { useTranslations } from 'next-intl';
import { AdminSkeleton } from '@/components/accounts/admin/admin-skeleton';

export default function AdminOverviewLoading() {
  const t = useTranslations('admin.overview');
  return <AdminSkeleton title={t('title')} grid />;
}
