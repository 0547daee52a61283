import { db } from '@/lib/core/db/client';
import { addDays, addMs, DAY, dayFromColumn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { newId } from '@/lib/core/validation/ids';

const words = {
  en: {
    checkUp: 'Yearly check-up',
    class: 'Recall class',
    clinic: 'Sunny Street Vets, 12 Sunny Street',
    park: 'City park',
  },
  es: {
    checkUp: 'Chequeo anual',
    class: 'Clase de llamada',
    clinic: 'Clínica Veterinaria Sol, calle del Sol 12',
    park: 'Parque de la ciudad',
  },
} as const;

export async function seedAppointments(petId: string, type: string, locale: 'en' | 'es', at: Date): Promise<void> {
  const timeZone = 'Europe/Madrid';
  const today = dayFromColumn(at);
  const on = (days: number, time: string) => toInstant(addDays(today, days), time, timeZone);
  const entry = () => ({
    ...{ id: newId(), petId, timeZone, createdAt: at, updatedAt: at, remindAt: at },
    status: 'planned' as const,
  });
  const { checkUp, class: lesson, clinic, park } = words[locale];
  const visit = {
    kind: 'vet' as const,
    title: checkUp,
    place: clinic,
    durationMinutes: 30,
    reminderMinutesBefore: 1440,
  };
  const seriesId = newId();
  await db().appointment.createMany({
    data: [
      {
        ...entry(),
        ...visit,
        startsAt: on(-6, '10:30'),
        status: type === 'dog' ? 'planned' : 'done',
        createdAt: addMs(at, -20 * DAY),
        remindAt: null,
      },
      { ...entry(), ...visit, startsAt: on(12, '17:00') },
      ...(type === 'dog' ? [3, 10, 17, 24] : []).map((days) => ({
        ...entry(),
        kind: 'training' as const,
        title: lesson,
        place: park,
        durationMinutes: 60,
        reminderMinutesBefore: 120,
        startsAt: on(days, '18:00'),
        seriesId,
      })),
    ],
  });
}
