import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { newId } from '@/lib/core/validation/ids';
import { insertInParts } from './insert-in-parts';
import type { DemoPet } from './seed-family';
import { vaccines, weights } from './seed-health';
import { seedOlderLabReports } from './seed-lab-reports';
import { seedDailyGlucose } from './seed-measures';

interface History {
  by: string;
  at: Date;
  days: number;
}

type Pet = Pick<DemoPet, 'type'> & { id: string };

const YEAR = 365;
const WEEK = 7;
const MONTH = 30;
const ZONE = 'Europe/Madrid';

const daysBack = (first: number, last: number, step: number) =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);

const entryAt = (petId: string, at: Date) => ({ id: newId(), petId, createdAt: at, updatedAt: at });

async function seedMeasures({ id, type }: Pet, { at, days }: History): Promise<void> {
  const [grams] = weights[type];
  const measuredEntry = (ago: number) => ({ ...entryAt(id, addMs(at, -ago * DAY)), measuredAt: addMs(at, -ago * DAY) });
  const season = (ago: number) => Math.round(grams * 0.03 * Math.cos((2 * Math.PI * ago) / YEAR));
  const rows = daysBack(YEAR + WEEK, days, WEEK).map((ago) => ({ ...measuredEntry(ago), grams: grams + season(ago) }));
  await insertInParts(rows, (data) => db().weight.createMany({ data }));
  const vitals = daysBack(2 * MONTH, days, MONTH).map((ago, index) => ({
    ...measuredEntry(ago),
    ...{ kind: 'sleeping_respiratory_rate' as const, value: 20 + (index % 6), context: 'sleep' as const },
  }));
  await db().vital.createMany({ data: vitals });
}

async function seedPrevention({ id, type }: Pet, { at, days }: History): Promise<void> {
  const today = dayFromColumn(at);
  const yearly = [...new Set(vaccines[type].map(({ vaccine }) => vaccine))];
  const vaccinations = daysBack(5 * YEAR, days, YEAR).flatMap((ago) =>
    yearly.map((vaccine) => ({
      ...entryAt(id, addMs(at, -ago * DAY)),
      ...{ vaccine, givenOn: dayToColumn(addDays(today, -ago)) },
    })),
  );
  await db().vaccination.createMany({ data: vaccinations });
  if (type === 'rabbit') return;
  const treatments = daysBack(6 * MONTH, days, 3 * MONTH).map((ago) => ({
    ...entryAt(id, addMs(at, -ago * DAY)),
    ...{ kind: 'worms' as const, product: 'Milbemax', givenAt: addMs(at, -ago * DAY) },
  }));
  await db().parasiteTreatment.createMany({ data: treatments });
}

async function seedCourse({ id: petId, type }: Pet, { by, at }: History): Promise<void> {
  if (type === 'rabbit') return;
  const today = dayFromColumn(at);
  const [first, last] = [5 * YEAR, YEAR];
  const startAt = addMs(at, -first * DAY);
  const medication = {
    ...entryAt(petId, startAt),
    ...{ name: 'Glucosamine', dosage: '1 tablet', frequency: 'SID' as const, reminders: ['08:00'], timeZone: ZONE },
    ...{ startsOn: dayToColumn(addDays(today, -first)), endsOn: dayToColumn(addDays(today, -last)) },
    ...{ plannedFrom: startAt, steps: [] },
  };
  await db().medication.create({ data: medication });
  const doses = daysBack(last, first - 1, 1)
    .filter((ago) => ago % 30 !== 0)
    .map((ago) => {
      const plannedAt = toPlannedInstant(addDays(today, -ago), '08:00', ZONE);
      const givenAt = addMs(plannedAt, (ago % 20) * 60_000);
      const { id } = entryAt(petId, givenAt);
      return {
        ...{ id, petId, medicationId: medication.id, scheduledFor: plannedAt, by },
        ...{ status: 'given' as const, at: givenAt, createdAt: givenAt },
      };
    });
  await insertInParts(doses, (data) => db().dose.createMany({ data }));
}

async function seedVisits({ id }: Pet, { at, days }: History) {
  const today = dayFromColumn(at);
  const on = daysBack(7 * MONTH, days, 6 * MONTH);
  const visits = on.map((ago, index) => ({
    ...entryAt(id, addMs(at, -ago * DAY)),
    ...{ visitedOn: dayToColumn(addDays(today, -ago)), reason: index % 2 ? 'Yearly check-up' : 'Vaccination' },
    ...{ clinic: 'Sunny Street Vets', vetName: 'Dr. Rivera', costCents: 4000 + (index % 5) * 900, currency: 'EUR' },
    description: '<p>Heart, lungs and skin are fine.</p>',
  }));
  await db().vetRecord.createMany({ data: visits });
  const appointments = on.map((ago) => ({
    ...entryAt(id, addMs(at, -(ago + WEEK) * DAY)),
    ...{ kind: 'vet' as const, title: 'Check-up', status: 'done' as const, durationMinutes: 30, timeZone: ZONE },
    startsAt: toPlannedInstant(addDays(today, -ago), '10:30', ZONE),
  }));
  await db().appointment.createMany({ data: appointments });
  return visits;
}

export async function seedHistory(pet: Pet, history: History): Promise<{ id: string; createdAt: Date }[]> {
  const { days, at } = history;
  await seedMeasures(pet, history);
  await seedPrevention(pet, history);
  await seedCourse(pet, history);
  await seedOlderLabReports(pet.id, daysBack(4 * MONTH, days, MONTH), at);
  await seedDailyGlucose(pet.id, days, at);
  return seedVisits(pet, history);
}
