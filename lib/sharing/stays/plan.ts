import { addDays, addMs, type Day, dayToColumn } from '@/lib/core/time/dates';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';
import { withAllergyCheck } from '@/lib/records/medications/allergy-check';
import { findDoubleDose } from '@/lib/records/medications/double-dose';
import { toDose, toMedication } from '@/lib/records/medications/medication';
import { toCompletion, toRoutine } from '@/lib/records/routines/routine';
import { doseTasks, routineTasks, type Task } from '@/lib/records/routines/view';
import type { PlanDays, PlanRow } from './plan-columns';

export interface StayTask
  extends Pick<
    Task,
    | 'source'
    | 'id'
    | 'day'
    | 'time'
    | 'minutes'
    | 'kind'
    | 'title'
    | 'detail'
    | 'warnings'
    | 'steps'
    | 'state'
    | 'open'
    | 'timeZone'
    | 'scheduledFor'
  > {
  /** Row id on the page. */
  key: string;
  petId: string;
  note: string | null;
  said: { by: string; at: string; memberId: string | null; logId: string | null } | null;
  /** Time of a recorded dose that makes another dose now too early (ISO 8601). */
  tooSoonAfter: string | null;
}

const keyOf = ({ source, id, day, time }: Task) =>
  source === 'routine' ? `t-${id}-${day}` : `t-${id}-${day}-${time.replace(':', '')}`;

export function planOf(petId: string, row: PlanRow, { from, until }: PlanDays, at: Date): StayTask[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  const routines = row.routines.map(toRoutine);
  const medications = row.medications
    .filter(({ frequency }) => frequency !== 'PRN')
    .map((one) => withAllergyCheck(toMedication(one), row.allergies));
  const doses = row.doses.map((dose) => ({ ...toDose(dose), medicationId: dose.medicationId }));
  const notes = new Map([
    ...routines.map(({ id, note }): [string, string | null] => [id, note]),
    ...medications.map(({ id, instructions }): [string, string | null] => [id, instructions]),
  ]);
  const tooSoonAfter = new Map(
    medications.map((one) => {
      const log = doses.filter(({ medicationId }) => medicationId === one.id);
      return [one.id, findDoubleDose(one, log, at)?.line.at ?? null];
    }),
  );
  const tasks = [
    ...routineTasks({ routines, completions: row.completions.map(toCompletion) }, days, at),
    ...medications.flatMap((medication) => {
      const midnight = (of: Day) => toPlannedInstant(of, '00:00', medication.timeZone);
      const span = { from: midnight(from), to: addMs(midnight(addDays(until, 1)), -1), at };
      return doseTasks(medication, doses, span);
    }),
  ].toSorted((a, b) => a.day.localeCompare(b.day) || a.time.localeCompare(b.time));
  return tasks.map(({ by: _, logId, ...task }) => ({
    ...task,
    key: keyOf({ ...task, by: null, logId }),
    petId,
    note: notes.get(task.id) ?? null,
    said: outcomeOf(row, { ...task, logId }),
    tooSoonAfter: (task.source === 'dose' && tooSoonAfter.get(task.id)) || null,
  }));
}

function outcomeOf(row: PlanRow, { source, id, day, logId }: Pick<Task, 'source' | 'id' | 'day' | 'logId'>) {
  if (source === 'dose') {
    const dose = row.doses.find((one) => one.id === logId);
    return dose ? { by: dose.by, at: dose.at.toISOString(), memberId: dose.createdById, logId } : null;
  }
  const on = dayToColumn(day).getTime();
  const line = row.completions.find(({ routineId, day: own }) => routineId === id && own.getTime() === on);
  return line ? { by: line.by, at: line.at.toISOString(), memberId: line.createdById, logId: null } : null;
}
