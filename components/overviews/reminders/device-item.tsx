'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';
import type { PushDevice } from '@/lib/core/push/subscriptions';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';

interface DeviceItemProps {
  device: PushDevice;
  timeZone: string;
  /** Null for the device in the reader's hand, which is turned off instead. */
  onRemove: (() => void) | null;
  busy: boolean;
}

export function DeviceItem({ device: { device: known, lastSentAt }, timeZone, onRemove, busy }: DeviceItemProps) {
  const t = useTranslations('reminders.devices');
  const locale = useLocale();
  const device = known === UNKNOWN_DEVICE ? t('unknown') : known;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p dir="auto" className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {device}
          {onRemove ? null : <Badge tone="primary">{t('current')}</Badge>}
        </p>
        <p className="tabular text-sm text-muted">
          {lastSentAt
            ? t('last', { date: formatInstant(instantFromJson(lastSentAt), locale, timeZone) })
            : t('noneYet')}
        </p>
      </div>
      {onRemove ? (
        <Button variant="outline" busy={busy} aria-label={t('removeOf', { device })} onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : null}
    </li>
  );
}
