import { paths } from '@/lib/core/config/paths';
import { daysBetween, instantFromJson } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { type Appointment, isUpcoming } from '@/lib/records/appointments/appointment';
import { visitHref } from '@/lib/records/appointments/links';
import { type AgendaItem, type AgendaState, agendaDefaults } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { clocksAt, type LocalNow, placeOf } from './places';

/** Days during which the agenda asks about a past appointment. Our choice. */
export const ASKED_FOR = 7;

function stateOf(appointment: Appointment, isDone: boolean, at: Date): AgendaState {
  if (isDone) return 'done';
  if (instantFromJson(appointment.startsAt) > at) return 'upcoming';
  return isUpcoming(appointment, at) ? 'due' : 'overdue';
}

function whereToShow(day: string, state: AgendaState, now: LocalNow) {
  if (state === 'upcoming') return placeOf(day, now);
  const isShown = state === 'done' ? day === now.today : daysBetween(day, now.today) <= ASKED_FOR;
  return isShown ? ('today' as const) : null;
}

/** Treats appointments with a linked vet record as done. */
export function appointmentItems(pet: AgendaPet, at: Date): AgendaItem[] {
  const clock = clocksAt(at);
  const recordedIds = new Set(pet.visits.map(({ appointmentId }) => appointmentId));
  return pet.appointments.flatMap((appointment) => {
    const { id, startsAt, timeZone, durationMinutes, kind, title, place: where, status } = appointment;
    if (status === 'cancelled') return [];
    const { day, time } = fromInstant(instantFromJson(startsAt), timeZone);
    const state = stateOf(appointment, status === 'done' || recordedIds.has(id), at);
    const place = whereToShow(day, state, clock(timeZone));
    if (place === null) return [];
    const begun = state === 'due' || state === 'overdue';
    return [
      {
        ...agendaDefaults,
        ...{ key: id, kind: 'appointment' as const, petId: pet.id, petName: pet.name, id, title, detail: where },
        ...{ category: kind, at: startsAt, day, time, timeZone, minutes: durationMinutes, state, place, open: begun },
        href: paths.petAppointments(pet.id),
        recordHref: begun && kind === 'vet' ? visitHref(pet.id, appointment) : null,
      },
    ];
  });
}
