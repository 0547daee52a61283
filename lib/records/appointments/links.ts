import { paths } from '@/lib/core/config/paths';
import { dayIn, instantFromJson } from '@/lib/core/time/dates';
import type { Appointment } from './appointment';

export function mapHref(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}

export function calendarFileHref(petId: string, { id }: Pick<Appointment, 'id'>): string {
  return `/api/pets/${petId}/appointments/${id}/calendar.ics`;
}

export function visitHref(petId: string, { id, startsAt, timeZone, title, place }: Appointment): string {
  const visitedOn = dayIn(instantFromJson(startsAt), timeZone);
  const prefill = { reason: title, clinic: place };
  const namedValues = Object.entries(prefill).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  const query = new URLSearchParams([['new', '1'], ['appointment', id], ['visitedOn', visitedOn], ...namedValues]);
  return `${paths.petVetRecords(petId)}?${query}`;
}
