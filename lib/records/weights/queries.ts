import 'server-only';
import { newestBy, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { instantFromMs } from '@/lib/core/time/dates';
import type { Reading } from './weekly';

export async function findNeighbour(
  { petId }: PetAccess<'view'>,
  { at, except }: { at: Date; except: string },
): Promise<Reading | null> {
  const where = { petId, ...notDeleted, id: { not: except } };
  const select = { measuredAt: true, grams: true } as const;
  const lastWeight =
    (await db().weight.findFirst({
      where: { ...where, measuredAt: { lte: at } },
      orderBy: newestBy('measuredAt'),
      select,
    })) ??
    (await db().weight.findFirst({
      where: { ...where, measuredAt: { gt: at } },
      orderBy: [{ measuredAt: 'asc' }, { id: 'asc' }],
      select,
    }));
  return lastWeight && { measuredAt: lastWeight.measuredAt.toISOString(), grams: lastWeight.grams };
}

const COMPARED = 5000;

export async function listAround({ petId }: PetAccess<'view'>, moments: readonly Date[]): Promise<Reading[]> {
  if (moments.length === 0) return [];
  const times = moments.map((moment) => moment.getTime());
  const [from, to] = [instantFromMs(Math.min(...times)), instantFromMs(Math.max(...times))];
  const own = { petId, ...notDeleted };
  const select = { measuredAt: true, grams: true } as const;
  const order = newestBy('measuredAt');
  const before = await db().weight.findMany({
    where: { ...own, measuredAt: { lt: from } },
    orderBy: order,
    take: 1,
    select,
  });
  const among = await db().weight.findMany({
    where: { ...own, measuredAt: { gte: from, lte: to } },
    orderBy: order,
    take: COMPARED,
    select,
  });
  return [...among, ...before].map(({ measuredAt, grams }) => ({ measuredAt: measuredAt.toISOString(), grams }));
}
