'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { focusFirstField } from '@/components/ui/first-field';
import { Icon } from '@/components/ui/icon';
import { type Day, formatDay, formatTime } from '@/lib/core/time/dates';
import { DateField, TextField } from './text-field';

interface MomentLineProps {
  day: string;
  time?: string;
  dayLabel?: string;
  mayBeFuture?: boolean;
}

/** Date, and time if asked for, as a button that opens the native inputs. */
export function MomentLine({ day, time, dayLabel, mayBeFuture }: MomentLineProps) {
  const t = useTranslations('entries');
  const { latest } = usePageContext();
  const momentOf = useMomentWords();
  const { formState } = useFormContext();
  const names = time ? [day, time] : [day];
  const [shownDay, shownTime] = useWatch({ name: names }) as [Day | '', string | undefined];
  const isEmpty = !shownDay || (time !== undefined && !shownTime);
  const [fields, setFields] = useState<'closed' | 'open' | 'focused'>(isEmpty ? 'open' : 'closed');
  // Stays open once opened. Otherwise a complete time would close it while the user is typing.
  if (fields === 'closed' && (isEmpty || names.some((name) => formState.errors[name]))) setFields('open');
  if (isEmpty || fields !== 'closed') {
    return (
      <div
        ref={fields === 'focused' ? focusDay : undefined}
        className={time ? 'grid grid-cols-[3fr_2fr] gap-3' : undefined}
      >
        <DateField name={day} label={dayLabel ?? t('day')} max={mayBeFuture ? undefined : latest} required />
        {time ? <TextField name={time} type="time" label={t('time')} required /> : null}
      </div>
    );
  }
  const moment = momentOf({ day: shownDay, time: shownTime, label: dayLabel });
  return (
    <button
      type="button"
      aria-label={t('changeMoment', { moment })}
      className="-mt-3 -mb-2 inline-flex min-h-11 items-center gap-1.5 justify-self-start text-sm text-muted hover:text-primary"
      onClick={() => setFields('focused')}
    >
      {moment}
      <Icon of="pencil" className="size-3.5 text-primary" />
    </button>
  );
}

function useMomentWords() {
  const t = useTranslations('entries');
  const { locale, today } = usePageContext();
  return ({ day, time, label }: { day: Day; time: string | undefined; label: string | undefined }) => {
    const date = day === today ? t('today') : formatDay(day, locale, 'medium');
    const moment = time ? t('moment', { date, time: formatTime(time, locale) }) : date;
    return label ? t('labeledMoment', { label, moment }) : moment;
  };
}

/** The button that had the focus is gone. */
function focusDay(fields: HTMLElement | null): void {
  focusFirstField(fields);
}
