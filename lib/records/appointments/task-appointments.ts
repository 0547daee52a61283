import { notDeleted } from '@/lib/access/filters';
import { type Appointment, type AppointmentRow, appointmentColumns, toAppointment, upcomingSince } from './appointment';

const VISITS = 20;

export function taskAppointments(ids: readonly string[], at: Date) {
  const bookedVisits = { ...notDeleted, kind: 'vet', status: 'planned', startsAt: { gte: upcomingSince(at) } } as const;
  return {
    where: { OR: [{ id: { in: [...ids] } }, bookedVisits] },
    orderBy: [{ startsAt: 'asc' as const }, { id: 'asc' as const }],
    take: ids.length + VISITS,
    select: { ...appointmentColumns, deletedAt: true },
  };
}

export interface Task {
  id: string;
  appointment: Appointment | null;
  isBinned: boolean;
}

export function sortTasks(rows: readonly (AppointmentRow & { deletedAt: Date | null })[], ids: readonly string[]) {
  return {
    visits: rows.filter(({ id, deletedAt }) => !ids.includes(id) && !deletedAt).map(toAppointment),
    taskOf: (id: string): Task => {
      const ownRow = rows.find((row) => row.id === id);
      const appointment = ownRow && !ownRow.deletedAt ? toAppointment(ownRow) : null;
      return { id, appointment, isBinned: Boolean(ownRow?.deletedAt) };
    },
  };
}
