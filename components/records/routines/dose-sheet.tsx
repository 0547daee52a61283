'use client';

import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { IntentLink } from '@/components/loading/intent-link';
import { useDoseActions } from '@/components/records/medications/dose-actions';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import type { Task } from '@/lib/records/routines/view';
import { TaskFacts } from './task-facts';

interface DoseSheetProps {
  petId: string;
  task: Task;
}

/** Logs a dose as the health record does, with the same question before a double dose. */
export function DoseSheet({ petId, task }: DoseSheetProps) {
  const t = useTranslations('routines');
  const can = useCan();
  const { busy, log, undoDose, question } = useDoseActions({ petId, id: task.id, name: task.title });
  const { scheduledFor, logId } = task;
  return (
    <div className="grid gap-4 pb-2">
      <TaskFacts task={task} />
      {task.open && can.edit ? (
        <div className="flex flex-wrap gap-2">
          {logId ? (
            <Button variant="outline" busy={busy} onClick={() => void undoDose(logId)}>
              <Icon of="undo-2" />
              {t('undo')}
            </Button>
          ) : (
            <>
              <Button className="grow" busy={busy} onClick={() => void log({ status: 'given', scheduledFor })}>
                <Icon of="check" />
                {t('given')}
              </Button>
              <Button variant="outline" busy={busy} onClick={() => void log({ status: 'skipped', scheduledFor })}>
                <Icon of="skip-forward" />
                {t('skip')}
              </Button>
            </>
          )}
        </div>
      ) : null}
      <p className="border-t border-line pt-3 text-sm text-muted">
        {t('doseHint')}{' '}
        <Button asChild variant="link" size="link">
          <IntentLink href={paths.petHealth(petId, 'medications')}>{t('toMedications')}</IntentLink>
        </Button>
      </p>
      {question}
    </div>
  );
}
