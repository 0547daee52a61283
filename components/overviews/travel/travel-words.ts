import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import {
  type Day,
  daysBetween,
  formatDay,
  formatMeeting,
  formatNearDay,
  formatTime,
  timeIn,
} from '@/lib/core/time/dates';
import type { TripPage } from '@/lib/overviews/travel/queries/trips';
import type { Step, Trip } from '@/lib/overviews/travel/step';
import { usePlaceName } from './place-name';

interface StepTexts {
  title: string;
  text: string;
}

const windows: readonly string[] = ['certificate', 'certificateFromGb'];

export const isWindow = ({ hours, words }: Step): boolean => hours !== null || windows.includes(words);

export function useTravelWords(trip: Trip, { pet, timeZone }: Pick<TripPage, 'pet' | 'timeZone'>) {
  const t = useTranslations('travel');
  const { locale, today } = usePageContext();
  const nameOf = usePlaceName();
  const dayOf = (day: Day | null) => (day ? formatNearDay(day, locale, today, 'dayMonth') : '');
  const momentOf = (moment: Date) => formatMeeting(moment, locale, timeZone);
  const wordsOf = ({ words, day, by, from, hours, basis }: Step): StepTexts => {
    const values = {
      ...{
        name: pet.name,
        place: nameOf(trip.to),
        origin: nameOf(trip.from),
        day: day ? formatDay(day, locale) : '',
        by: dayOf(by),
        from: dayOf(from),
        basis: basis ?? 'year',
      },
      begin: hours ? momentOf(hours.from) : '',
      end: hours ? momentOf(hours.to) : '',
    };
    return { title: t(`steps.${words}.title`, values), text: t(`steps.${words}.text`, values) };
  };
  return {
    wordsOf,
    nameOf,
    momentOf,
    dayOf,
    shortDay: (day: Day) => formatNearDay(day, locale, today),
    timeOf: (moment: Date) => formatTime(timeIn(moment, timeZone), locale),
    before: (day: Day) => daysBetween(day, trip.arrival),
  };
}

export type TravelWords = ReturnType<typeof useTravelWords>;
