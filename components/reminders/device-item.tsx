'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';
import type { PushDevice } from '@/lib/core/push/subscriptions';
import { formatForReader } from '@/lib/page-context/page-context';

interface DeviceItemProps {
  device: PushDevice;
  onRemove: (() => void) | null;
  busy: boolean;
}

export function DeviceItem({ device: { device: deviceName, lastSentAt }, onRemove, busy }: DeviceItemProps) {
  const t = useTranslations('reminders.devices');
  const reader = usePageContext();
  const device = deviceName === UNKNOWN_DEVICE ? t('unknown') : deviceName;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 grow">
        <p dir="auto" className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {device}
          {onRemove ? null : <Badge tone="primary">{t('current')}</Badge>}
        </p>
        <p className="tabular text-sm text-muted">
          {lastSentAt ? t('last', { date: formatForReader(lastSentAt, reader) }) : t('noneYet')}
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
