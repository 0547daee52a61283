import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { newId } from '@/lib/core/validation/ids';
import {
  type Appointment,
  type AppointmentRow,
  appointmentColumns,
  checkAppointment,
  columnsOf,
  toAppointment,
} from './appointment';
import { type AppointmentInput, type AppointmentPatch, appointmentInput, appointmentPatch } from './schema';

export const appointments = petCollection<AppointmentRow, Appointment, AppointmentInput, AppointmentPatch>({
  name: 'appointments',
  input: () => appointmentInput,
  patch: () => appointmentPatch,
  columns: appointmentColumns,
  newestBy: 'startsAt',
  toItem: toAppointment,
  // Calendars accept a change only with a higher sequence number.
  toColumns: (input) => ({ ...columnsOf(input), revision: { increment: 1 } }),
  onCreate: ({ timeZone, repeat }, author) => ({
    timeZone: timeZone ?? author.timeZone,
    seriesId: repeat ? newId() : null,
    revision: 0,
  }),
  check: checkAppointment,
});
