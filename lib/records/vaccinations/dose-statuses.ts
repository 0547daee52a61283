import type { Day } from '@/lib/core/time/dates';
import { isSuperseded } from './dose-matching';
import { addDuration } from './durations';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';
import { byUrgency, recordedStatus, type VaccinationStatus } from './status';

/** If the next dose came within this time, the superseded dose belonged to a series and was not renewed. Our choice. */
const SERIES = 'P12W';

function findSupersedingDose(
  dose: ScheduleDose,
  counting: readonly PlannedVaccine[],
  dayOf: (id: string) => Day | undefined,
): VaccinationStatus {
  const isFirst = counting.every(({ countedDoses }) => {
    const [first, next = '9999'] = new Set(countedDoses.map(dayOf));
    return first === dose.givenOn && next <= addDuration(dose.givenOn, SERIES);
  });
  return { kind: 'superseded', was: isFirst ? 'firstDose' : 'renewed' };
}

/**
 * Status of each recorded dose by its id. A combination has the most urgent status of its parts.
 * `planned` must be the pet's `dueVaccinations` for the same doses and day. For a deceased pet it is empty, and
 * statuses depend on recorded dates alone.
 */
export function doseStatuses(
  doses: readonly ScheduleDose[],
  plannedVaccines: readonly PlannedVaccine[],
  today: Day,
): Map<string, VaccinationStatus> {
  const days = new Map(doses.map(({ id, givenOn }) => [id, givenOn]));
  const statusOf = (dose: ScheduleDose): VaccinationStatus => {
    const counting = plannedVaccines.filter(({ countedDoses }) => countedDoses.includes(dose.id));
    const last = counting.filter(({ lastGivenOn }) => lastGivenOn === dose.givenOn);
    const [current] = last.flatMap(({ lastDoseStatus }) => lastDoseStatus ?? []).toSorted(byUrgency);
    if (current) return current;
    if (counting.length > 0) return findSupersedingDose(dose, counting, (id) => days.get(id));
    if (isSuperseded(dose, doses)) return { kind: 'superseded', was: 'renewed' };
    const early = plannedVaccines.find(({ tooEarlyDoses }) => tooEarlyDoses.includes(dose.id));
    return early?.tooEarlyBy ? { kind: 'tooEarly', guideline: early.tooEarlyBy } : recordedStatus(dose, today);
  };
  return new Map(doses.map((dose) => [dose.id, statusOf(dose)]));
}
