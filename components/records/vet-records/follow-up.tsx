'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCan, usePageContext } from '#page-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/browser/page/toast';
import { formatDay } from '@/lib/core/time/dates';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import { followUpState } from '@/lib/records/vet-records/follow-up';
import type { VetRecord } from '@/lib/records/vet-records/vet-record';

const tones = { planned: 'info', due: 'due', done: 'neutral' } as const;

interface FollowUpProps {
  petId: string;
  record: VetRecord;
  name: string;
}

export function FollowUp({ petId, record, name }: FollowUpProps) {
  const t = useTranslations('vetRecords');
  const entries = useTranslations('entries');
  const { locale, today } = usePageContext();
  const router = useRouter();
  const can = useCan();
  const [busy, setBusy] = useState(false);
  const state = followUpState(record, today);
  if (state === 'none' || record.followUpOn === null) return null;
  const setFollowedUp = async (followedUp: boolean) => {
    setBusy(true);
    try {
      await vetRecordsClient.update(petId, record, { followedUp });
      const action = followedUp ? { label: entries('undo'), onClick: () => void setFollowedUp(false) } : undefined;
      toast({ title: t(followedUp ? 'followedUp' : 'followUpOpen'), action });
      router.refresh();
    } catch {
      toast({ title: t('failed'), tone: 'danger', retry: () => void setFollowedUp(followedUp) });
    }
    setBusy(false);
  };
  return (
    <div className="mt-1 flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>
        {t(`followUp.${state}`, { date: formatDay(record.followUpOn, locale, 'medium') })}
      </Badge>
      {state === 'done' || !can.edit ? null : (
        <Button
          variant="soft"
          busy={busy}
          className="print:hidden"
          aria-label={t('followUpDoneOf', { name })}
          onClick={() => void setFollowedUp(true)}
        >
          <Icon of="check" />
          {t('followUpDone')}
        </Button>
      )}
    </div>
  );
}
