import type { Locale } from '@/lib/core/i18n/locales';
import { findVaccine } from '@/lib/records/vaccinations/catalogue';
import type { ChartEvent } from '@/lib/records/weights/chart-event';
import type { HealthRecord } from './queries';

export function chartEvents(
  { visits, vaccinations }: Pick<HealthRecord, 'visits' | 'vaccinations'>,
  { locale, visit }: { locale: Locale; visit: string },
): ChartEvent[] {
  const events: ChartEvent[] = [
    ...visits.map(({ id, visitedOn, reason }) => ({
      id,
      kind: 'visit' as const,
      day: visitedOn,
      label: reason ?? visit,
    })),
    ...vaccinations.items.map(({ id, givenOn, vaccine }) => ({
      id,
      kind: 'dose' as const,
      day: givenOn,
      label: findVaccine(vaccine)?.short[locale] ?? vaccine,
    })),
  ];
  return events.toSorted((a, b) => b.day.localeCompare(a.day));
}
