import { useLocale, useTranslations } from 'next-intl';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatTime } from '@/lib/core/time/dates';
import type { SharedDay } from '@/lib/overviews/sharing/shared-view';

interface SharedTaskProps {
  task: SharedDay['tasks'][number];
  /** Named where the tasks of a day have several. */
  zone: string | null;
}

export function SharedTask({ task, zone }: SharedTaskProps) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const locale = useLocale();
  const facts = [
    routines(`kinds.${task.kind}`),
    task.minutes !== null && t('minutes', { minutes: String(task.minutes) }),
    routines(`states.${task.state}`),
    zone !== null && routines('zone', { zone }),
  ];
  return (
    <li className="grid grid-cols-[minmax(3.5rem,auto)_1fr] gap-x-3">
      <span className="tabular font-medium">{formatTime(task.time, locale)}</span>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{joinIsolated([task.title, task.detail], ', ')}</span>{' '}
          <span className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</span>
        </p>
        <AllergyWarnings warnings={task.warnings} />
        {task.note ? (
          <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
            {task.note}
          </p>
        ) : null}
      </div>
    </li>
  );
}
