import type { CalendarEvent } from '@/lib/core/calendar/icalendar';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { type Day, dayToColumn } from '@/lib/core/time/dates';
import { type CalendarRow, calendarEventOf, type EventKind } from '@/lib/records/appointments/calendar-event';
import type { RoutineKind } from '@/lib/records/routines/vocabulary';
import {
  doseEvents,
  type FedMedication,
  type FedRoutine,
  routineEvent,
  sequenceOf,
  type WithTimestamps,
} from './repeated-events';
import type { FeedKind } from './vocabulary';

interface FollowUp extends WithTimestamps {
  id: string;
  followUpOn: Date | null;
}

type WarnedMedication = FedMedication & {
  warned: boolean;
  runsOutOn: Day | null;
};

export interface FeedPet extends WithTimestamps {
  id: string;
  name: string;
  appointments: Omit<CalendarRow, 'pet'>[];
  vetRecords: FollowUp[];
  routines: FedRoutine[];
  medications: WarnedMedication[];
  vaccinationDays: Day[];
  estimatedDays: Day[];
}

export interface EventWords {
  visit: (kind: EventKind, pet: string) => string;
  task: (kind: RoutineKind | 'vaccination' | 'vaccinationEstimated', pet: string) => string;
  /** `medicine` is null if the feed must not name it. `warned` is true if a known allergy conflicts with it. */
  dose: (medicine: string | null, pet: string, warned: boolean) => string;
  runsOut: (medicine: string | null, pet: string) => string;
}

const wholeDay = { minutes: 0, allDay: true, location: null, status: 'confirmed', alarms: [] } as const;

function followUpEvents({ name, vetRecords }: FeedPet, words: EventWords): CalendarEvent[] {
  return vetRecords.flatMap((visit): CalendarEvent[] => {
    if (!visit.followUpOn) return [];
    return [
      {
        ...wholeDay,
        uid: `${visit.id}-follow-up@${PRODUCT_SLUG}`,
        sequence: sequenceOf(visit),
        changedAt: visit.updatedAt,
        start: visit.followUpOn,
        summary: words.visit('followUp', name),
      },
    ];
  });
}

function vaccinationEvents(pet: FeedPet, words: EventWords): CalendarEvent[] {
  return [...new Set(pet.vaccinationDays)].sort().map((day) => ({
    ...wholeDay,
    uid: `${pet.id}-vaccination-${day}@${PRODUCT_SLUG}`,
    sequence: sequenceOf(pet),
    changedAt: pet.updatedAt,
    start: dayToColumn(day),
    summary: words.task(pet.estimatedDays.includes(day) ? 'vaccinationEstimated' : 'vaccination', pet.name),
  }));
}

function stockEvents(medication: WarnedMedication, summary: string): CalendarEvent[] {
  if (medication.runsOutOn === null) return [];
  return [
    {
      ...wholeDay,
      uid: `${medication.id}-stock@${PRODUCT_SLUG}`,
      sequence: sequenceOf(medication),
      changedAt: medication.updatedAt,
      start: dayToColumn(medication.runsOutOn),
      summary,
    },
  ];
}

export interface FeedWish {
  kinds: readonly string[];
  namesMedicines: boolean;
}

/** Calendars are often shared: no titles, notes, diagnoses or reasons for warnings; medicine names only on request. */
export function eventsOf(
  pets: readonly FeedPet[],
  { kinds, namesMedicines }: FeedWish,
  words: EventWords,
  at: Date,
): CalendarEvent[] {
  const isChosenKind = (kind: FeedKind) => kinds.length === 0 || kinds.includes(kind);
  return pets.flatMap((pet) => {
    const { name } = pet;
    const doseOf = (one: WarnedMedication) => words.dose(namesMedicines ? one.name : null, name, one.warned);
    const outOf = (one: WarnedMedication) => words.runsOut(namesMedicines ? one.name : null, name);
    return [
      ...(isChosenKind('appointment')
        ? pet.appointments.map((row) => calendarEventOf(row, words.visit(row.kind, name)))
        : []),
      ...(isChosenKind('follow_up') ? followUpEvents(pet, words) : []),
      ...(isChosenKind('routine') ? pet.routines.map((one) => routineEvent(one, words.task(one.kind, name))) : []),
      ...(isChosenKind('dose') ? pet.medications.flatMap((one) => doseEvents(one, doseOf(one), at)) : []),
      ...(isChosenKind('dose') ? pet.medications.flatMap((one) => stockEvents(one, outOf(one))) : []),
      ...(isChosenKind('vaccination') ? vaccinationEvents(pet, words) : []),
    ];
  });
}
