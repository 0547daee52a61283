import * as z from 'zod';

/** `?limit=` (50, at most 200) and `?cursor=` of every list that is not a plain array. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.uuid().optional(),
});

export type PageQuery = z.output<typeof pageQuery>;

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Prisma's arguments for one page, newest first: ids are UUIDv7, so their order is that of creation. One row more tells of a next page. */
export function pageArguments({ limit, cursor }: PageQuery) {
  return { where: cursor ? { id: { lt: cursor } } : {}, orderBy: { id: 'desc' as const }, take: limit + 1 };
}

/** Cuts the extra row off again. */
export function toPage<T extends { id: string }>(rows: T[], { limit }: PageQuery): Page<T> {
  const items = rows.slice(0, limit);
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
