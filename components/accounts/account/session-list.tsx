import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { SessionEntry } from '@/lib/accounts/account/queries';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';
import { formatForReader } from '@/lib/page-context/page-context';
import { EndOthersButton, EndSessionButton } from './end-session';

type SessionListProps = {
  userId: string;
  sessions: readonly SessionEntry[];
};

export function SessionList({ userId, sessions }: SessionListProps) {
  const t = useTranslations('account.sessions');
  const reader = usePageContext();
  const at = (instant: string) => ({ date: formatForReader(instant, reader) });
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device: deviceName, current, createdAt, lastSeenAt }) => {
          const device = deviceName === UNKNOWN_DEVICE ? t('unknown') : deviceName;
          return (
            <li key={id} className="flex items-center gap-3 py-3 first:pt-0">
              <Icon of="monitor-smartphone" className="size-7 shrink-0 text-muted" />
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
                  {device}
                  {current ? <Badge tone="primary">{t('current')}</Badge> : null}
                </p>
                <p className="tabular text-sm text-muted">
                  {t('lastSeen', at(lastSeenAt))} · {t('since', at(createdAt))}
                </p>
              </div>
              {current ? null : <EndSessionButton userId={userId} session={{ id, device }} />}
            </li>
          );
        })}
      </ul>
      {sessions.length > 1 ? <EndOthersButton userId={userId} /> : null}
    </div>
  );
}
