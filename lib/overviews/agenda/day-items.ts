import { paths } from '@/lib/core/config/paths';
import { addDays, type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';
import { datedVaccinations } from '@/lib/records/vaccinations/due';
import { type AgendaItem, type AgendaState, agendaDefaults } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { DAYS_AHEAD } from './places';

export interface ReaderDay {
  today: Day;
  timeZone: string;
}

function stateOf(due: Day, today: Day): AgendaState {
  if (due < today) return 'overdue';
  return due === today ? 'due' : 'upcoming';
}

const placeOf = (due: Day, today: Day) => (due <= today ? ('today' as const) : ('ahead' as const));

export function vaccinationItems(pet: AgendaPet, { today }: ReaderDay): AgendaItem[] {
  const until = addDays(today, DAYS_AHEAD);
  return datedVaccinations(pet.vaccinated, pet.vaccinations, today).flatMap(
    ({ vaccineId: id, name: title, due: day, certain }) => {
      if (day > until) return [];
      const href = paths.petHealth(pet.id, 'vaccinations');
      return [
        {
          ...agendaDefaults,
          ...{ key: `${pet.id} ${id}`, kind: 'vaccination' as const, petId: pet.id, petName: pet.name, id, title, day },
          ...{ state: stateOf(day, today), place: placeOf(day, today), href, recordHref: paths.newVaccination(pet.id) },
          ...{ asksHistory: pet.vaccinations.length === 0, isEstimated: certain === 'computed' },
        },
      ];
    },
  );
}

export function treatmentItems(pet: AgendaPet, { today }: ReaderDay): AgendaItem[] {
  const until = addDays(today, DAYS_AHEAD);
  const href = paths.petHealth(pet.id, 'treatments');
  return pet.treatments
    .filter(({ nextDueOn }) => nextDueOn <= until)
    .map(({ id, product: title, nextDueOn: day }) => ({
      ...agendaDefaults,
      ...{ key: id, kind: 'treatment', petId: pet.id, petName: pet.name, id, title, day },
      ...{ state: stateOf(day, today), place: placeOf(day, today), href, recordHref: href },
    }));
}

export function followUpItems(pet: AgendaPet, { today, timeZone }: ReaderDay): AgendaItem[] {
  const until = addDays(today, DAYS_AHEAD);
  return pet.visits.flatMap(({ id, reason: title, followUpOn: day, followedUpAt }) => {
    if (day === null) return [];
    const isDone = followedUpAt !== null;
    if (isDone ? dayIn(instantFromJson(followedUpAt), timeZone) !== today : day > until) return [];
    const place = isDone ? ('today' as const) : placeOf(day, today);
    return [
      {
        ...agendaDefaults,
        ...{ key: id, kind: 'follow-up' as const, petId: pet.id, petName: pet.name, id, title, day, place },
        ...{ state: isDone ? ('done' as const) : stateOf(day, today), open: !isDone && place === 'today' },
        href: paths.petVetRecords(pet.id),
      },
    ];
  });
}
