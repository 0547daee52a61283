'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRings } from '#page-context';
import { PersonRing } from '@/components/ornaments/person-ring';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { inWeekOrder, WEEKDAYS, weekdayName } from '@/lib/core/time/dates';
import type { Ring } from '@/lib/page-context/ring';

interface ResponsibleLineProps {
  of: readonly (string | null)[];
  weekdays?: readonly number[];
}

export function ResponsibleLine({ of, weekdays = WEEKDAYS }: ResponsibleLineProps) {
  const t = useTranslations('entries.responsible');
  const locale = useLocale();
  const rings = useRings();
  const daysOf = ({ id }: Ring) => weekdays.filter((day) => (of.length === 1 ? of[0] : of[day - 1]) === id);
  const people = rings.filter((ring) => ring.writes && daysOf(ring).length > 0);
  if (people.length === 0) return null;
  const words = people.map((ring) => {
    const days = inWeekOrder(daysOf(ring), locale);
    const name = ring.name ?? '';
    if (days.length === weekdays.length) return t('turn', { name });
    return t('turnOn', { name, days: days.map((day) => weekdayName(day, locale, 'short')).join(', ') });
  });
  return (
    <p className="mt-1 flex items-center gap-2 text-sm">
      <span className="flex shrink-0 gap-[3px]">
        {people.map((ring) => (
          <PersonRing key={ring.id} person={ring} size={24} />
        ))}
      </span>
      <span className="wrap-anywhere">{joinIsolated(words, ' · ')}</span>
    </p>
  );
}
