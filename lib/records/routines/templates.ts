import { WEEKDAYS } from '@/lib/core/time/dates';
import type { RoutineKind } from './vocabulary';

/** Titles are the messages of `routineTemplates`. A test reads this name to check that all are used. */
const namedTemplates = {
  breakfast: { kind: 'feeding', timeOfDay: '07:30', weekdays: WEEKDAYS, durationMinutes: null },
  dinner: { kind: 'feeding', timeOfDay: '18:30', weekdays: WEEKDAYS, durationMinutes: null },
  food: { kind: 'feeding', timeOfDay: '08:00', weekdays: WEEKDAYS, durationMinutes: null },
  hay: { kind: 'feeding', timeOfDay: '08:00', weekdays: WEEKDAYS, durationMinutes: null },
  hayEvening: { kind: 'feeding', timeOfDay: '19:00', weekdays: WEEKDAYS, durationMinutes: null },
  greens: { kind: 'feeding', timeOfDay: '18:00', weekdays: WEEKDAYS, durationMinutes: null },
  water: { kind: 'feeding', timeOfDay: '09:00', weekdays: WEEKDAYS, durationMinutes: null },
  walkMorning: { kind: 'exercise', timeOfDay: '07:00', weekdays: WEEKDAYS, durationMinutes: 30 },
  walkEvening: { kind: 'exercise', timeOfDay: '20:00', weekdays: WEEKDAYS, durationMinutes: 30 },
  play: { kind: 'exercise', timeOfDay: '19:30', weekdays: WEEKDAYS, durationMinutes: 15 },
  freeTime: { kind: 'exercise', timeOfDay: '17:00', weekdays: WEEKDAYS, durationMinutes: 60 },
  ride: { kind: 'exercise', timeOfDay: '17:00', weekdays: [2, 4, 6], durationMinutes: 60 },
  brushing: { kind: 'grooming', timeOfDay: '20:30', weekdays: [3, 7], durationMinutes: 10 },
  litter: { kind: 'grooming', timeOfDay: '21:00', weekdays: WEEKDAYS, durationMinutes: 10 },
  hooves: { kind: 'grooming', timeOfDay: '16:30', weekdays: WEEKDAYS, durationMinutes: 15 },
  cleaning: { kind: 'grooming', timeOfDay: '11:00', weekdays: [6], durationMinutes: 30 },
  waterChange: { kind: 'grooming', timeOfDay: '11:00', weekdays: [6], durationMinutes: 45 },
} as const satisfies Record<string, Omit<RoutineTemplate, 'key'>>;

export type TemplateKey = keyof typeof namedTemplates;

export interface RoutineTemplate {
  key: string;
  kind: RoutineKind;
  timeOfDay: string;
  weekdays: readonly number[];
  durationMinutes: number | null;
}

const smallMammal: readonly TemplateKey[] = ['hay', 'greens', 'freeTime', 'cleaning'];
const general: readonly TemplateKey[] = ['food', 'water', 'play', 'cleaning'];

const byType = new Map<string, readonly TemplateKey[]>(
  Object.entries({
    dog: ['walkMorning', 'breakfast', 'dinner', 'walkEvening', 'brushing'],
    cat: ['breakfast', 'dinner', 'play', 'litter', 'brushing'],
    rabbit: ['hay', 'greens', 'freeTime', 'brushing', 'cleaning'],
    guinea_pig: smallMammal,
    hamster: ['food', 'water', 'freeTime', 'cleaning'],
    other_small_mammal: smallMammal,
    ferret: ['breakfast', 'dinner', 'freeTime', 'litter'],
    horse: ['hay', 'hayEvening', 'hooves', 'ride', 'brushing'],
    bird: ['food', 'water', 'freeTime', 'cleaning'],
    fish: ['food', 'waterChange'],
    reptile: ['food', 'water', 'cleaning'],
  }),
);

export function templatesFor(type: string): (RoutineTemplate & { key: TemplateKey })[] {
  return (byType.get(type) ?? general).map((key) => ({ key, ...namedTemplates[key] }));
}
