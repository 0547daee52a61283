import 'server-only';
import { ofActivePet, type PetReminderSource } from '@/lib/collections/reminder-source';
import { evaluateMoments, FAR_HORIZON, type Moments, within } from '@/lib/collections/reminder-times';
import { paths } from '@/lib/core/config/paths';
import { db, type Prisma } from '@/lib/core/db/client';
import { addMs, MINUTE } from '@/lib/core/time/dates';

const columns = {
  title: true,
  startsAt: true,
  status: true,
  reminderMinutesBefore: true,
} as const satisfies Prisma.AppointmentSelect;

type Row = Prisma.AppointmentGetPayload<{ select: typeof columns }>;

export function appointmentMoments({ startsAt, status, reminderMinutesBefore }: Omit<Row, 'title'>): Moments {
  if (status !== 'planned' || reminderMinutesBefore === null) return () => [];
  const moment = { at: addMs(startsAt, -reminderMinutesBefore * MINUTE), dueAt: startsAt };
  return (from, to) => [moment].filter(within(from, to));
}

export const appointmentReminders: PetReminderSource<Row> = {
  table: 'Appointment',
  columns,
  subjectOf: ({ title }) => title,
  computeDue(appointment, context) {
    return evaluateMoments(appointmentMoments(appointment), { ...context, horizon: FAR_HORIZON });
  },
  async findSubject({ sourceId, petId, dueAt }) {
    const appointment = await db().appointment.findFirst({
      where: { ...ofActivePet(sourceId), status: 'planned', startsAt: dueAt },
      select: { title: true, timeZone: true, pet: { select: { name: true } } },
    });
    if (!appointment) return null;
    const at = { moment: dueAt, timeZone: appointment.timeZone };
    return {
      petName: appointment.pet.name,
      what: appointment.title,
      allergens: [],
      at,
      path: paths.petAppointments(petId),
    };
  },
};
