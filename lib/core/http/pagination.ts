import * as z from 'zod';
import { instantFromJson } from '../time/dates';
import { isId } from '../validation/ids';

const error = 'entries.validation.invalid';

const pageBy = (isCursor: (text: string) => boolean) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(100, { error, abort: true }).refine(isCursor, { error }).optional(),
  });

export const pageQuery = pageBy(isId);

export const timelineQuery = pageBy((text) => readPlace(text) !== null);

export type PageQuery = z.output<typeof pageQuery>;

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const INSTANT_LENGTH = 24;

type Keys = { id: string } & Record<string, unknown>;

function cursorOf(row: Keys, by: string | undefined): string {
  return by === undefined ? row.id : `${(row[by] as Date).toISOString()}_${row.id}`;
}

export function readPlace(cursor: string): { id: string; moment: Date } | null {
  const [text = '', id, ...rest] = cursor.split('_');
  const moment = instantFromJson(text);
  if (!isId(id) || rest.length > 0 || Number.isNaN(moment.getTime())) return null;
  // Rejects other formats and years with more than four digits, which PostgreSQL may reject.
  return moment.toISOString() === text && text.length === INSTANT_LENGTH ? { id, moment } : null;
}

/** The first condition is redundant, but lets the query use an index. */
function afterCursor(cursor: string, by: string | undefined) {
  if (by === undefined) return isId(cursor) ? { id: { lt: cursor } } : {};
  const place = readPlace(cursor);
  if (!place) return {};
  const { id, moment } = place;
  return { [by]: { lte: moment }, OR: [{ [by]: { lt: moment } }, { id: { lt: id } }] };
}

export function upcomingPageArguments({ limit, cursor }: PageQuery, by: string) {
  const place = cursor === undefined ? null : readPlace(cursor);
  const { id, moment } = place ?? {};
  return {
    where: moment ? { [by]: { gte: moment }, OR: [{ [by]: { gt: moment } }, { id: { gt: id } }] } : {},
    orderBy: [{ [by]: 'asc' as const }, { id: 'asc' as const }],
    take: limit + 1,
  };
}

export function pageArguments({ limit, cursor }: PageQuery, by?: string) {
  return {
    where: cursor === undefined ? {} : afterCursor(cursor, by),
    orderBy: [...(by === undefined ? [] : [{ [by]: 'desc' as const }]), { id: 'desc' as const }],
    take: limit + 1,
  };
}

export function toPage<Row extends { id: string }>(rows: Row[], { limit }: { limit: number }, by?: string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorOf(last as Keys, by) : null };
}
