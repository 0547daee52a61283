import type { Day } from '@/lib/core/time/dates';

export interface ChartEvent {
  id: string;
  kind: 'visit' | 'dose';
  day: Day;
  label: string;
}

export function countEvents(events: readonly ChartEvent[]) {
  const visits = events.filter(({ kind }) => kind === 'visit').length;
  return { visits, doses: events.length - visits };
}
