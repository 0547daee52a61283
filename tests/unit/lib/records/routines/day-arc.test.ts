import fc from 'fast-check';
import { dayArc, donePart, minuteOf, timeOfMinute } from '@/lib/records/routines/day-arc';

const task = (time: string) => ({ time });
const times = fc.array(
  fc.integer({ min: 0, max: 1439 }).map((minute) => task(timeOfMinute(minute))),
  { maxLength: 40 },
);
const sortedTasks = times.map((tasks) => tasks.toSorted((one, other) => minuteOf(one.time) - minuteOf(other.time)));

test.each([
  [[], '07:00', '21:00'],
  [['07:00', '21:00'], '06:00', '22:30'],
  [['12:10'], '07:00', '21:00'],
  [['00:10', '23:50'], '00:00', '00:00'],
])('R7.4 the arc for tasks at %j runs from %s to %s', (all, from, to) => {
  const arc = dayArc(all.map(task));
  expect([timeOfMinute(arc.from), timeOfMinute(arc.to)]).toEqual([from, to]);
});

test('R7.4 tasks at the same time share a stop', () => {
  const { stops } = dayArc(['08:00', '08:00', '12:00'].map(task));
  expect(stops.map(({ items }) => items.length)).toEqual([2, 1]);
});

test.each([
  [['14:00'], [0.5]],
  [['08:00'], [60 / 840]],
  [['12:10'], [310 / 840]],
  [['12:10', '12:10'], [310 / 840]],
  [['00:10'], [0.056]],
  [['23:50'], [0.944]],
  [
    ['14:00', '14:10'],
    [0.5, 0.612],
  ],
])('R7.4 tasks at %j are placed at %j of the arc', (all, expected) => {
  const places = dayArc(all.map(task)).stops.map(({ place }) => place);
  expect(places).toHaveLength(expected.length);
  for (const [index, place] of places.entries()) expect(place).toBeCloseTo(expected[index] as number, 9);
});

test('R7.4 a full day has eight stops, and the closest tasks share one', () => {
  const eight = ['08:00', '09:00', '11:00', '12:30', '14:00', '16:00', '18:10', '18:30'];
  const sizes = (all: string[]) => dayArc(all.map(task)).stops.map(({ items }) => items.length);
  expect(sizes(eight)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(sizes([...eight, '20:00'])).toEqual([1, 1, 1, 1, 1, 1, 2, 1]);
  expect(sizes([...eight, '18:45'])).toEqual([1, 1, 1, 1, 1, 1, 1, 2]);
  // 18:10, 18:30 and 19:00 share a stop: after the first two share one, 19:00 is closer to it than 09:00 to 08:00.
  expect(sizes([...eight, '19:00', '22:00'])).toEqual([1, 1, 1, 1, 1, 1, 3, 1]);
});

test('R7.4 the done part ends before the first open task', () => {
  const arc = dayArc(['08:00', '12:00', '18:00'].map(task));
  const partDone = (...tickedTimes: string[]) => donePart(arc, ({ time }) => tickedTimes.includes(time));
  const places = arc.stops.map(({ place }) => place);

  expect(partDone()).toBe(0);
  expect(partDone('12:00')).toBe(0);
  expect(partDone('08:00', '18:00')).toBe(places[0]);
  expect(partDone('08:00', '12:00', '18:00')).toBe(places[2]);
});

test('R7.4 a stop is done once all its tasks are done', () => {
  const arc = dayArc([
    { time: '08:00', isTicked: true },
    { time: '12:00', isTicked: true },
    { time: '12:00', isTicked: false },
  ]);
  expect(donePart(arc, ({ isTicked }) => isTicked)).toBe(arc.stops[0]?.place);
});

test('R7.4 keeps all tasks, with stops spaced and in order', () => {
  fc.assert(
    fc.property(sortedTasks, (tasks) => {
      const { stops } = dayArc(tasks);
      expect(stops.flatMap(({ items }) => items)).toEqual(tasks);
      const places = [-0.06, ...stops.map(({ place }) => place), 1.06];
      for (const [index, place] of places.entries()) {
        if (index > 0) expect(place - (places[index - 1] as number)).toBeGreaterThan(0.111);
      }
    }),
  );
});
