import { fromInstant } from '@/lib/core/time/zoned-time';
import type { AgendaItem } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { appointmentItems } from './appointment-items';
import { followUpItems, vaccinationItems } from './day-items';
import { doseItems, routineItems } from './task-items';

/**
 * Everything that the days around today hold for some pets, each thing once, in no order. What has a time belongs to the
 * day of its own clock, wherever its reader is; what has only a day, to the reader's.
 * @param at the present moment
 * @param timeZone the reader's
 */
export function agendaItems(
  pets: readonly AgendaPet[],
  { at, timeZone }: { at: Date; timeZone: string },
): AgendaItem[] {
  const reader = { today: fromInstant(at, timeZone).day, timeZone };
  return pets.flatMap((pet) => [
    ...routineItems(pet, at),
    ...doseItems(pet, at),
    ...appointmentItems(pet, at),
    ...vaccinationItems(pet, reader),
    ...followUpItems(pet, reader),
  ]);
}
