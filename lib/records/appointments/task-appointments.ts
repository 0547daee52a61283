import { notDeleted } from '@/lib/access/filters';
import { type Appointment, type AppointmentRow, appointmentColumns, toAppointment, upcomingSince } from './appointment';

/** Of visits that are booked already. */
const VISITS = 20;

/** For a pet's row: the appointments that tasks with these ids have become, and the visits to the vet that are booked. */
export function taskAppointments(ids: readonly string[], at: Date) {
  const booked = { ...notDeleted, kind: 'vet', status: 'planned', startsAt: { gte: upcomingSince(at) } } as const;
  return {
    where: { OR: [{ id: { in: [...ids] } }, booked] },
    orderBy: [{ startsAt: 'asc' as const }, { id: 'asc' as const }],
    take: ids.length + VISITS,
    select: { ...appointmentColumns, deletedAt: true },
  };
}

export interface Task {
  /** Of its appointment, the same whoever plans it. */
  id: string;
  appointment: Appointment | null;
  /** Deleted, so that it is brought back instead of made anew. */
  isBinned: boolean;
}

/** Tells what was read by `taskAppointments` apart. */
export function sortTasks(rows: readonly (AppointmentRow & { deletedAt: Date | null })[], ids: readonly string[]) {
  return {
    visits: rows.filter(({ id, deletedAt }) => !ids.includes(id) && !deletedAt).map(toAppointment),
    taskOf: (id: string): Task => {
      const found = rows.find((row) => row.id === id);
      const appointment = found && !found.deletedAt ? toAppointment(found) : null;
      return { id, appointment, isBinned: Boolean(found?.deletedAt) };
    },
  };
}
