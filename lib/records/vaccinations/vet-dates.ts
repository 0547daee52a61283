import { fold } from '@/lib/core/text/fold';
import type { Day } from '@/lib/core/time/dates';
import { findVaccine } from './catalogue';
import { withMarks } from './dose-marks';
import { addDuration } from './durations';
import { statusOf } from './plan-vaccine';
import type { PlannedVaccine, ScheduleDose } from './planned-vaccine';
import type { VaccinatedPet } from './vaccinated-pet';

/** How long a vet's date that nobody followed up stays visible. Our choice. */
const REMEMBERED = 'P12M';

const writtenOn = ({ nextDueOn, validUntil }: ScheduleDose) => nextDueOn ?? validUntil;

const rankOf = (dose: ScheduleDose) => `${dose.givenOn} ${writtenOn(dose) ?? ''}`;

function toPlanned(dose: ScheduleDose, due: Day, isEarly: boolean, today: Day): PlannedVaccine {
  const { id, vaccine, givenOn, nextDueOn } = dose;
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
    legallyDueBy: null,
    lastGivenOn: isEarly ? null : givenOn,
    beforeChip: false,
    countedDoses: isEarly ? [] : [id],
    tooEarlyDoses: isEarly ? [id] : [],
    tooEarlyOn: isEarly ? givenOn : null,
  };
}

/** For vaccines that the guidelines do not plan. */
export function datesByVet(
  pet: VaccinatedPet,
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
    if (!known || rankOf(dose) > rankOf(known)) latest.set(key, dose);
  }
  const dated = [...latest.values()].flatMap((dose) => {
    const due = writtenOn(dose);
    return due && today <= addDuration(due, REMEMBERED) ? [{ dose, due }] : [];
  });
  if (dated.length === 0) return [];
  const marked = withMarks(pet, doses);
  const early = new Set(marked.filter(({ tooEarly }) => tooEarly.length > 0).map(({ id }) => id));
  return dated.map(({ dose, due }) => toPlanned(dose, due, early.has(dose.id), today));
}
