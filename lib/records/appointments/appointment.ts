import type { CollectionPet } from '@/lib/collections/collection-pet';
import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { appointments } from '@/lib/collections/columns/appointments';
import { addDays, addMs, type Day, dayIn, HOUR, instantFromJson } from '@/lib/core/time/dates';
import { isBeforeBirth } from '@/lib/core/validation/zod-days';
import type { AppointmentInput, AppointmentPatch } from './schema';

export const appointmentColumns = /* @__PURE__ */ selectOf(appointments);

export type Appointment = EntryOf<'Appointment', typeof appointments>;

export type AppointmentRow = RowOf<'Appointment', typeof appointments>;

export const toAppointment = (row: AppointmentRow): Appointment =>
  entryOf<'Appointment', typeof appointments>(appointments, row);

export function columnsOf<Sent extends AppointmentInput | AppointmentPatch>(input: Sent): Omit<Sent, 'repeat'> {
  const { repeat, ...columns } = input as Sent & { repeat?: unknown };
  return columns;
}

export function checkAppointment({ startsAt }: Appointment, pet: CollectionPet): Record<string, string> {
  return isBeforeBirth(instantFromJson(startsAt), pet.dateOfBirth)
    ? { startsAt: 'entries.validation.beforeBirth' }
    : {};
}

/** Time after its start during which an appointment still counts as upcoming, for people on their way. */
const LINGERS = HOUR;

export function upcomingSince(at: Date): Date {
  return addMs(at, -LINGERS);
}

export function isUpcoming({ startsAt }: Pick<Appointment, 'startsAt'>, at: Date): boolean {
  return instantFromJson(startsAt) >= upcomingSince(at);
}

/** Day in the appointment's own time zone. */
export function dayOf({ startsAt, timeZone }: Pick<Appointment, 'startsAt' | 'timeZone'>): Day {
  return dayIn(instantFromJson(startsAt), timeZone);
}

export function monthAhead(appointment: Pick<Appointment, 'startsAt' | 'timeZone'>, today: Day): Day | null {
  const day = dayOf(appointment);
  return day < addDays(today, 7) ? null : `${day.slice(0, 7)}-01`;
}

export function asksIfDone({ status, startsAt }: Pick<Appointment, 'status' | 'startsAt'>, at: Date): boolean {
  return status === 'planned' && instantFromJson(startsAt) <= at;
}

/** Recognizes a weigh-in by its title, because it has no kind of its own. */
export function isWeighIn({ title }: Pick<Appointment, 'title'>): boolean {
  return /(?<!\p{L})(weigh|peso|pesar|pesaje|báscula)/iu.test(title ?? '');
}
