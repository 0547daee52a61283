import type { Routine } from '@/lib/records/routines/routine';

export function routineIdFrom(moment: string, last = 0): string {
  const time = Date.parse(moment).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(last).padStart(12, '0')}`;
}

export const breakfast: Routine = {
  id: routineIdFrom('2026-05-01T10:00:00Z'),
  kind: 'feeding',
  title: 'Breakfast',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  timeOfDay: '07:30',
  timeZone: 'Europe/Madrid',
  durationMinutes: null,
  note: null,
  reminderMinutesBefore: null,
  responsible: [],
  plannedFrom: '2026-05-01T10:00:00.000Z',
  pastPlans: [],
};
