import { useTranslations } from 'next-intl';
import { AdminSkeleton } from '@/components/accounts/admin/admin-skeleton';

export default function AdminAuditLoading() {
  const t = useTranslations('admin.audit');
  return <AdminSkeleton title={t('title')} />;
}
