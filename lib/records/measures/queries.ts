import 'server-only';
import { entriesOf, newestBy, notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { attributeTo, attributionColumns, type WithAttribution } from '@/lib/collections/attribution';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import { type Reading, readingColumns, toReading } from './reading';
import { convertReading } from './readings';

const columns = { ...readingColumns, ...attributionColumns };

export async function listReadings(
  access: PetAccess<'view'>,
  measureId: string,
  page: PageQuery,
): Promise<Page<WithAttribution<Reading>>> {
  if (!isId(measureId)) throw notFoundError();
  const { where, ...order } = pageArguments(page, 'measuredAt');
  const measure = await db().measure.findFirst({
    relationLoadStrategy: 'join',
    where: { id: measureId, ...entriesOf(access) },
    select: { readings: { where: { AND: [notDeleted, where] }, ...order, select: columns } },
  });
  if (!measure) throw notFoundError();
  const { items, nextCursor } = toPage(measure.readings, page, 'measuredAt');
  return { items: items.map(attributeTo(access, toReading)), nextCursor };
}

export async function getReading(
  access: PetAccess<'view'>,
  measureId: string,
  id: string,
): Promise<WithAttribution<Reading>> {
  if (!isId(measureId) || !isId(id)) throw notFoundError();
  const row = await db().reading.findFirst({
    where: { id, measureId, petId: access.petId, ...notDeleted, measure: notDeleted, pet: notDeleted },
    select: columns,
  });
  if (!row) throw notFoundError();
  return attributeTo(access, toReading)(row);
}

const RECENT = 10;

/** Newest other readings of the reading's measure, in its unit. Diastolic values do not convert. */
export async function findRecent(
  { petId }: PetAccess<'view'>,
  { id, measureId, unit }: Pick<Reading, 'id' | 'measureId' | 'unit'>,
): Promise<Record<'value' | 'diastolic', number[]>> {
  const rows = await db().reading.findMany({
    where: { petId, measureId, ...notDeleted, id: { not: id }, value: { not: null } },
    orderBy: newestBy('measuredAt'),
    take: RECENT,
    select: { value: true, diastolic: true, unit: true, measure: { select: { kind: true } } },
  });
  const values = rows.flatMap(({ value, unit: own, measure }) => {
    const convertedValue = value === null ? null : convertReading(measure.kind, value, own, unit);
    return convertedValue === null ? [] : [convertedValue];
  });
  const diastolic = rows.flatMap(({ diastolic: one, unit: own }) => (one === null || own !== unit ? [] : [one]));
  return { value: values, diastolic };
}
