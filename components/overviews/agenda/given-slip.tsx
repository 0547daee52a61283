'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { PersonRing } from '@/components/ornaments/person-ring';
import { Icon } from '@/components/ui/icon';
import { formatTime, instantFromMs, timeIn } from '@/lib/core/time/dates';
import { DoseButton } from './dose-button';
import { Answers } from './task-row';
import type { TaskView } from './task-view';
import { useRepeatWarning, useTaskPerson } from './task-words';
import { useToday } from './today-context';

export function GivenSlip({ dose }: { dose: TaskView }) {
  const t = useTranslations('agenda');
  const { locale, timeZone } = usePageContext();
  const { pets, ticks } = useToday();
  const repeatWarning = useRepeatWarning()(dose);
  const [isOpen, setOpen] = useState(false);
  const doer = useTaskPerson()(dose);
  if (!doer) return null;
  const waiting = ticks.waitingOf(dose);
  const sinceThen = waiting && formatTime(timeIn(instantFromMs(waiting.at), timeZone), locale);
  const pet = pets.get(dose.petId)?.name ?? '';
  const words = {
    pet,
    name: doer.name ?? t('formerCarer'),
    time: sinceThen ?? dose.doneTime ?? '',
    hasTime: sinceThen || dose.doneTime ? 'yes' : 'no',
    b: (time: React.ReactNode) => <b className="font-semibold text-ink tabular">{time}</b>,
  };
  return (
    <div className="mt-4 flex items-start gap-x-3 rounded-[14px] bg-surface p-3 text-ink [&_:focus-visible]:outline-primary">
      <span className="task-icon given">
        <Icon of="check" />
      </span>
      <details className="min-w-0 flex-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="task-text tap">
          <b dir="auto" className="leading-snug">
            {dose.title}
          </b>
          <span>{doer.isYou ? t.rich('hadFromYou', words) : t.rich('had', words)}</span>
          {waiting ? (
            <span>
              {t('waits')} · {repeatWarning}
            </span>
          ) : null}
        </summary>
        {isOpen ? (
          <>
            <ul>
              <Answers task={dose} />
            </ul>
            <DoseButton task={dose} />
          </>
        ) : null}
      </details>
      <PersonRing person={doer} size={26} className="mt-1.5" />
    </div>
  );
}
