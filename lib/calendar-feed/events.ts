import { type CalendarRow, calendarEventOf, type EventKind } from '@/lib/appointments/calendar-event';
import type { CalendarEvent } from '@/lib/core/icalendar';
import { PRODUCT_SLUG } from '@/lib/core/product';
import type { FeedKind } from './vocabulary';

interface FollowUp {
  id: string;
  followUpOn: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface FedPet {
  name: string;
  appointments: Omit<CalendarRow, 'pet'>[];
  vetRecords: FollowUp[];
}

/** The words for an event of a pet; of an appointment by its kind. */
export type EventWords = (kind: EventKind, pet: string) => string;

/** A visit has no count of its changes: the seconds that it has lived until the last one grow as well. */
function sequenceOf({ createdAt, updatedAt }: FollowUp): number {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
}

function followUpEvents({ name, vetRecords }: FedPet, words: EventWords): CalendarEvent[] {
  return vetRecords.flatMap((visit): CalendarEvent[] => {
    if (!visit.followUpOn) return [];
    return [
      {
        uid: `${visit.id}-follow-up@${PRODUCT_SLUG}`,
        sequence: sequenceOf(visit),
        changedAt: visit.updatedAt,
        start: visit.followUpOn,
        minutes: 0,
        allDay: true,
        summary: words('followUp', name),
        location: null,
        status: 'confirmed',
        alarms: [],
      },
    ];
  });
}

/**
 * What a calendar is told of some pets: what it is and whom it is for, with its place. Titles, notes and diagnoses stay
 * here, as a calendar is often shown to others.
 * @param kinds empty for all
 */
export function eventsOf(pets: readonly FedPet[], kinds: readonly string[], words: EventWords): CalendarEvent[] {
  const wants = (kind: FeedKind) => kinds.length === 0 || kinds.includes(kind);
  return pets.flatMap((pet) => [
    ...(wants('appointment')
      ? pet.appointments.map((row) => calendarEventOf(row, words(row.kind as EventKind, pet.name)))
      : []),
    ...(wants('follow_up') ? followUpEvents(pet, words) : []),
  ]);
}
