import { readTrip } from '@/lib/overviews/travel/schema';

const query = { from: 'ES', to: 'IE', date: '2027-01-20' };
const readQuery = (more: Record<string, string | string[]> = {}) => readTrip({ ...query, ...more }, '2026-11-22');

test('R13.7 reads a trip from the query', () => {
  expect(readQuery().trip).toEqual({
    ...{ from: 'ES', to: 'IE', arrival: '2027-01-20' },
    ...{ time: null, isListed: false, sampledOn: null, wasSampledInEu: false, highRiskStay: null },
  });
  expect(readQuery({ time: '18:00', listed: 'yes', sampled: '2026-10-01', sampledInEu: 'yes' }).trip).toMatchObject({
    ...{ time: '18:00', isListed: true, sampledOn: '2026-10-01', wasSampledInEu: true },
  });
});

test.each(['2026-11-21', '2027-11-23', '2027-02-29', 'x', '0000-00-00'])(
  'R13.7 rejects %s as an arrival date',
  (date) => {
    expect(readQuery({ date })).toMatchObject({ trip: null, isDateWrong: true, from: 'ES' });
  },
);

test.each(['2026-11-22', '2027-11-22'])('R13.7 accepts %s as an arrival date', (date) => {
  expect(readQuery({ date }).trip?.arrival).toBe(date);
});

test.each<Record<string, string | string[]>>([{ from: 'XX' }, { from: ['ES', 'FR'] }, { to: 'JP' }])(
  'R13.7 %p gives no trip and no date error',
  (more) => {
    expect(readQuery(more)).toMatchObject({ trip: null, isDateWrong: false });
  },
);

test('R13.7 ignores other invalid values in the query', () => {
  expect(readQuery({ sampled: '2026-11-22' }).trip?.sampledOn).toBe('2026-11-22');
  expect(readQuery({ date: '' })).toMatchObject({ trip: null, isDateWrong: false });

  const odd = { time: '25:00', listed: '1', sampled: '2026-11-23', sampledInEu: 'no' };
  expect(readQuery(odd).trip).toMatchObject({ time: null, isListed: false, sampledOn: null, wasSampledInEu: false });
  expect(readTrip({}, '2026-11-22')).toEqual({ trip: null, from: null, to: null, date: null, isDateWrong: false });
});
