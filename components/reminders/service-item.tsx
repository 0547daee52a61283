'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { AskButton } from '@/components/shell/ask-button';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/browser/page/toast';
import { isolate, joinIsolated } from '@/lib/core/i18n/isolate';
import type { ServiceProblem } from '@/lib/core/push/service-kinds';
import type { NotificationService } from '@/lib/core/push/services';
import { formatForReader } from '@/lib/page-context/page-context';
import { removeService, testService } from '@/lib/reminders/client';

interface ServiceItemProps {
  userId: string;
  service: NotificationService;
}

export function ServiceItem({
  userId,
  service: { id, kind, host, hasButtons, lastSentAt, problem },
}: ServiceItemProps) {
  const t = useTranslations('reminders');
  const reader = usePageContext();
  const [busy, setBusy] = useState(false);
  const textOf = (reason: ServiceProblem) =>
    reason === 'address' || reason === 'no_answer'
      ? t(`services.problems.${reason}`, { host: isolate(host) })
      : t('services.problems.status', { host: isolate(host), status: reason });

  const sendTest = async () => {
    setBusy(true);
    try {
      const reason = await testService(userId, id);
      if (reason === null) toast({ title: t('services.tested', { host }) });
      else toast({ title: textOf(reason), tone: 'danger' });
    } catch {
      toast({ title: t('services.failed'), tone: 'danger', retry: () => void sendTest() });
    }
    setBusy(false);
  };

  return (
    <li className="grid gap-2 py-3 sm:flex sm:items-center sm:gap-3">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">{joinIsolated([t(`services.kinds.${kind}`), host], ' · ')}</p>
        {hasButtons ? <p className="text-sm text-muted">{t('services.withButtons')}</p> : null}
        <p className="tabular text-sm text-muted">
          {lastSentAt ? t('devices.last', { date: formatForReader(lastSentAt, reader) }) : t('devices.noneYet')}
        </p>
        {problem === null ? null : <p className="text-sm text-danger">{textOf(problem)}</p>}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button
          variant="outline"
          busy={busy}
          aria-label={t('services.testOf', { host })}
          onClick={() => void sendTest()}
        >
          {t('devices.test')}
        </Button>
        <AskButton
          label={t('devices.remove')}
          name={t('devices.removeOf', { device: host })}
          variant="dangerOutline"
          title={t('services.removeTitle', { host })}
          text={t('services.removeText')}
          done={t('services.removed')}
          failed={t('services.failed')}
          act={() => removeService(userId, id)}
        />
      </div>
    </li>
  );
}
