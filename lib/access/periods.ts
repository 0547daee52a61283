import 'server-only';
import { homeZone } from '@/lib/access/home-zone';
import { db } from '@/lib/core/db/client';
import { addDays, type Day, dayFromColumn } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { notEnded } from './filters';

export interface Period {
  from: Day | null;
  until: Day | null;
}

export function momentsOf({ from, until }: Period, timeZone: string) {
  return {
    startsAt: from ? toInstant(from, '00:00', timeZone) : null,
    endsAt: until ? toInstant(addDays(until, 1), '00:00', timeZone) : null,
  };
}

const limitedToDays = { OR: [{ fromDay: { not: null } }, { untilDay: { not: null } }] };

export async function movePeriods(pets: { id: string } | { ownerId: string }, at: Date): Promise<void> {
  const members = await db().petMember.findMany({
    where: { pet: pets, AND: [limitedToDays, notEnded(at)] },
    select: {
      id: true,
      fromDay: true,
      untilDay: true,
      pet: { select: { country: true, region: true, owner: { select: { timeZone: true } } } },
    },
  });
  for (const { id, fromDay, untilDay, pet } of members) {
    const period = { from: fromDay && dayFromColumn(fromDay), until: untilDay && dayFromColumn(untilDay) };
    await db().petMember.update({ where: { id }, data: momentsOf(period, homeZone(pet)) });
  }
}
