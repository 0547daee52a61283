import type { CalendarEvent } from '@/lib/core/calendar/icalendar';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import { type AppointmentKind, type AppointmentStatus, USUAL_MINUTES } from './vocabulary';

export type EventKind = AppointmentKind | 'followUp';

export const calendarColumns = {
  id: true,
  startsAt: true,
  durationMinutes: true,
  kind: true,
  title: true,
  place: true,
  status: true,
  reminderMinutesBefore: true,
  revision: true,
  updatedAt: true,
  deletedAt: true,
  pet: { select: { name: true } },
} as const;

export interface CalendarRow {
  id: string;
  startsAt: Date;
  durationMinutes: number | null;
  kind: AppointmentKind;
  title: string | null;
  place: string | null;
  status: AppointmentStatus;
  reminderMinutesBefore: number | null;
  revision: number;
  updatedAt: Date;
  deletedAt: Date | null;
  pet: { name: string };
}

/** Omits the note, which must not reach other calendars. */
export function calendarEventOf(row: Omit<CalendarRow, 'pet'>, summary: string): CalendarEvent {
  const { id, startsAt, durationMinutes, place, status, reminderMinutesBefore, revision, updatedAt, deletedAt } = row;
  return {
    uid: `${id}@${PRODUCT_SLUG}`,
    sequence: revision,
    changedAt: deletedAt ?? updatedAt,
    start: startsAt,
    minutes: durationMinutes ?? USUAL_MINUTES,
    summary,
    location: place,
    status: deletedAt !== null || status === 'cancelled' ? 'cancelled' : 'confirmed',
    alarms: reminderMinutesBefore === null || status !== 'planned' ? [] : [reminderMinutesBefore],
  };
}
