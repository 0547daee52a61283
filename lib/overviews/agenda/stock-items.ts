import { paths } from '@/lib/core/config/paths';
import { isOver } from '@/lib/records/medications/plan';
import { stockOf } from '@/lib/records/medications/stock';
import { type AgendaItem, agendaDefaults } from './agenda-item';
import type { AgendaPet } from './agenda-pet';
import { clocksAt } from './places';

export function stockItems(pet: AgendaPet, at: Date): AgendaItem[] {
  const clock = clocksAt(at);
  const href = paths.petHealth(pet.id, 'medications');
  return pet.medications.flatMap((medication) => {
    const { id, name: title, timeZone, startsOn } = medication;
    const { today, last } = clock(timeZone);
    const stock = startsOn > today || isOver(medication, today) ? null : stockOf(medication, today, at);
    if (!stock) return [];
    const { left, refill, runsOutOn } = stock;
    const item = { ...agendaDefaults, kind: 'stock' as const, petId: pet.id, petName: pet.name, id, title, left, href };
    const isAhead = runsOutOn !== null && runsOutOn > today && runsOutOn <= last;
    return [
      ...(refill
        ? [{ ...item, key: `${id} low`, day: today, state: 'due' as const, place: 'today' as const, recordHref: href }]
        : []),
      ...(isAhead
        ? [{ ...item, key: `${id} out`, day: runsOutOn, state: 'upcoming' as const, place: 'ahead' as const }]
        : []),
    ];
  });
}
