import { type WeighedPet, yearlyChange } from '@/lib/records/weights/alerts';

const END = Date.UTC(2026, 10, 21, 8);
const DAY = 86_400_000;
const cat: WeighedPet = { type: 'cat', breed: null, dateOfBirth: '2021-03-01', deceasedOn: null, goal: null };
const daysAgo = (days: number) => new Date(END - days * DAY).toISOString();

/** @param curve grams of today, then `grams:days ago` */
function changeIn(curve: string, pet: Partial<WeighedPet> = {}, at = new Date(END)) {
  const readings = curve.split(' ').map((reading) => {
    const [grams, days = 0] = reading.split(':').map(Number);
    return { measuredAt: daysAgo(days), grams: grams ?? 0 };
  });
  const foundChange = yearlyChange(readings, { ...cat, ...pet }, at);
  return foundChange && [Math.round(foundChange.percent), foundChange.since.toISOString()];
}

test.each([
  ['4500 5000:200 4800:300', -10, 200],
  ['4510 5000:200', null, null],
  ['4500 5000:400', null, null],
  ['5500 5000:200', 10, 200],
  ['4800 4000:100 5400:200', 20, 100],
  ['4800 4300:100 6000:200', -20, 200],
])('R9.4 %s changes by %p %% over %p days', (curve, percent, since) => {
  expect(changeIn(curve)).toEqual(percent === null ? null : [percent, daysAgo(since ?? 0)]);
});

test('R9.4 a gain counts only for adult animals', () => {
  expect(changeIn('5500 5000:200', { dateOfBirth: null })).toBeNull();
  expect(changeIn('3000 1500:100', { dateOfBirth: '2026-06-01' })).toBeNull();
});

test('R9.4 gives no change for weights older than a year', () => {
  expect(changeIn('4500 5000:200', {}, new Date(END + 366 * DAY))).toBeNull();
  expect(yearlyChange([], cat, new Date(END))).toBeNull();
});
