import { pageOf } from '@/lib/core/http/page-of';
import {
  pageArguments,
  pageQuery,
  readPlace,
  timelineQuery,
  toPage,
  upcomingPageArguments,
} from '@/lib/core/http/pagination';
import { instantFromJson } from '@/lib/core/time/dates';

const ID = '0192f0c0-0000-7000-8000-000000000000';
const PLACE = `2026-03-07T08:00:00.000Z_${ID}`;
const acceptsCursor = (schema: typeof pageQuery, cursor: string) => schema.safeParse({ cursor }).success;

const texts = ['', 'x', 'null', '0', '\u0000', `${ID}x`, `${PLACE}_x`, 'a'.repeat(5000)];
const moments = ['', 'x', '2026', '2026-02-30', '2026-02-30T08:00:00.000Z', '-271821-04-20T00:00:00.000Z'];

test.each([...texts, ...moments.map((moment) => `${moment}_${ID}`)])('R7.1 rejects the cursor %j', (cursor) => {
  expect([acceptsCursor(pageQuery, cursor), acceptsCursor(timelineQuery, cursor)]).toEqual([false, false]);
});

test('R7.1 each sort order has its own cursors', () => {
  expect([acceptsCursor(pageQuery, ID), acceptsCursor(timelineQuery, ID)]).toEqual([true, false]);
  expect([acceptsCursor(pageQuery, PLACE), acceptsCursor(timelineQuery, PLACE)]).toEqual([false, true]);
  expect([pageQuery, timelineQuery].map((schema) => schema.parse({}).limit)).toEqual([50, 50]);
});

test('R7.1 a page starts after its cursor', () => {
  expect(pageArguments({ limit: 2, cursor: ID }).where).toEqual({ id: { lt: ID } });
  expect(pageArguments({ limit: 2, cursor: PLACE }, 'at').where).toMatchObject({ OR: [{}, { id: { lt: ID } }] });
  expect(pageArguments({ limit: 2 }).where).toEqual({});
  expect(pageArguments({ limit: 2 }, 'at').where).toEqual({});
});

const moment = instantFromJson('2026-03-07T08:00:00.000Z');

test('R7.1 a timeline continues before its cursor, by time and id', () => {
  expect(pageArguments({ limit: 2, cursor: PLACE }, 'at')).toEqual({
    where: { at: { lte: moment }, OR: [{ at: { lt: moment } }, { id: { lt: ID } }] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 3,
  });
  expect(pageArguments({ limit: 2, cursor: ID })).toEqual({
    where: { id: { lt: ID } },
    orderBy: [{ id: 'desc' }],
    take: 3,
  });
  expect(pageArguments({ limit: 2, cursor: PLACE }).where).toEqual({});
  expect(pageArguments({ limit: 2, cursor: ID }, 'at').where).toEqual({});
});

test('R7.8 upcoming entries continue after their cursor', () => {
  expect(upcomingPageArguments({ limit: 2, cursor: PLACE }, 'at')).toEqual({
    where: { at: { gte: moment }, OR: [{ at: { gt: moment } }, { id: { gt: ID } }] },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    take: 3,
  });
  expect(upcomingPageArguments({ limit: 2 }, 'at').where).toEqual({});
  expect(upcomingPageArguments({ limit: 2, cursor: ID }, 'at').where).toEqual({});
});

test('R7.1 a cursor has one instant in one format, and one id', () => {
  expect(readPlace(PLACE)).toEqual({ id: ID, moment });
  const wrong = [
    ...[`2026-03-07T08:00:00Z_${ID}`, `+002026-03-07T08:00:00.000Z_${ID}`, `+012026-03-07T08:00:00.000Z_${ID}`],
    ...[`${PLACE}_`, '2026-03-07T08:00:00.000Z', `2026-03-07T08:00:00.000Z_${ID}x`],
  ];
  expect(wrong.map(readPlace)).toEqual(wrong.map(() => null));
});

test.each([
  [{ limit: '1' }, 1],
  [{ limit: '200' }, 200],
  [{ limit: '0' }, null],
  [{ limit: '201' }, null],
  [{ limit: '1.5' }, null],
])('R7.1 with %j a page has %s rows', (query, limit) => {
  expect(pageQuery.safeParse(query).data?.limit ?? null).toBe(limit);
});

test.each(['x', 'x'.repeat(101)])('R7.1 an invalid cursor gets one message: %.10s', (cursor) => {
  for (const schema of [pageQuery, timelineQuery])
    expect(schema.safeParse({ cursor }).error?.issues.map(({ message }) => message)).toEqual([
      'entries.validation.invalid',
    ]);
});

const rows = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `r${at}`, at: moment }));

test('R7.1 a page has a cursor only if more rows follow', () => {
  expect(toPage(rows(3), { limit: 2 })).toEqual({ items: rows(2), nextCursor: 'r1' });
  expect(toPage(rows(4), { limit: 3 }).nextCursor).toBe('r2');
  expect(toPage(rows(3), { limit: 2 }, 'at').nextCursor).toBe('2026-03-07T08:00:00.000Z_r1');
  expect(toPage(rows(2), { limit: 2 })).toEqual({ items: rows(2), nextCursor: null });
  expect(toPage([{ id: 'r' }], { limit: 0 })).toEqual({ items: [], nextCursor: null });
});

test('R7.1 a first page shows ten rows and continues after them', () => {
  const placeOf = ({ id }: { id: string }) => `place-${id}`;
  const all = (count: number, nextCursor: string | null) => ({ items: rows(count), nextCursor });

  expect(pageOf(all(11, 'more'), placeOf)).toEqual({ items: rows(10), nextCursor: 'place-r9_r9' });
  expect(pageOf(all(10, 'more'), placeOf)).toEqual(all(10, 'more'));
  expect(pageOf(all(0, null), placeOf)).toEqual(all(0, null));
});
