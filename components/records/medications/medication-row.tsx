'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ResponsibleLine } from '@/components/collections/responsible-line';
import { Badge } from '@/components/ui/badge';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay } from '@/lib/core/time/dates';
import { foreignZone } from '@/lib/page-context/page-context';
import type { ListedMedication } from '@/lib/records/medications/checked-medication';
import { recurrenceOf, timesOf } from '@/lib/records/medications/frequencies';
import { dosageOn, isOver, upcomingSteps } from '@/lib/records/medications/plan';
import type { MedicationView } from '@/lib/records/medications/view';
import { NotCompared } from './not-compared';
import { StepLines } from './step-lines';
import { useDoseTimes } from './use-dose-times';

interface MedicationRowProps {
  medication: ListedMedication;
  /** Undefined for entries loaded later. */
  view: MedicationView | undefined;
}

export function MedicationRow({ medication, view }: MedicationRowProps) {
  const t = useTranslations('medications');
  const reader = usePageContext();
  const { locale, at } = reader;
  const doseTimes = useDoseTimes();
  const zone = medication.timeZone && foreignZone(medication.timeZone, reader);
  const { name, frequency, startsOn, endsOn, reason, prescriber, instructions, allergyCheck } = medication;
  const courseDay = medication.timeZone ? dayIn(at, medication.timeZone) : reader.today;
  const day = (on: string) => formatDay(on, locale, 'medium');
  const { unit } = recurrenceOf(frequency);
  const times = unit === 'hour' ? [] : timesOf(medication);
  const how = [dosageOn(medication, courseDay), t(`frequencies.${frequency}`), doseTimes(times)];
  const about = [
    view && !view.current && !view.over ? t('from', { date: day(startsOn) }) : t('since', { date: day(startsOn) }),
    endsOn && t('until', { date: day(endsOn) }),
    reason && t('forReason', { reason }),
    prescriber && t('by', { name: prescriber }),
  ];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="font-medium wrap-anywhere">
          {name}
        </span>
        {view?.current && view.stock?.refill ? <Badge tone="due">{t('refill')}</Badge> : null}
      </p>
      <p className="wrap-anywhere">{joinIsolated(how, ' · ')}</p>
      <p className="text-sm text-muted wrap-anywhere">{joinIsolated(about, ', ')}</p>
      <ResponsibleLine of={medication.responsible} />
      {zone && times.length > 0 ? <p className="text-sm text-muted">{t('localTimes', { zone })}</p> : null}
      {isOver(medication, courseDay) ? null : (
        <StepLines steps={upcomingSteps(medication, courseDay)} className="text-muted" />
      )}
      {instructions ? (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {instructions}
        </p>
      ) : null}
      <NotCompared words={allergyCheck?.unknownMedicine} />
    </>
  );
}
