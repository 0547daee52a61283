import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { UserEntry } from '@/lib/accounts/admin/queries';
import { paths } from '@/lib/core/config/paths';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { UserActions } from './user-actions';

export function UserItem({ user }: { user: UserEntry }) {
  const t = useTranslations('admin.users');
  const { id, email, name, shortId, suspended, verified, sessions } = user;
  const date = formatInstant(instantFromJson(user.createdAt), useLocale(), 'UTC');
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-sans text-lg font-medium wrap-anywhere">{email}</h2>
        {suspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
        {verified ? null : <Badge tone="due">{t('unverified')}</Badge>}
      </div>
      <p className="mt-1 wrap-anywhere">
        <bdi>{name || t('noName')}</bdi> · <span className="font-mono tracking-widest">{shortId}</span>
      </p>
      <p className="tabular mt-1 text-sm text-muted">
        {t('since', { date })} · {t('sessions', { count: sessions })} ·{' '}
        <a
          href={`${paths.adminAudit}?${new URLSearchParams({ userId: id })}`}
          className="text-primary underline underline-offset-4"
        >
          {t('events')}
          <span className="sr-only">, {email}</span>
        </a>
      </p>
      <UserActions user={{ id, email, suspended, sessions }} />
    </Card>
  );
}
