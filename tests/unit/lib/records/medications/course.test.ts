import { HOUR } from '@/lib/core/time/dates';
import { type Course, currentMedications, intervalOf } from '@/lib/records/medications/plan';
import { sinceEver } from '@/tests/support/a-plan';

const plain: Course = {
  frequency: 'SID',
  startsOn: '2026-03-01',
  endsOn: null,
  reminders: [],
  timeZone: 'Europe/Madrid',
  dosage: null,
  steps: [],
  ...sinceEver,
};

test('R7.3 the interval is the shortest time between two doses', () => {
  const hours = (one: Partial<Course>) => (intervalOf({ ...plain, ...one }) ?? 0) / HOUR;

  expect(hours({})).toBe(24);
  expect(hours({ frequency: 'BID' })).toBe(12);
  expect(hours({ frequency: 'BID', reminders: ['08:00', '18:00'] })).toBe(10);
  expect(hours({ frequency: 'BID', reminders: ['00:30', '23:00'] })).toBe(1.5);
  expect(hours({ frequency: 'Q4H' })).toBe(4);
  expect(hours({ frequency: 'QWK' })).toBe(168);
  expect(intervalOf({ ...plain, frequency: 'PRN' })).toBeNull();
});

test('R7.3 current medications have started and not ended; single doses last one day', () => {
  const list = [
    { ...plain, name: 'always' },
    { ...plain, name: 'last day', endsOn: '2026-05-05' },
    { ...plain, name: 'over', endsOn: '2026-05-04' },
    { ...plain, name: 'tomorrow', startsOn: '2026-05-06' },
    { ...plain, name: 'once today', frequency: 'ONCE' as const, startsOn: '2026-05-05' },
    { ...plain, name: 'once before', frequency: 'ONCE' as const },
  ];
  const names = currentMedications(list, '2026-05-05').map(({ name }) => name);

  expect(names).toEqual(['always', 'last day', 'once today']);
});
