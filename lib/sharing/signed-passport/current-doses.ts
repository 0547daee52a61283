import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { statusesOn } from '@/lib/records/vaccinations/due';
import type { ScheduleDose } from '@/lib/records/vaccinations/planned-vaccine';
import { byRecordedDates, type VaccinationStatus } from '@/lib/records/vaccinations/status';
import type { VaccinatedPet } from '@/lib/records/vaccinations/vaccinated-pet';
import type { DoseMark } from './facts';

function newestFirst(a: ScheduleDose, b: ScheduleDose): number {
  return a.givenOn === b.givenOn ? byRecordedDates(b, a) : b.givenOn.localeCompare(a.givenOn, 'en');
}

function markOf(status: VaccinationStatus): DoseMark | null {
  if (status.kind === 'tooEarly') return 'tooEarly';
  return 'missingDoses' in status && status.missingDoses > 0 ? 'incomplete' : null;
}

export function currentDoses<Dose extends ScheduleDose>(
  pet: VaccinatedPet,
  doses: readonly Dose[],
  today: Day,
): (Dose & { mark: DoseMark | null })[] {
  const statuses = statusesOn(pet, doses, today);
  const keys = new Set<string>();
  return doses.toSorted(newestFirst).flatMap((dose) => {
    const status = statuses.get(dose.id);
    const mark = status ? markOf(status) : null;
    const key = `${fold(dose.vaccine) || dose.vaccine} ${mark === 'tooEarly'}`;
    if (status?.kind === 'superseded' || keys.has(key)) return [];
    keys.add(key);
    return [{ ...dose, mark }];
  });
}
