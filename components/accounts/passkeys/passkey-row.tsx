'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { removePasskey } from '@/lib/accounts/passkeys/client';
import type { Passkey } from '@/lib/accounts/passkeys/queries';
import { toast } from '@/lib/browser/page/toast';
import { isolate } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';

interface PasskeyRowProps {
  userId: string;
  passkey: Passkey;
  onRemoved: () => void;
}

export function PasskeyRow({ userId, passkey, onRemoved }: PasskeyRowProps) {
  const t = useTranslations('passkeys');
  const { locale, timeZone } = usePageContext();
  const [busy, setBusy] = useState(false);
  const { id, device, createdAt, lastUsedAt } = passkey;
  const dayOf = (instant: string) => formatDay(dayIn(instantFromJson(instant), timeZone), locale, 'medium');

  const submitRemoval = async () => {
    setBusy(true);
    try {
      await removePasskey(userId, id);
      toast({ title: t('removed'), description: t('removedText') });
      onRemoved();
    } catch {
      setBusy(false);
      toast({ title: t('failed'), tone: 'danger', retry: () => void submitRemoval() });
    }
  };

  return (
    <li className="flex items-start gap-3 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{isolate(device)}</p>
        <p className="tabular text-sm text-muted">
          {t('addedOn', { date: dayOf(createdAt) })} ·{' '}
          {lastUsedAt ? t('lastUsed', { date: dayOf(lastUsedAt) }) : t('neverUsed')}
        </p>
      </div>
      <Button
        variant="outline"
        className="shrink-0 px-3"
        busy={busy}
        aria-label={t('removeOf', { device })}
        onClick={() => void submitRemoval()}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
