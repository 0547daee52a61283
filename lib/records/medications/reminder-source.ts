import 'server-only';
import {
  activePet,
  type DueReminder,
  ofActivePet,
  type PetReminderSource,
  type ReminderSubject,
} from '@/lib/collections/reminder-source';
import { evaluateMoments, type Moments } from '@/lib/collections/reminder-times';
import { turnByWeekday } from '@/lib/collections/responsible';
import { paths } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { DAY } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { checkedAllergies, withAllergyCheck } from './allergy-check';
import { plannedMedicationColumns, toPlannedMedication } from './medication';
import { type Course, cycleMs, plannedDoses } from './plan';

const columns = { ...plannedMedicationColumns, responsible: true } as const satisfies Prisma.MedicationSelect;
type Row = Prisma.MedicationGetPayload<{ select: typeof columns }>;

export function medicationMoments(course: Course): Moments {
  return (from, to) =>
    course.reminders.length === 0 ? [] : plannedDoses(course, from, to).map(({ at }) => ({ at, dueAt: at }));
}

/** Upper bound for the next reminder: a cycle or the start, plus a day for DST. */
export function horizonOf(course: Course, now: Date): number {
  const start = toInstant(course.startsOn, '00:00', course.timeZone).getTime() - now.getTime();
  return Math.max(0, start) + cycleMs(course) + 2 * DAY;
}

interface LoggedDose {
  medicationId: string;
  scheduledFor: Date | null;
}

export function withoutLogged<One extends DueReminder>(due: readonly One[], doses: readonly LoggedDose[]): One[] {
  const loggedKeys = new Set(
    doses.map(({ medicationId, scheduledFor }) => `${medicationId} ${scheduledFor?.getTime()}`),
  );
  return due.filter(({ sourceId, dueAt }) => !loggedKeys.has(`${sourceId} ${dueAt.getTime()}`));
}

async function findRepeated(doseId: string, petId: string): Promise<ReminderSubject | null> {
  const dose = await db().dose.findFirst({
    relationLoadStrategy: 'join',
    where: { id: doseId, petId, reason: { not: null }, medication: { deletedAt: null, pet: activePet } },
    select: {
      by: true,
      at: true,
      reason: true,
      medication: { select: { name: true, timeZone: true, pet: { select: { name: true } } } },
    },
  });
  if (!dose?.reason) return null;
  const { by, at: moment, reason, medication } = dose;
  const { name, timeZone, pet } = medication;
  const path = paths.petHealth(petId, 'medications');
  return { petName: pet.name, what: name, allergens: [], at: { moment, timeZone }, path, repeated: { by, reason } };
}

export const medicationReminders: PetReminderSource<Row> = {
  table: 'Medication',
  columns,
  subjectOf: ({ name }) => name,
  turnOf: turnByWeekday,
  computeDue(row, context) {
    const course = toPlannedMedication(row);
    return evaluateMoments(medicationMoments(course), { ...context, horizon: horizonOf(course, context.now) });
  },
  async withoutDone(due) {
    const doses = await db().dose.findMany({
      where: {
        medicationId: { in: due.map(({ sourceId }) => sourceId) },
        scheduledFor: { in: due.map(({ dueAt }) => dueAt) },
      },
      select: { medicationId: true, scheduledFor: true },
    });
    return withoutLogged(due, doses);
  },
  async findSubject({ sourceId, petId, dueAt }) {
    const row = await db().medication.findFirst({
      relationLoadStrategy: 'join',
      where: { ...ofActivePet(sourceId), doses: { none: { scheduledFor: dueAt } } },
      select: { ...columns, pet: { select: { name: true, allergies: checkedAllergies } } },
    });
    if (!row) return findRepeated(sourceId, petId);
    const { name, timeZone, allergyCheck } = withAllergyCheck(toPlannedMedication(row), row.pet.allergies);
    const allergens = allergyCheck.conflicts.map(({ allergen }) => allergen);
    const at = { moment: dueAt, timeZone };
    return { petName: row.pet.name, what: name, allergens, at, path: paths.petHealth(petId, 'medications') };
  },
};
