import { newestBy, notDeleted } from '@/lib/access/filters';
import { addDays, addMs, DAY, type Day, dayToColumn } from '@/lib/core/time/dates';
import { type CheckedAllergy, checkedAllergies } from '@/lib/records/medications/allergy-check';
import { rareFrequencies } from '@/lib/records/medications/frequencies';
import { type DoseRow, doseColumns, type MedicationRow, medicationColumns } from '@/lib/records/medications/medication';
import { type CompletionRow, completionColumns, type RoutineRow, routineColumns } from '@/lib/records/routines/routine';
import { routineLimits } from '@/lib/records/routines/vocabulary';

const MAX_MEDICATIONS = 100;
/** Six doses a day for sixty days, of several medications. */
const MAX_DOSES = 1000;
/** Time zones differ by a day, and the guard against double doses compares neighboring doses. */
const DAYS_AROUND_MS = 3 * DAY;

export interface PlanDays {
  from: Day;
  until: Day;
}

export function planColumns({ from, until }: PlanDays) {
  const around = { gte: addMs(dayToColumn(from), -DAYS_AROUND_MS), lte: addMs(dayToColumn(until), DAYS_AROUND_MS) };
  return {
    allergies: { ...checkedAllergies, select: { ...checkedAllergies.select, reaction: true } },
    routines: {
      where: notDeleted,
      orderBy: [{ timeOfDay: 'asc' as const }, { id: 'asc' as const }],
      take: routineLimits.perPet,
      select: routineColumns,
    },
    completions: {
      where: { day: { gte: dayToColumn(from), lte: dayToColumn(until) }, routine: notDeleted },
      select: { ...completionColumns, createdById: true },
    },
    medications: {
      where: {
        ...notDeleted,
        startsOn: { lte: dayToColumn(addDays(until, 1)) },
        OR: [{ endsOn: null }, { endsOn: { gte: dayToColumn(addDays(from, -1)) } }],
      },
      // As-needed is the last frequency, so the limit drops these medications first.
      orderBy: [{ frequency: 'asc' as const }, ...newestBy('startsOn')],
      take: MAX_MEDICATIONS,
      select: medicationColumns,
    },
    doses: {
      where: {
        medication: notDeleted,
        OR: [{ scheduledFor: around }, { at: around }, { medication: { frequency: { in: rareFrequencies } } }],
      },
      orderBy: newestBy('at'),
      take: MAX_DOSES,
      select: { ...doseColumns, medicationId: true, createdById: true },
    },
  };
}

export interface PlanRow {
  allergies: (CheckedAllergy & { reaction: string | null })[];
  routines: RoutineRow[];
  completions: (CompletionRow & WithWriter)[];
  medications: MedicationRow[];
  doses: (DoseRow & WithWriter & { medicationId: string })[];
}

interface WithWriter {
  createdById: string | null;
}
