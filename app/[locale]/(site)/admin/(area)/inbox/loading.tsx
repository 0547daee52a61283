import { useTranslations } from 'next-intl';
import { AdminSkeleton } from '@/components/accounts/admin/admin-skeleton';

export default function AdminInboxLoading() {
  const t = useTranslations('admin.inbox');
  return <AdminSkeleton title={t('title')} />;
}
