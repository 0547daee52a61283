'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRings } from '#page-context';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { isolate } from '@/lib/core/i18n/isolate';
import { inWeekOrder, WEEKDAYS, weekdayName } from '@/lib/core/time/dates';
import type { Ring } from '@/lib/page-context/ring';
import { FieldNotes } from './field';
import { useFieldError } from './field-error';

type Responsible = readonly (string | null)[];

const BY_WEEKDAY = 'weekdays';

function useCandidates(): readonly Ring[] {
  const candidates = useRings().filter(({ writes }) => writes);
  return candidates.length > 1 ? candidates : [];
}

export function useResponsibleValue(): (storedResponsible: Responsible | undefined) => (string | null)[] {
  const ids = new Set(useCandidates().map(({ id }) => id));
  return (storedResponsible = []) => {
    const value = storedResponsible.map((id) => (id !== null && ids.has(id) ? id : null));
    return value.some((id) => id !== null) ? value : [];
  };
}

function People({ of }: { of: readonly Ring[] }) {
  const t = useTranslations('entries.responsible');
  return (
    <>
      <option value="">{t('anyone')}</option>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {isolate(name ?? '')}
        </option>
      ))}
    </>
  );
}

/** Assigns a task to anyone, to one person, or by weekday. Hidden unless several members may do it. */
export function ResponsibleField({ weekdays = WEEKDAYS }: { weekdays?: readonly number[] }) {
  const t = useTranslations('entries.responsible');
  const locale = useLocale();
  const id = useId();
  const candidates = useCandidates();
  const { watch, setValue } = useFormContext<{ responsible: (string | null)[] }>();
  const error = useFieldError('responsible');
  const value = watch('responsible') ?? [];
  if (candidates.length === 0) return null;
  const isWeekly = value.length === WEEKDAYS.length;
  const setTurns = (next: (string | null)[]) =>
    setValue('responsible', next, { shouldDirty: true, shouldValidate: error !== undefined });
  const choosePerson = (chosenId: string) => {
    if (chosenId === BY_WEEKDAY) return setTurns(WEEKDAYS.map(() => value[0] ?? null));
    setTurns(chosenId === '' ? [] : [chosenId]);
  };
  const setDay = (day: number, chosenId: string) =>
    setTurns(WEEKDAYS.map((one, index) => (one === day ? chosenId || null : (value[index] ?? null))));
  const people = <People of={candidates} />;
  return (
    <fieldset>
      <Label htmlFor={id} className="mb-1.5 block">
        {t('label')}
      </Label>
      <Select
        id={id}
        value={isWeekly ? BY_WEEKDAY : (value[0] ?? '')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => choosePerson(target.value)}
      >
        {people}
        <option value={BY_WEEKDAY}>{t('byWeekday')}</option>
      </Select>
      {isWeekly ? (
        <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {inWeekOrder(weekdays, locale).map((day) => (
            <div key={day}>
              <label htmlFor={`${id}-${day}`} className="mb-1 block text-sm text-muted first-letter:uppercase">
                {weekdayName(day, locale)}
              </label>
              <Select
                id={`${id}-${day}`}
                value={value[day - 1] ?? ''}
                onChange={({ target }) => setDay(day, target.value)}
              >
                {people}
              </Select>
            </div>
          ))}
        </div>
      ) : null}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
