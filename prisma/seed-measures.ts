import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { addDays, addMs, DAY, dayFromColumn, dayToColumn, HOUR } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import { insertInParts } from './insert-in-parts';

/** Days before the seeding, hours after midnight UTC, systolic and diastolic value. */
const pressures: readonly (readonly [ago: number, hour: number, systolic: number, diastolic: number])[] = [
  [40, 8, 172, 104],
  [36, 8, 168, 101],
  [32, 19, 166, 98],
  [27, 8, 158, 95],
  [23, 8, 161, 96],
  [18, 19, 154, 92],
  [14, 8, 149, 90],
  [9, 8, 152, 91],
  [5, 19, 146, 88],
  [2, 8, 151, 90],
  [2, 12, 148, 88],
  [2, 16, 155, 93],
  [2, 20, 147, 87],
];

const vets: Record<Locale, string> = { en: 'Dr. Patel', es: 'Dra. Ruiz' };

function midnight(at: Date, ago: number): Date {
  return dayToColumn(addDays(dayFromColumn(at), -ago));
}

/** A cat whose blood pressure is measured at home, with the range that its vet gave. */
export async function seedBloodPressure(petId: string, locale: Locale, at: Date): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at };
  const measure = { id: newId(), petId, kind: 'blood_pressure' as const, unit: 'mmHg', rangeUnit: 'mmHg', ...stamps };
  const range = { low: 120, high: 160, rangeBy: vets[locale], rangeSince: midnight(at, 41) };
  await db().measure.create({ data: { ...measure, ...range } });
  await db().reading.createMany({
    data: pressures.map(([ago, hour, value, diastolic]) => ({
      ...{ id: newId(), petId, measureId: measure.id, value, diastolic, unit: 'mmHg', context: 'rest' as const },
      ...{ measuredAt: addMs(midnight(at, ago), hour * HOUR), ...stamps },
    })),
  });
}

/** One reading of glucose on each day. */
export async function seedDailyGlucose(petId: string, days: number, at: Date): Promise<void> {
  const stamps = { createdAt: at, updatedAt: at };
  const measure = {
    id: newId(),
    petId,
    kind: 'blood_glucose' as const,
    unit: 'mmol/L',
    rangeUnit: 'mmol/L',
    ...stamps,
  };
  await db().measure.create({ data: { ...measure, low: 5, high: 12, rangeBy: vets.en } });
  const readings = Array.from({ length: days }, (_, ago) => ({
    ...{ id: newId(), petId, measureId: measure.id, value: 4 + ((ago * 7) % 23) / 2, unit: 'mmol/L' },
    ...{ measuredAt: addMs(at, -(ago + 1) * DAY), ...stamps },
  }));
  await insertInParts(readings, (data) => db().reading.createMany({ data }));
}
