import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { appointmentItems } from './appointment-items';
import { followUpItems, treatmentItems, vaccinationItems } from './day-items';
import { stockItems } from './stock-items';
import { doseItems, routineItems } from './task-items';

export function agendaItems(
  pets: readonly AgendaPet[],
  { at, timeZone }: { at: Date; timeZone: string },
): AgendaItem[] {
  const reader = { today: fromInstant(at, timeZone).day, timeZone };
  return pets.flatMap((pet) => [
    ...routineItems(pet, at),
    ...doseItems(pet, at),
    ...stockItems(pet, at),
    ...appointmentItems(pet, at),
    ...vaccinationItems(pet, reader),
    ...treatmentItems(pet, reader),
    ...followUpItems(pet, reader),
  ]);
}
