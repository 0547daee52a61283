import fc from 'fast-check';
import { pinchedTo } from '@/lib/records/routines/pinch';
import { layOut, MIN_BLOCK_MINUTES, timelineScale, visibleHours } from '@/lib/records/routines/timeline';

const task = (time: string, minutes: number | null = null) => ({ time, minutes });
const places = (...tasks: ReturnType<typeof task>[]) =>
  layOut(tasks).map(({ item, column, columns }) => `${item.time} ${column}/${columns}`);

test('R7.4 simultaneous tasks share the width, others have all of it', () => {
  expect(places(task('07:00'), task('07:00'), task('12:00'))).toEqual(['07:00 0/2', '07:00 1/2', '12:00 0/1']);
  expect(places(task('07:00', 120), task('08:30', 60), task('09:10'))).toEqual(['07:00 0/2', '08:30 1/2', '09:10 0/2']);
  expect(places()).toEqual([]);
});

test('R7.4 tasks end at midnight, but stay tall enough to press', () => {
  expect(layOut([task('20:00', 720)])[0]).toMatchObject({ start: 1200, end: 1440 });
  expect(layOut([task('23:50')])[0]).toMatchObject({ start: 1430, end: 1430 + MIN_BLOCK_MINUTES });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const tasks = fc.array(fc.record({ time, minutes: fc.option(fc.integer({ min: 1, max: 720 })) }), { maxLength: 40 });

test('R7.4 no task ever covers another, and none is lost', () => {
  fc.assert(
    fc.property(tasks, (all) => {
      const blocks = layOut(all);
      expect(new Set(blocks.map(({ item }) => item))).toEqual(new Set(all));
      for (const [index, one] of blocks.entries()) {
        expect(one.column).toBeLessThan(one.columns);
        expect(one.end - one.start).toBeGreaterThanOrEqual(MIN_BLOCK_MINUTES);
        for (const other of blocks.slice(index + 1)) {
          if (other.start >= one.end || one.start >= other.end) continue;
          // Overlapping tasks have the same number of columns, and one each.
          expect(other.columns).toBe(one.columns);
          expect(other.column).not.toBe(one.column);
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('R7.4 the hours that are shown hold every task', () => {
  fc.assert(
    fc.property(tasks, (all) => {
      const blocks = layOut(all);
      const { from, to } = visibleHours(blocks);
      expect(from).toBeLessThanOrEqual(7);
      expect(to).toBeGreaterThanOrEqual(21);
      for (const { start, end } of blocks) {
        expect(start).toBeGreaterThanOrEqual(from * 60);
        expect(end).toBeLessThanOrEqual(to * 60);
      }
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [200, 150, 'week'],
  [200, 161, null],
  [200, 249, null],
  [200, 250, 'day'],
] as const)('R7.4 fingers %i pixels apart and then %i show the %s', (begin, now, view) => {
  expect(pinchedTo(begin, now)).toBe(view);
});

test('R7.4 timeline tasks are tall enough, ordered, with short free hours', () => {
  fc.assert(
    fc.property(tasks, (all) => {
      const blocks = layOut(all);
      const hours = visibleHours(blocks);
      const down = timelineScale(blocks, hours);
      // 44 px at 16 px per rem.
      for (const { start, end } of blocks) expect(down(end) - down(start)).toBeGreaterThan(2.749);
      for (let hour = hours.from; hour < hours.to; hour += 1) {
        const isFree = blocks.every(({ start, end }) => start >= (hour + 1) * 60 || end <= hour * 60);
        expect(down((hour + 1) * 60) - down(hour * 60)).toBeCloseTo(isFree ? 1.75 : 6.75);
      }
      expect(down(hours.from * 60)).toBe(0);
    }),
    { numRuns: 1000 },
  );
});
