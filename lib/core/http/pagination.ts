import * as z from 'zod';
import { instantFromJson } from '../time/dates';
import { isId } from '../validation/ids';

const error = 'entries.validation.invalid';

const pageBy = (isCursor: (text: string) => boolean) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(100, { error, abort: true }).refine(isCursor, { error }).optional(),
  });

/** `?limit=` (50, at most 200) and `?cursor=` of a list in the order of its ids. */
export const pageQuery = pageBy(isId);

/** The same of a list in the order of moments or days. */
export const timelineQuery = pageBy((text) => readPlace(text) !== null);

export type PageQuery = z.output<typeof pageQuery>;

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** `2026-11-21T10:00:00.000Z` */
const INSTANT_LENGTH = 24;

type Keys = { id: string } & Record<string, unknown>;

/** The place of a row in the order: its moment, where the order has one, and its id. */
function cursorOf(row: Keys, by: string | undefined): string {
  return by === undefined ? row.id : `${(row[by] as Date).toISOString()}_${row.id}`;
}

function readCursor(cursor: string, by: string | undefined): { id: string; moment?: Date } | null {
  if (by === undefined) return isId(cursor) ? { id: cursor } : null;
  return readPlace(cursor);
}

/** The place that a cursor of an order by moments or days stands for, for statements of our own; null for none. */
export function readPlace(cursor: string): { id: string; moment: Date } | null {
  const [text = '', id, ...rest] = cursor.split('_');
  const moment = instantFromJson(text);
  if (!isId(id) || rest.length > 0 || Number.isNaN(moment.getTime())) return null;
  // As it was written, in a year of four digits: the database knows none before 4713 BC.
  return moment.toISOString() === text && text.length === INSTANT_LENGTH ? { id, moment } : null;
}

/** What comes after the cursor. The first condition looks superfluous, but it is the one that an index can begin at. */
function after({ id, moment }: { id: string; moment?: Date }, by: string | undefined) {
  if (by === undefined || !moment) return { id: { lt: id } };
  return { [by]: { lte: moment }, OR: [{ [by]: { lt: moment } }, { id: { lt: id } }] };
}

/**
 * The same arguments for a list of what is to come, soonest first.
 * @param by a column of moments
 */
export function upcomingPageArguments({ limit, cursor }: PageQuery, by: string) {
  const place = cursor === undefined ? null : readPlace(cursor);
  const { id, moment } = place ?? {};
  return {
    where: moment ? { [by]: { gte: moment }, OR: [{ [by]: { gt: moment } }, { id: { gt: id } }] } : {},
    orderBy: [{ [by]: 'asc' as const }, { id: 'asc' as const }],
    take: limit + 1,
  };
}

/**
 * Prisma's arguments for one page, newest first. Ids are UUIDv7, so their order is that of creation; `by` names a column
 * of moments or days that goes before it. One row more tells of a next page. A cursor that is none begins at the start.
 */
export function pageArguments({ limit, cursor }: PageQuery, by?: string) {
  const place = cursor === undefined ? null : readCursor(cursor, by);
  return {
    where: place ? after(place, by) : {},
    orderBy: [...(by === undefined ? [] : [{ [by]: 'desc' as const }]), { id: 'desc' as const }],
    take: limit + 1,
  };
}

/** Cuts the extra row off again. */
export function toPage<Row extends { id: string }>(rows: Row[], { limit }: { limit: number }, by?: string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(last as Keys, by) : null };
}
