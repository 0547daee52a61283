import { pageArguments, pageQuery, timelineQuery } from '@/lib/core/http/pagination';

const ID = '0192f0c0-0000-7000-8000-000000000000';
const PLACE = `2026-03-07T08:00:00.000Z_${ID}`;
const takes = (schema: typeof pageQuery, cursor: string) => schema.safeParse({ cursor }).success;

const texts = ['', 'x', 'null', '0', '\u0000', `${ID}x`, `${PLACE}_x`, 'a'.repeat(5000)];
const moments = ['', 'x', '2026', '2026-02-30', '2026-02-30T08:00:00.000Z', '-271821-04-20T00:00:00.000Z'];

test.each([...texts, ...moments.map((moment) => `${moment}_${ID}`)])('R7.1 the cursor %j is none', (cursor) => {
  expect([takes(pageQuery, cursor), takes(timelineQuery, cursor)]).toEqual([false, false]);
});

test('R7.1 each order has cursors of its own', () => {
  expect([takes(pageQuery, ID), takes(timelineQuery, ID)]).toEqual([true, false]);
  expect([takes(pageQuery, PLACE), takes(timelineQuery, PLACE)]).toEqual([false, true]);
  expect([pageQuery, timelineQuery].map((schema) => schema.parse({}).limit)).toEqual([50, 50]);
});

test('R7.1 a page begins after its cursor', () => {
  expect(pageArguments({ limit: 2, cursor: ID }).where).toEqual({ id: { lt: ID } });
  expect(pageArguments({ limit: 2, cursor: PLACE }, 'at').where).toMatchObject({ OR: [{}, { id: { lt: ID } }] });
  expect(pageArguments({ limit: 2 }).where).toEqual({});
});
