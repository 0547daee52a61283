import type { Day } from '@/lib/core/dates';
import { findVaccine } from './catalogue';
import { addDuration } from './durations';
import { fold } from './fold';
import { statusOf } from './plan-vaccine';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';

/** A vet's date that nobody came back to is shown for so long. Ours. */
const REMEMBERED = 'P12M';

function toPlanned({ id, vaccine, givenOn, nextDueOn }: ScheduleDose, due: Day, today: Day): PlannedVaccine {
  return {
    vaccineId: vaccine,
    name: findVaccine(vaccine)?.name ?? { en: vaccine, es: vaccine },
    class: 'notListed',
    due,
    earliest: null,
    window: null,
    status: statusOf(due, today, undefined),
    rule: { key: nextDueOn ? 'vetNextDue' : 'vetValidUntil', step: 3, duration: null },
    sources: [],
    certain: 'vet',
    lawAsksBy: null,
    lastGivenOn: givenOn,
    countedDoses: [id],
    tooEarlyDoses: [],
  };
}

/**
 * What a vet wrote on the last dose of something that the guidelines don't plan: it is due all the same.
 * @param planned what the schedule plans; its doses are spoken for
 */
export function datesByVet(
  doses: readonly ScheduleDose[],
  planned: readonly PlannedVaccine[],
  today: Day,
): PlannedVaccine[] {
  const spokenFor = new Set(planned.flatMap(({ countedDoses, tooEarlyDoses }) => [...countedDoses, ...tooEarlyDoses]));
  const latest = new Map<string, ScheduleDose>();
  for (const dose of doses) {
    if (spokenFor.has(dose.id)) continue;
    const key = fold(dose.vaccine);
    const known = latest.get(key);
    if (!known || dose.givenOn > known.givenOn) latest.set(key, dose);
  }
  return [...latest.values()].flatMap((dose) => {
    const due = dose.nextDueOn ?? dose.validUntil;
    return due && today <= addDuration(due, REMEMBERED) ? [toPlanned(dose, due, today)] : [];
  });
}
