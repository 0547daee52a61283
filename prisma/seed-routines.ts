import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';

type Type = 'dog' | 'cat' | 'rabbit';

const words = {
  en: { walk: 'Morning walk', breakfast: 'Breakfast', dinner: 'Dinner', brushing: 'Brushing', hay: 'Hay' },
  es: { walk: 'Paseo de la mañana', breakfast: 'Desayuno', dinner: 'Cena', brushing: 'Cepillado', hay: 'Heno' },
} as const;

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const tasks = {
  walk: { kind: 'exercise', timeOfDay: '07:00', weekdays: everyDay, durationMinutes: 30 },
  breakfast: { kind: 'feeding', timeOfDay: '07:30', weekdays: everyDay, durationMinutes: null },
  dinner: { kind: 'feeding', timeOfDay: '18:30', weekdays: everyDay, durationMinutes: null },
  brushing: { kind: 'grooming', timeOfDay: '20:30', weekdays: [3, 7], durationMinutes: 10 },
  hay: { kind: 'feeding', timeOfDay: '08:00', weekdays: everyDay, durationMinutes: null },
} as const;

const ofType: Record<Type, (keyof typeof tasks)[]> = {
  dog: ['walk', 'breakfast', 'dinner', 'brushing'],
  cat: ['breakfast', 'dinner', 'brushing'],
  rabbit: ['hay'],
};

function idFrom(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
}

/** The first is done every day of the last week, most of them yesterday. */
export async function seedRoutines(petId: string, type: Type, locale: 'en' | 'es', at: Date): Promise<void> {
  const begun = addMs(at, -10 * DAY);
  const rows = ofType[type].map((task) => ({
    ...tasks[task],
    weekdays: [...tasks[task].weekdays],
    id: idFrom(begun),
    petId,
    title: words[locale][task],
    timeZone: 'Europe/Madrid',
    plannedFrom: begun,
    createdAt: begun,
    updatedAt: begun,
  }));
  await db().routine.createMany({ data: rows });
  const [first] = rows;
  if (!first) return;
  const today = dayFromColumn(at);
  const said = (routineId: string, ago: number) => ({
    routineId,
    petId,
    day: dayToColumn(addDays(today, -ago)),
    status: ago === 4 ? ('skipped' as const) : ('done' as const),
    at: addMs(at, -ago * DAY),
    by: locale === 'en' ? 'Alex Morgan' : 'Lucía Navarro',
  });
  const yesterday = rows.filter(({ id, weekdays }) => id !== first.id && weekdays.length === everyDay.length);
  await db().routineCompletion.createMany({
    data: [
      ...[1, 2, 3, 4, 5, 6, 7].map((ago) => said(first.id, ago)),
      // The dog's dinner was forgotten.
      ...yesterday.slice(0, type === 'dog' ? 1 : 2).map(({ id }) => said(id, 1)),
    ],
  });
}
