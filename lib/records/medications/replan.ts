import type { PastCourse } from '@/lib/collections/columns/medications';
import { recentPlans } from '@/lib/collections/past-plans';
import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import type { Medication } from './medication';
import { dosesOf } from './plan';
import type { MedicationPatch } from './schema';

/** Plans of this length are stored without checking that they contained a dose. */
const LONG = 30 * DAY;

function hadAnyDose(before: Medication, { from, until, ...plan }: PastCourse): boolean {
  const [first, last] = [instantFromJson(from), addMs(instantFromJson(until), -1)];
  return last.getTime() - first.getTime() > LONG || dosesOf({ ...before, ...plan }, first, last).length > 0;
}

export function restartCourse(before: Medication, until: Date, at: Date) {
  const { frequency, startsOn, endsOn, reminders, timeZone, plannedFrom, pastPlans } = before;
  const times = { from: plannedFrom, until: until.toISOString() };
  const last = { frequency, startsOn, endsOn, reminders, timeZone, ...times };
  return { plannedFrom: at, pastPlans: recentPlans(hadAnyDose(before, last) ? [...pastPlans, last] : pastPlans, at) };
}

function isLonger(before: Medication, after: Medication): boolean {
  return before.endsOn !== null && (after.endsOn === null || after.endsOn > before.endsOn);
}

export function replanCourse(before: Medication, patch: MedicationPatch, at: Date) {
  const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after = { ...before, ...changes };
  const planOf = ({ frequency, startsOn, reminders, timeZone }: Medication) =>
    JSON.stringify([frequency, startsOn, reminders, timeZone]);
  const isNew = planOf(after) !== planOf(before) || isLonger(before, after);
  return isNew ? restartCourse(before, at, at) : null;
}
