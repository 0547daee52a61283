import 'server-only';
import { entriesOf, newestBy, notDeleted, notDeletedPet } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import {
  attributeTo,
  attributionColumns,
  type PageEntry,
  toPageEntry,
  type WithAttribution,
} from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { notFoundError } from '@/lib/core/runtime/errors';
import { addDays, addMs, DAY, type Day, daysBetween, dayToColumn } from '@/lib/core/time/dates';
import { checkedAllergies, withAllergyCheck } from '@/lib/records/medications/allergy-check';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import { type Dose, doseColumns, medicationColumns, toDose, toMedication } from '@/lib/records/medications/medication';
import { type Completion, completionColumns, type Routine, routineColumns, toCompletion, toRoutine } from './routine';
import { DAYS_BEFORE } from './view';
import { routineLimits } from './vocabulary';

const byTime = [{ timeOfDay: 'asc' as const }, { id: 'asc' as const }];
/** Time zones differ by at most a day, and a log entry of a daily plan matches doses up to half a day away. */
const DOSE_WINDOW_MS = 2 * DAY;
const MEDICATIONS = 50;
const DOSES = 1000;

const attributedRoutineColumns = { ...routineColumns, ...attributionColumns };

/** Not paged, because `perPet` limits it. */
export async function listRoutines(access: PetAccess<'view'>): Promise<WithAttribution<Routine>[]> {
  const rows = await db().routine.findMany({
    where: entriesOf(access),
    orderBy: byTime,
    take: routineLimits.perPet,
    select: attributedRoutineColumns,
  });
  return rows.map(attributeTo(access, toRoutine));
}

export interface RoutineRecord {
  pet: { id: string; name: string; type: string };
  routines: PageEntry<Routine>[];
  completions: Completion[];
  medications: CheckedMedication[];
  doses: (Dose & { medicationId: string })[];
}

export async function getRoutineRecord(
  access: PetAccess<'view'>,
  { weekStart, today }: { weekStart: Day; today: Day },
): Promise<RoutineRecord> {
  const weekEnd = addDays(weekStart, 6);
  const start = addDays(weekStart, -DAYS_BEFORE);
  const firstDay = addDays(today, -routineLimits.daysBack - 1);
  const around = {
    gte: addMs(dayToColumn(start), -DOSE_WINDOW_MS),
    lte: addMs(dayToColumn(weekEnd), DAY + DOSE_WINDOW_MS),
  };
  const row = await db().pet.findFirst({
    relationLoadStrategy: 'join',
    where: notDeletedPet(access),
    select: {
      id: true,
      name: true,
      type: true,
      allergies: checkedAllergies,
      routines: { where: notDeleted, orderBy: byTime, take: routineLimits.perPet, select: attributedRoutineColumns },
      completions: {
        where: {
          day: { gte: dayToColumn(daysBetween(start, firstDay) > 0 ? start : firstDay) },
          routine: notDeleted,
        },
        select: completionColumns,
      },
      medications: {
        where: {
          ...notDeleted,
          startsOn: { lte: dayToColumn(weekEnd) },
          OR: [{ endsOn: null }, { endsOn: { gte: dayToColumn(start) } }],
        },
        orderBy: newestBy('startsOn'),
        take: MEDICATIONS,
        select: medicationColumns,
      },
      doses: {
        where: {
          medication: notDeleted,
          OR: [{ scheduledFor: around }, { at: around }, { medication: { frequency: { in: rareFrequencies } } }],
        },
        orderBy: newestBy('at'),
        take: DOSES,
        select: { ...doseColumns, medicationId: true },
      },
    },
  });
  if (!row) throw notFoundError();
  const { routines, completions, medications, doses, allergies, ...pet } = row;
  return {
    pet,
    routines: routines.map(toPageEntry(access, toRoutine)),
    completions: completions.map(toCompletion),
    medications: medications.map((one) => withAllergyCheck(toMedication(one), allergies)),
    doses: doses.map((dose) => ({ ...toDose(dose), medicationId: dose.medicationId })),
  };
}
