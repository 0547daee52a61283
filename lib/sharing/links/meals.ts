import type { Routine } from '@/lib/records/routines/routine';
import type { SharedDay } from './shared-view';

export function mealsOf(routines: readonly Routine[]): SharedDay['meals'] {
  return routines
    .filter(({ kind }) => kind === 'feeding')
    .map(({ title, timeOfDay, weekdays, note }) => ({ title, timeOfDay, weekdays, note }));
}
