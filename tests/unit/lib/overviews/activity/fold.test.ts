import { addDays } from '@/lib/core/time/dates';
import type { PageLine } from '@/lib/overviews/activity/activity-line';
import { byDay, foldTicks } from '@/lib/overviews/activity/fold';
import { around, midnights } from '@/tests/support/clock-changes';

const aLine = (minute: number, line: Partial<PageLine> = {}): PageLine => ({
  id: `line-${minute}`,
  at: new Date(Date.UTC(2026, 2, 28, 12, 60 - minute)).toISOString(),
  by: { id: 'ana', name: 'Ana' },
  memberId: 'ana',
  kind: 'created',
  collection: 'completions',
  entryId: null,
  shown: { title: 'Walk', status: 'done' },
  hasPhoto: false,
  ...line,
});

const countTicks = (lines: PageLine[]) => foldTicks(lines).map(({ ticks }) => ticks.length);

test('R11.3 five completions by one person within an hour fold into one line', () => {
  expect(countTicks([0, 10, 20, 30, 60].map((minute) => aLine(minute)))).toEqual([5]);
  expect(countTicks([0, 10, 20, 30, 61].map((minute) => aLine(minute)))).toEqual([1, 1, 1, 1, 1]);
  expect(countTicks([0, 10, 20, 30].map((minute) => aLine(minute)))).toEqual([1, 1, 1, 1]);
});

test('R11.3 doses, skipped tasks and other people are never folded', () => {
  const lines = [0, 1, 2, 3, 4, 5].map((minute) => aLine(minute));
  const others = [
    aLine(6, { collection: 'doses', shown: { status: 'given' } }),
    aLine(7, { shown: { status: 'skipped' } }),
    aLine(8, { memberId: 'sam' }),
    aLine(9, { kind: 'removed' }),
  ];
  expect(countTicks([...lines.slice(0, 3), ...others, ...lines.slice(3)])).toEqual([6, 1, 1, 1, 1]);
  expect(countTicks([0, 1, 2, 3, 4].map((minute) => aLine(minute, { collection: 'doses' })))).toEqual([1, 1, 1, 1, 1]);
});

test('R11.3 lines are grouped by day in the reader’s time zone', () => {
  const lines = [aLine(0), aLine(10, { at: '2026-03-28T01:00:00.000Z' })];
  expect(byDay(lines, 'UTC').map(({ day, lines: own }) => [day, own.length])).toEqual([['2026-03-28', 2]]);
  expect(byDay(lines, 'America/New_York').map(({ day }) => day)).toEqual(['2026-03-28', '2026-03-27']);
});

test('R11.3 five completions fold within exactly one hour, including its start', () => {
  const lines = [0, 1, 2, 3].map((minute) => aLine(minute));
  const folds = around('2026-03-28T12:00:00.000Z').map((at) =>
    countTicks([...lines, aLine(60, { at: at.toISOString() })]),
  );
  expect(folds).toEqual([[1, 1, 1, 1, 1], [5], [5]]);
});

test.each(midnights)('R11.3 in $timeZone lines belong to $day from its midnight', ({ timeZone, day, begin }) => {
  const days = around(begin).map((at) => byDay([aLine(0, { at: at.toISOString() })], timeZone)[0]?.day);
  expect(days).toEqual([addDays(day, -1), day, day]);
});
