import type { Day } from '@/lib/core/time/dates';
import type { PlannedVaccine } from '@/lib/records/vaccinations/planned-vaccine';
import { doseStamps, type StampState } from '@/lib/records/vaccinations/stamp';
import type { Vaccination } from '@/lib/records/vaccinations/vaccination';
import type { SharedStamp } from './shared-view';

const urgency: readonly StampState[] = ['overdue', 'due', 'undated', 'valid'];

export function sharedStamps(
  doses: readonly Vaccination[],
  plannedVaccines: readonly PlannedVaccine[],
  today: Day,
): SharedStamp[] {
  return doseStamps(doses, plannedVaccines, today)
    .filter(({ state }) => state !== 'replaced')
    .toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state))
    .flatMap(({ id, ...stamp }) =>
      doses
        .filter((dose) => dose.id === id)
        .map(({ vaccine, givenOn, clinic }) => ({ ...stamp, vaccine, givenOn, clinic })),
    );
}
