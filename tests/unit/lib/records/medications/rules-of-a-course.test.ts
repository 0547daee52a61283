import { instantFromJson } from '@/lib/core/time/dates';
import { usualTimes } from '@/lib/records/medications/frequencies';
import { checkMedication, type Medication } from '@/lib/records/medications/medication';
import { restartCourse } from '@/lib/records/medications/replan';
import { apoquel } from '../../../components/records/medications/a-medication';

const pet = { type: 'dog', dateOfBirth: null, deceasedOn: null };

test.each<[Medication['frequency'], string[], string[]]>([
  ['BID', ['08:00'], ['reminders']],
  ['BID', ['08:00', '20:00'], []],
  ['BID', ['08:00', '14:00', '20:00'], ['reminders']],
  ['ONCE', ['10:00'], []],
])('R7.3 frequency %s with times %j has errors in %j', (frequency, reminders, fields) => {
  expect(Object.keys(checkMedication({ ...apoquel, frequency, reminders }, pet))).toEqual(fields);
});

test('R7.3 accepts a step after the start of a course without end', () => {
  expect(checkMedication({ ...apoquel, steps: [{ from: '2030-01-01', dosage: 'half' }] }, pet)).toEqual({});
});

test.each(['PRN', 'UNKNOWN'] as const)('R7.3 %s has no times of day', (frequency) => {
  expect(usualTimes(frequency)).toEqual([]);
});

test.each([
  ['2026-05-31T00:00:00.001Z', 0],
  ['2026-05-31T00:00:00.002Z', 1],
])('R7.3 keeps past plans without doses until %s: %d', (until, count) => {
  const end = instantFromJson(until);
  expect(restartCourse({ ...apoquel, frequency: 'PRN' }, end, end).pastPlans).toHaveLength(count);
});
