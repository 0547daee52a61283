import { useLocale, useTranslations } from 'next-intl';
import { AllergyWarnings } from '@/components/records/medications/allergy-warnings';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { formatTime } from '@/lib/core/time/dates';
import type { SharedDay } from '@/lib/sharing/links/shared-view';

interface SharedTaskProps {
  task: SharedDay['tasks'][number];
  /** Time zone to name, if the day's tasks have several. */
  zone: string | null;
}

/** Task of a day. Frames medicine and adds how to give it. */
export function SharedTask({ task, zone }: SharedTaskProps) {
  const t = useTranslations('sharedPet');
  const routines = useTranslations('routines');
  const locale = useLocale();
  const isMedicine = task.kind === 'medication';
  const facts = [
    routines(`kinds.${task.kind}`),
    task.minutes !== null && t('minutes', { minutes: String(task.minutes) }),
    zone !== null && routines('zone', { zone }),
  ];
  return (
    <li
      className={cn(
        'break-inside-avoid py-3',
        isMedicine && 'my-2 rounded-tile border-2! border-danger bg-surface px-3.5',
      )}
    >
      <div className="grid min-h-12 grid-cols-[minmax(3.25rem,auto)_1fr_auto] items-center gap-x-3">
        <span className={cn('font-medium tabular', isMedicine && 'text-danger')}>{formatTime(task.time, locale)}</span>
        <div className="min-w-0 wrap-anywhere">
          <p className={cn('text-lg leading-tight', isMedicine && 'font-medium')}>
            {joinIsolated([task.title, task.detail], ', ')}
          </p>
          <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <span
          className={cn(
            'flex items-center gap-1 text-sm',
            task.state === 'done' ? 'font-semibold text-cover-ink' : 'text-muted',
          )}
        >
          {task.state === 'done' ? <Icon of="check" className="size-5" /> : null}
          {routines(`states.${task.state}`)}
        </span>
      </div>
      <AllergyWarnings warnings={task.warnings} />
      {task.note ? (
        <p
          dir="auto"
          className={cn(
            'text-sm whitespace-pre-line wrap-anywhere',
            isMedicine && 'mt-2 border-t border-line pt-2 text-base',
          )}
        >
          {task.note}
        </p>
      ) : null}
    </li>
  );
}
