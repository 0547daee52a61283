import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import type { Medication } from '@/lib/records/medications/medication';
import { logEntries, viewOf } from '@/lib/records/medications/view';
import { apoquel, givenAt } from '../../../components/records/medications/a-medication';

const noon = instantFromJson('2026-05-20T12:00:00Z');
const utc: Medication = { ...apoquel, timeZone: 'UTC' };
const other = '019de0c8-7000-7000-8000-000000000001';

test('R7.3 a medicine shows only its own log', () => {
  const view = viewOf(
    utc,
    [givenAt('08:00', { by: 'Bo', status: 'given' })].map((line) => ({ ...line, medicationId: other })),
    noon,
  );
  expect(view.doses.map(({ state }) => state)).toEqual(['missed', 'upcoming']);
  expect(view.last).toBeNull();
});

test('R7.3 the last dose is the last one given, not skipped', () => {
  const log = [givenAt('08:00', { status: 'skipped' }), givenAt('07:00', { by: 'Bo', scheduledFor: null })];
  expect(viewOf(utc, log, noon).last).toEqual({ by: 'Bo', day: '2026-05-20', time: '07:00' });
});

test('R7.3 today starts at midnight and ends before the next', () => {
  const view = viewOf({ ...utc, frequency: 'QID' }, [], noon);
  expect(view.doses.map(({ time, state }) => `${time} ${state}`)).toEqual([
    ...['00:00 missed', '06:00 missed', '12:00 due', '18:00 upcoming'],
  ]);
});

test('R7.3 a dose given last night is not listed today', () => {
  const evening: Medication = { ...utc, frequency: 'PM', reminders: ['23:00'] };
  const at = '2026-05-19T23:05:00.000Z';
  const log = [givenAt('23:05', { at, scheduledFor: '2026-05-19T23:00:00.000Z' })];
  const shownDoses = (lines: typeof log) =>
    viewOf(evening, lines, instantFromJson('2026-05-20T00:30:00Z')).doses.map(({ day, state }) => [day, state]);
  expect(shownDoses(log)).toEqual([[null, 'upcoming']]);
  expect(shownDoses([])).toEqual([
    ['2026-05-19', 'due'],
    [null, 'upcoming'],
  ]);
});

test('R7.3 the dose at the coming midnight is the next one', () => {
  const midnight: Medication = { ...utc, frequency: 'SID', reminders: ['00:00'] };
  const log = [givenAt('00:00')];
  expect(viewOf(midnight, log, noon).next).toEqual({ day: '2026-05-21', time: '00:00' });
});

test('R7.3 a full log that covers too little shows no week', () => {
  const line = (_: unknown, index: number) => ({
    ...givenAt('08:00', { at: addMs(noon, -index).toISOString(), scheduledFor: null }),
    medicationId: other,
  });
  const weekOf = (length: number) => viewOf(utc, Array.from({ length }, line), noon).week;
  expect(weekOf(199)).toEqual({ given: 0, due: (7 * DAY) / (DAY / 2) });
  expect(weekOf(200)).toBeNull();
});

test('R7.3 the log omits removed medicines', () => {
  const log = [{ ...givenAt('09:00'), medicationId: other }, givenAt('08:00')];
  expect(logEntries([utc], log, 9).map(({ id }) => id)).toEqual(['d-08:00']);
});
