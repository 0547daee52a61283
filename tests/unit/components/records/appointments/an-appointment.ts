import type { Appointment } from '@/lib/records/appointments/appointment';

export function anAppointment(changes: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a1',
    startsAt: '2026-11-22T09:00:00.000Z',
    timeZone: 'Europe/Madrid',
    durationMinutes: 30,
    kind: 'vet',
    title: 'Check-up',
    place: 'Clínica Sol, calle del Sol 12',
    note: null,
    status: 'planned',
    reminderMinutesBefore: 1440,
    seriesId: null,
    ...changes,
  };
}
