import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { newId } from '@/lib/core/validation/ids';
import {
  type Appointment,
  type AppointmentRow,
  appointmentColumns,
  checkAppointment,
  dataOf,
  toAppointment,
} from './appointment';
import { type AppointmentInput, type AppointmentPatch, appointmentInput, appointmentPatch } from './schema';

/** The verbs of one appointment; what goes through a series is in mutations.ts, and takes the place of these there. */
export const appointments = petCollection<AppointmentRow, Appointment, AppointmentInput, AppointmentPatch>({
  table: 'appointment',
  input: () => appointmentInput,
  patch: () => appointmentPatch,
  columns: appointmentColumns,
  newestBy: 'startsAt',
  reminds: 'entry',
  toItem: toAppointment,
  // Calendars take a change for one only when the number has grown.
  toColumns: (input) => ({ ...dataOf(input), revision: { increment: 1 } }),
  onCreate: ({ timeZone, repeat }, author) => ({
    timeZone: timeZone ?? author.timeZone,
    seriesId: repeat ? newId() : null,
    revision: 0,
  }),
  check: checkAppointment,
});
