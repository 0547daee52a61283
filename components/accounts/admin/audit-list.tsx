import { useLocale, useTranslations } from 'next-intl';
import type { AuditEntry } from '@/lib/accounts/admin/queries';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';

export function AuditList({ events }: { events: readonly AuditEntry[] }) {
  const t = useTranslations('admin.audit');
  const locale = useLocale();
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {events.map((event) => (
        <li key={event.id} className="grid gap-x-6 px-4 py-3 sm:grid-cols-[1fr_auto] sm:px-5">
          <p className="font-medium">{t(`action.${event.action}`)}</p>
          <p className="tabular text-sm text-muted sm:text-right">
            <time dateTime={event.at}>{formatInstant(instantFromJson(event.at), locale, 'UTC')}</time>
          </p>
          <p className="text-sm">
            <Actor event={event} />
            {event.subject ? (
              <>
                {' → '}
                {t(event.action.startsWith('admin_') ? 'actor.admin' : 'actor.user')} <Tag>{event.subject}</Tag>
              </>
            ) : null}
          </p>
          <p className="text-sm text-muted sm:text-right">
            {[event.device, event.network].filter((part) => part !== null).join(' · ') || t('nowhere')}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Actor({ event: { actorKind, actor, own } }: { event: AuditEntry }) {
  const t = useTranslations('admin.audit');
  return (
    <>
      {t(own ? 'actor.you' : `actor.${actorKind}`)} {actor && !own ? <Tag>{actor}</Tag> : null}
    </>
  );
}

function Tag({ children }: { children: string }) {
  return <span className="font-mono text-muted">#{children}</span>;
}
