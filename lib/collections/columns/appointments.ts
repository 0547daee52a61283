import type { ColumnsOf } from '../column';

export const appointments = {
  startsAt: { activity: true },
  kind: { activity: true },
  title: { activity: true },
  durationMinutes: {},
  place: {},
  note: { activity: true },
  reminderMinutesBefore: {},
  status: { activity: true, computed: true },
  timeZone: { computed: true },
  seriesId: { computed: true },
  revision: { archived: true },
} as const satisfies ColumnsOf<'Appointment'>;
