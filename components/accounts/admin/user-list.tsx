import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/shell/empty-state';
import { Button } from '@/components/ui/button';
import type { UserEntry } from '@/lib/accounts/admin/queries';
import { paths } from '@/lib/core/config/paths';
import { UserItem } from './user-item';

export function UserList({ users, searched }: { users: readonly UserEntry[]; searched: boolean }) {
  const t = useTranslations('admin.users');
  if (users.length > 0)
    return (
      <ul className="grid gap-3">
        {users.map((user) => (
          <li key={user.id}>
            <UserItem user={user} />
          </li>
        ))}
      </ul>
    );
  if (!searched) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const all = (
    <Button asChild variant="outline">
      <a href={paths.adminUsers}>{t('all')}</a>
    </Button>
  );
  return <EmptyState drawing="trail" title={t('noneTitle')} text={t('noneText')} action={all} />;
}
