import 'server-only';
import type { AnyWriteAccess } from '@/lib/access/pet-access';
import { db, type Prisma } from '@/lib/core/db/client';
import { addMs, DAY } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { ActivityKind } from '@/prisma/client/enums';
import { activityNames } from './column';
import { type CollectionName, collectionEntry } from './registry';

export const ACTIVITY_DAYS = 90;
const LONGEST = 200;

export type ActivityCollection = CollectionName | 'doses' | 'completions' | 'checks';

export type ActivityValues = Record<string, unknown>;

function shortenValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' && value.length > LONGEST ? `${value.slice(0, LONGEST - 1)}…` : (value ?? null);
}

export const activityColumns = (name: CollectionName) => activityNames(collectionEntry(name).columns);

export function toActivityValues(name: CollectionName, row: object): ActivityValues {
  const values = row as Record<string, unknown>;
  return Object.fromEntries(activityColumns(name).map((column) => [column, shortenValue(values[column])]));
}

export function previousValues(before: ActivityValues, now: ActivityValues): ActivityValues {
  return Object.fromEntries(Object.entries(before).filter(([column, value]) => value !== now[column]));
}

interface Done {
  at: Date;
  kind: ActivityKind;
  collection: ActivityCollection;
  /** Null if the row has no id of its own. */
  entryId: string | null;
  shown: ActivityValues;
}

/** Must run in the transaction of the write that it records. */
export async function recordActivity(
  { petId, memberId }: AnyWriteAccess,
  ...changes: readonly [Done, ...Done[]]
): Promise<void> {
  const data = changes.map(({ shown, ...one }) => ({
    ...one,
    shown: shown as Prisma.InputJsonObject,
    id: newId(),
    petId,
    memberId,
  }));
  await db().activity.createMany({ data });
}

export async function wasRemoved({ petId }: AnyWriteAccess, entryId: string): Promise<boolean> {
  return (await db().activity.count({ where: { petId, entryId, kind: 'removed' } })) > 0;
}

export async function sweepActivity(at: Date): Promise<void> {
  await db().activity.deleteMany({ where: { at: { lt: addMs(at, -ACTIVITY_DAYS * DAY) } } });
}
