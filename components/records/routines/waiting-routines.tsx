'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import { EntryRow } from '@/components/collections/entry-row';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatTime } from '@/lib/core/time/dates';
import type { ListedRoutine } from '@/lib/records/routines/routine';
import { useDayWords } from './day-words';

interface WaitingRoutinesProps {
  of: readonly ListedRoutine[];
  markOf: (routine: ListedRoutine) => WaitingMark | null;
  onEdit: (routine: ListedRoutine) => void;
}

export function WaitingRoutines({ of: routines, markOf, onEdit }: WaitingRoutinesProps) {
  const t = useTranslations('routines');
  const locale = useLocale();
  const can = useCan();
  const daysOf = useDayWords();
  if (routines.length === 0) return null;
  return (
    <section aria-labelledby="waiting-routines" className="mt-6">
      <h2 id="waiting-routines" className="text-xl">
        {t('waiting')}
      </h2>
      <ul className="entry-rows">
        {routines.map((routine) => (
          <EntryRow
            key={routine.id}
            id={routine.id}
            name={routine.title}
            group={null}
            onOpen={can.edit ? () => onEdit(routine) : null}
            waiting={markOf(routine)}
          >
            <p dir="auto" className="font-medium wrap-anywhere">
              {routine.title}
            </p>
            <p className="text-sm text-muted">
              {joinIsolated([formatTime(routine.timeOfDay, locale), daysOf(routine.weekdays)], ' · ')}
            </p>
          </EntryRow>
        ))}
      </ul>
    </section>
  );
}
