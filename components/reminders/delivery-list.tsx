'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Page } from '@/lib/core/http/pagination';
import { formatForReader } from '@/lib/page-context/page-context';
import type { Delivery } from '@/lib/reminders/delivery';
import type { DeliveryState } from '@/lib/reminders/vocabulary';
import { isReminderKind } from '@/lib/reminders/vocabulary';
import { useDeliveries } from './use-deliveries';

const tones = { waiting: 'info', sent: 'primary', failed: 'danger', dropped: 'neutral' } as const;

function Channel({ way, state }: { way: 'mail' | 'push'; state: DeliveryState }) {
  const t = useTranslations('reminders');
  return (
    <Badge tone={tones[state]}>
      {t(`ways.${way}`)}: {t(`states.${state}`)}
    </Badge>
  );
}

type DeliveryListProps = { userId: string; first: Page<Delivery> };

export function DeliveryList({ userId, first }: DeliveryListProps) {
  const t = useTranslations('reminders');
  const reader = usePageContext();
  const { items, hasMore, busy, more, acknowledge } = useDeliveries(userId, first);
  const nameOf = ({ kind, petName }: Delivery) => {
    const words = isReminderKind(kind) || kind === 'stay' ? t(`kinds.${kind}`) : t('kinds.summary');
    return petName === null ? words : t('of', { kind: words, pet: petName });
  };
  return (
    <section aria-labelledby="deliveries" className="grid gap-2">
      <h3 id="deliveries" className="font-sans font-medium">
        {t('list.title')}
      </h3>
      {items.length === 0 ? <p className="text-muted">{t('list.empty')}</p> : null}
      <ul className="divide-y divide-line">
        {items.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <div className="min-w-0 grow">
              <p dir="auto" className="font-medium wrap-anywhere">
                {nameOf(one)}
              </p>
              <p className="tabular text-sm text-muted">
                {t('list.due', { date: formatForReader(one.dueAt, reader) })}
              </p>
            </div>
            <p className="flex flex-wrap gap-1.5">
              {one.push ? <Channel way="push" state={one.push} /> : null}
              {one.mail ? <Channel way="mail" state={one.mail} /> : null}
              {one.acknowledgedAt ? <Badge>{t('list.seen')}</Badge> : null}
            </p>
            {one.acknowledgedAt === null && one.push === 'sent' ? (
              <Button
                variant="outline"
                busy={busy}
                aria-label={t('list.acknowledgeOf', { name: nameOf(one) })}
                onClick={() => void acknowledge(one.id)}
              >
                {t('list.acknowledge')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {hasMore ? (
        <Button variant="outline" className="justify-self-start" busy={busy} onClick={() => void more()}>
          {t('list.more')}
        </Button>
      ) : null}
    </section>
  );
}
