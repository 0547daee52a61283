'use client';

import { useTranslations } from 'next-intl';
import { useDoseActions } from '@/components/records/medications/dose-actions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { TaskView } from './task-view';
import { useWhat } from './task-words';
import { useToday } from './today-context';

/** Not optimistic: a dose counts as given only once the server has confirmed it. */
export function DoseButton({ task, skips = false }: { task: TaskView; skips?: boolean }) {
  const t = useTranslations('agenda');
  const what = useWhat()(task);
  const { isResting, ticks } = useToday();
  const { petId, id, title: name, scheduledFor, open } = task;
  const waiting = ticks.waitingOf(task);
  const doneStatus = waiting ? waiting.status : task.done;
  const logId = waiting ? waiting.entryId : task.logId;
  const { busy, log, undoDose, question } = useDoseActions({ petId, id, name });
  if (doneStatus === null && !open) return null;
  if (isResting(task)) {
    return (
      <span className="button px-3 text-primary">
        <Icon of="check" />
        {t(doneStatus === 'skipped' ? 'skipped' : 'given')}
      </span>
    );
  }
  if (doneStatus !== null) {
    return (
      <>
        {waiting ? <span className="text-sm">{t('waits')}</span> : null}
        <Button
          variant="link"
          busy={busy}
          aria-label={t('undoOf', { what })}
          className="print:hidden"
          onClick={() => logId && void undoDose(logId)}
        >
          {t('undo')}
        </Button>
      </>
    );
  }
  const giveDose = () => {
    navigator.vibrate?.(10);
    void log({ status: skips ? 'skipped' : 'given', scheduledFor });
  };
  return (
    <>
      <Button
        variant={skips ? 'link' : 'outline'}
        busy={busy}
        aria-label={t(skips ? 'skip' : 'give', { what })}
        className="shrink-0 print:hidden"
        onClick={giveDose}
      >
        {t(skips ? 'skipIt' : 'giveIt')}
      </Button>
      {question}
    </>
  );
}
