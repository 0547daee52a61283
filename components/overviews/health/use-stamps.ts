import { useTranslations } from 'next-intl';
import { useCan } from '#page-context';
import type { MarkKind } from '@/components/ornaments/source-mark';
import { useDoseStamp } from '@/components/records/vaccinations/use-dose-stamp';
import { paths } from '@/lib/core/config/paths';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import type { Day } from '@/lib/core/time/dates';
import type { Attribution } from '@/lib/page-context/attribution';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { doseStamps } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { BookletStamp, Invitation, StampsData } from './booklet-data';

type StampedDose = Vaccination & Pick<Partial<Attribution>, 'source'>;

export interface StampedPet {
  petId: string;
  doses: readonly StampedDose[];
  /** Must be the pet's `dueVaccinations` for these doses and `today`. */
  planned: readonly PlannedVaccine[];
  counts: { overdue: number; due: number } | null;
  /** Day of death for a deceased pet, so that its stamps no longer change. */
  today: Day;
  landing: string | null;
}

const MOST_VISIBLE = 8;
const MOST_FOLDED = 24;

export function useStamps({ petId, doses, planned, counts, today, landing }: StampedPet): StampsData {
  const t = useTranslations('health.booklet');
  const label = useTranslations('vaccinationPlan.stamps');
  const stampOf = useDoseStamp();
  const first = useFirstStamp(petId);
  const { markOf, legend, wordOf } = useMarks(doses);
  const dosesById = new Map(doses.map((dose) => [dose.id, dose]));
  const stamps = doseStamps(doses, planned, today).flatMap(({ id, ...stamp }) => {
    const dose = dosesById.get(id);
    const isOld = stamp.state === 'replaced';
    if (!dose) return [];
    const mark = markOf(dose);
    const stampProps = stampOf(stamp, dose);
    return [
      {
        ...{ id, ...stampProps },
        ...(mark && { mark, name: `${stampProps.name}, ${wordOf(mark)}` }),
        ...(isOld && { isOld }),
        ...(id === landing && { className: 'animate-land' }),
      },
    ];
  });
  const orderedStamps = stamps.toSorted((a, b) => Number(a.isOld ?? false) - Number(b.isOld ?? false));
  const more = orderedStamps.slice(MOST_VISIBLE);
  const lineOf = ({ title, date, word, mark }: BookletStamp) =>
    joinIsolated([title, date, ...[word].flat(), mark && wordOf(mark)], ' · ');
  const due = counts && [counts.overdue > 0 && t('overdue', counts), counts.due > 0 && t('due', counts)];
  return {
    title: t('vaccinations'),
    due: due?.filter(Boolean).join(' · ') ?? '',
    label: label('label'),
    stamps: orderedStamps.slice(0, MOST_VISIBLE),
    all:
      more.length > MOST_FOLDED
        ? { text: t('allStamps', { count: orderedStamps.length }), lines: more.map(lineOf).join('\n') }
        : null,
    more:
      more.length > 0 && more.length <= MOST_FOLDED
        ? {
            stamps: more,
            show: t('allStamps', { count: orderedStamps.length }),
            hide: t('fewerStamps'),
            isOpen: more.some(({ id }) => id === landing),
          }
        : null,
    legend,
    first: stamps.length === 0 ? first : null,
  };
}

const order: readonly MarkKind[] = ['confirmed', 'proposed', 'document', 'read', 'typed', 'imported'];

function useMarks(doses: readonly StampedDose[]) {
  const t = useTranslations('sources.kinds');
  const hasSources = doses.some(({ source }) => source !== undefined);
  const markOf = ({ source }: StampedDose): MarkKind | null => (hasSources ? (source?.kind ?? 'typed') : null);
  const wordOf = (mark: MarkKind) => t(mark);
  const legend = order.filter((mark) => doses.some((dose) => markOf(dose) === mark));
  return { markOf, wordOf, legend: legend.map((mark) => ({ mark, word: wordOf(mark) })) };
}

export function useFirstStamp(petId: string): Invitation {
  const t = useTranslations('health.booklet');
  const can = useCan();
  const link = { text: t('photograph'), href: paths.petPapers(petId) };
  return { text: t('firstStamp'), link: can.edit ? link : null };
}
