import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, dayFromColumn, dayToColumn, weekdayOf } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';

type Type = 'dog' | 'cat' | 'rabbit';

const words = {
  en: { walk: 'Morning walk', breakfast: 'Breakfast', dinner: 'Dinner', brushing: 'Brushing', hay: 'Hay' },
  es: { walk: 'Paseo de la mañana', breakfast: 'Desayuno', dinner: 'Cena', brushing: 'Cepillado', hay: 'Heno' },
} as const;

const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const tasks = {
  walk: { kind: 'exercise', timeOfDay: '07:00', weekdays: everyDay, durationMinutes: 30 },
  breakfast: { kind: 'feeding', timeOfDay: '07:30', weekdays: everyDay, durationMinutes: null },
  dinner: { kind: 'feeding', timeOfDay: '18:30', weekdays: everyDay, durationMinutes: null },
  brushing: { kind: 'grooming', timeOfDay: '20:30', weekdays: [3, 7] as readonly number[], durationMinutes: 10 },
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

const DAYS = 12;
/** Days ago. */
const skippedDays: Partial<Record<keyof typeof tasks, number[]>> = { walk: [4] };
const forgottenDays: Partial<Record<keyof typeof tasks, number[]>> = { dinner: [1, 6], hay: [3], brushing: [8, 9, 10] };

interface Begun {
  at: Date;
  /** Days since the routines began. */
  since?: number | undefined;
}

/** Never misses breakfast, but misses the last dinner. */
export async function seedRoutines(
  petId: string,
  type: Type,
  locale: 'en' | 'es',
  { at, since = DAYS + 1 }: Begun,
): Promise<void> {
  const startAt = addMs(at, -since * DAY);
  const rows = ofType[type].map((task) => ({
    ...tasks[task],
    weekdays: [...tasks[task].weekdays],
    id: idFrom(startAt),
    petId,
    title: words[locale][task],
    timeZone: 'Europe/Madrid',
    plannedFrom: startAt,
    createdAt: startAt,
    updatedAt: startAt,
  }));
  await db().routine.createMany({ data: rows });
  const today = dayFromColumn(at);
  const by = locale === 'en' ? 'Alex Morgan' : 'Lucía Navarro';
  const completions = ofType[type].flatMap((task, index) =>
    Array.from({ length: DAYS }, (_, day) => day + 1).flatMap((ago) => {
      const day = addDays(today, -ago);
      const isPlanned = tasks[task].weekdays.some((weekday) => weekday === weekdayOf(day));
      if (!isPlanned || forgottenDays[task]?.includes(ago)) return [];
      const status = skippedDays[task]?.includes(ago) ? ('skipped' as const) : ('done' as const);
      const routineId = rows[index]?.id ?? '';
      return [{ routineId, petId, day: dayToColumn(day), status, at: addMs(at, -ago * DAY), by }];
    }),
  );
  await db().routineCompletion.createMany({ data: completions });
}

export async function seedOlderCompletions(petId: string, by: string, at: Date): Promise<void> {
  const until = dayToColumn(addDays(dayFromColumn(at), -DAYS - 1));
  await db().$executeRaw`
    INSERT INTO "RoutineCompletion" ("routineId", "petId", "day", "status", "at", "by")
    SELECT r."id", r."petId", d::date,
      (CASE WHEN extract(doy FROM d)::int % 23 = 0 THEN 'skipped' ELSE 'done' END)::"CompletionStatus", d, ${by}
    FROM "Routine" r, generate_series(r."plannedFrom"::date, ${until}::date, '1 day') d
    WHERE r."petId" = ${petId}::uuid AND extract(isodow FROM d)::int = ANY (r."weekdays")`;
}
