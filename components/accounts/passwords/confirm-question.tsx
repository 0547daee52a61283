'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { OpenConfirmation } from '@/lib/accounts/passwords/queries';
import { UNKNOWN_DEVICE } from '@/lib/core/auth/unknown-device';
import { formatInstant, instantFromJson } from '@/lib/core/time/dates';
import { systemTimeZone } from '@/lib/core/time/time-zones';
import { Outcome } from './outcome';

interface ConfirmQuestionProps {
  open: OpenConfirmation;
  busy: boolean;
  onAnswer: (isOwnRequest: boolean) => void;
}

export function ConfirmQuestion({ open, busy, onAnswer }: ConfirmQuestionProps) {
  const t = useTranslations('passwords.confirm');
  const locale = useLocale();
  const [zone, setZone] = useState<string>();
  // Only the browser knows the reader's time zone.
  useEffect(() => setZone(systemTimeZone()), []);
  const requestedAt = instantFromJson(open.askedAt);
  const date = zone ? formatInstant(requestedAt, locale, zone) : `${formatInstant(requestedAt, locale, 'UTC')} UTC`;
  const device = open.device === UNKNOWN_DEVICE ? t('unknownDevice') : open.device;
  return (
    <Outcome icon="shield-question" title={t('stepTitle')} text={t('changeText')}>
      <p className="rounded-lg bg-sunken px-4 py-3 font-medium wrap-anywhere">{t('device', { device, date })}</p>
      <p className="text-sm text-muted">{t('changeHint')}</p>
      <div className="grid gap-3">
        <Button variant="outline" size="large" block busy={busy} onClick={() => onAnswer(true)}>
          {t('changeYes')}
        </Button>
        <Button variant="outline" size="large" block busy={busy} onClick={() => onAnswer(false)}>
          {t('changeNo')}
        </Button>
      </div>
    </Outcome>
  );
}
