import type { CollectionPet } from '@/lib/collections/collection-pet';
import { addMs, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { AppointmentInput, AppointmentPatch } from './schema';
import type { AppointmentKind, AppointmentStatus } from './vocabulary';

export const appointmentColumns = {
  id: true,
  startsAt: true,
  timeZone: true,
  durationMinutes: true,
  kind: true,
  title: true,
  place: true,
  note: true,
  status: true,
  reminderMinutesBefore: true,
  seriesId: true,
} as const;

export interface Appointment {
  id: string;
  startsAt: string;
  timeZone: string;
  durationMinutes: number | null;
  kind: AppointmentKind;
  title: string | null;
  place: string | null;
  note: string | null;
  status: AppointmentStatus;
  reminderMinutesBefore: number | null;
  seriesId: string | null;
}

export type AppointmentRow = Omit<Appointment, 'startsAt'> & { startsAt: Date };

export function toAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    startsAt: row.startsAt.toISOString(),
    timeZone: row.timeZone,
    durationMinutes: row.durationMinutes,
    kind: row.kind,
    title: row.title,
    place: row.place,
    note: row.note,
    status: row.status,
    reminderMinutesBefore: row.reminderMinutesBefore,
    seriesId: row.seriesId,
  };
}

export function columnsOf<Sent extends AppointmentInput | AppointmentPatch>(sent: Sent): Omit<Sent, 'repeat'> {
  const { repeat, ...columns } = sent as Sent & { repeat?: unknown };
  return columns;
}

export function checkAppointment({ startsAt }: Appointment, pet: CollectionPet): Record<string, string> {
  return isBeforeBirth(instantFromJson(startsAt), pet.dateOfBirth)
    ? { startsAt: 'entries.validation.beforeBirth' }
    : {};
}

/** For an hour after its start an appointment still counts as upcoming, for those on their way. */
const LINGERS = HOUR;

export function upcomingSince(at: Date): Date {
  return addMs(at, -LINGERS);
}

export function isUpcoming({ startsAt }: Pick<Appointment, 'startsAt'>, at: Date): boolean {
  return instantFromJson(startsAt) >= upcomingSince(at);
}
