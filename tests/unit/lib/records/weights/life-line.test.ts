import { lifeLine } from '@/lib/records/weights/life-line';

const beagle = { type: 'dog', dateOfBirth: '2021-03-07' };
const line = lifeLine(beagle, 'M', '2026-11-22');

test('the line spans birth to today, and other dates stay within it', () => {
  expect([line.place('2021-03-07'), line.place('2026-11-22')]).toEqual([0, 1]);
  expect([line.place('2020-01-01'), line.place('2030-01-01')]).toEqual([0, 1]);
});

test('the first year is widest, and later years never get wider', () => {
  expect(line.years.map(({ age }) => age)).toEqual([1, 2, 3, 4, 5]);
  const rooms = line.years.map(({ place }, index) => place - (line.years[index - 1]?.place ?? 0));
  expect(rooms).toEqual(rooms.toSorted((a, b) => b - a));
});

test('a tenth of a life takes a quarter of the line', () => {
  const { years } = lifeLine({ type: 'cat', dateOfBirth: '2016-11-22' }, null, '2026-11-22');
  expect(years[0]?.place).toBeCloseTo(0.25, 2);
  expect(years.at(-1)).toEqual({ age: 10, place: 1 });
});

test('the stages of life follow each other without a gap', () => {
  expect(line.stages.map(({ stage }) => stage)).toEqual(['puppy', 'youngAdult', 'matureAdult']);
  expect(line.stages.slice(1).map(({ from }) => from)).toEqual(line.stages.slice(0, -1).map(({ to }) => to));
  expect(line.stages.at(-1)?.to).toBe(1);
});

test('R7.17 a dog of unknown size has no stage where sizes differ', () => {
  const { stages } = lifeLine({ type: 'dog', dateOfBirth: '2014-06-01' }, null, '2026-11-22');
  expect(stages.map(({ stage }) => stage)).toEqual(['puppy', null, 'youngAdult', null, 'matureAdult', null, 'senior']);
  expect(stages.slice(1).map(({ from }) => from)).toEqual(stages.slice(0, -1).map(({ to }) => to));
});

test('an unknown species has no stages, and a newborn no years', () => {
  expect(lifeLine({ type: 'fish', dateOfBirth: '2020-01-01' }, null, '2026-01-01').stages).toEqual([]);
  expect(lifeLine({ type: 'cat', dateOfBirth: '2026-11-22' }, null, '2026-11-22').years).toEqual([]);
});

test.each([
  ['cat', '2024-02-29', ['2025-03-01', '2026-03-01', '2027-03-01', '2028-02-29'], '2025-03-01'],
  ['rabbit', '2025-05-31', ['2026-05-31', '2027-05-31'], '2026-03-01'],
  ['rabbit', '2025-06-30', ['2026-06-30', '2027-06-30'], '2026-03-30'],
])('R7.3 years and stages of a %s born on %s start on birthdays', (type, dateOfBirth, birthdays, grownOn) => {
  const life = lifeLine({ type, dateOfBirth }, null, '2028-03-15');
  expect(life.years.map(({ place }) => place)).toEqual(birthdays.map(life.place));
  expect(life.stages[1]?.from).toBe(life.place(grownOn));
});
