import fc from 'fast-check';
import { addMs, DAY, MINUTE } from '@/lib/core/time/dates';
import { fromInstant } from '@/lib/core/time/zoned-time';
import { isQuiet, sendingTime } from '@/lib/reminders/quiet-hours';
import { reminderKinds } from '@/lib/reminders/vocabulary';
import { RUNS } from '@/tests/support/property-runs';

const night = { from: '22:00', to: '07:00' };
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
const quiet = fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to);
const zone = fc.constantFrom('UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu');
const moment = fc.integer({ min: 0, max: 2 * 366 * 1440 }).map((n) => addMs(new Date('2025-06-01T00:00Z'), n * MINUTE));

test.each([
  ['21:59', false],
  ['22:00', true],
  ['03:00', true],
  ['06:59', true],
  ['07:00', false],
])('R7.4 with quiet hours from 22:00 to 07:00, %s is quiet: %s', (at, expected) => {
  expect(isQuiet(night, at)).toBe(expected);
});

test.each([
  ['12:59', false],
  ['13:00', true],
  ['14:59', true],
  ['15:00', false],
  ['23:00', false],
])('R7.4 with quiet hours from 13:00 to 15:00, %s is quiet: %s', (at, expected) => {
  expect(isQuiet({ from: '13:00', to: '15:00' }, at)).toBe(expected);
  const reminderTime = new Date(`2026-11-21T${at}Z`);
  const sentAt = sendingTime(
    { kind: 'routine', at: reminderTime, dueAt: reminderTime },
    { from: '13:00', to: '15:00' },
    'UTC',
  );
  expect(sentAt).toEqual(expected ? new Date('2026-11-21T15:00Z') : reminderTime);
});

test.each([
  ['2026-10-25T00:15:00Z', '2026-10-25T00:30:00Z'],
  ['2026-10-25T01:15:00Z', '2026-10-25T01:15:00Z'],
])('R7.4 quiet hours end once, at the first 02:30 of the night (%s)', (at, sentAt) => {
  const wish = { kind: 'routine', at: new Date(at), dueAt: new Date(at) } as const;
  expect(sendingTime(wish, { from: '22:00', to: '02:30' }, 'Europe/Madrid')).toEqual(new Date(sentAt));
});

test('R7.4 night reminders wait till morning, except medication and imminent appointments', () => {
  const at = new Date('2026-11-21T23:30Z');
  const morning = new Date('2026-11-22T07:00Z');
  const wish = (kind: 'routine' | 'medication' | 'appointment', dueAt = at) => ({ kind, at, dueAt });

  expect(sendingTime(wish('routine'), night, 'UTC')).toEqual(morning);
  expect(sendingTime(wish('medication'), night, 'UTC')).toEqual(at);
  expect(sendingTime(wish('appointment', new Date('2026-11-22T06:30Z')), night, 'UTC')).toEqual(at);
  expect(sendingTime(wish('appointment', new Date('2026-11-22T09:00Z')), night, 'UTC')).toEqual(morning);
  expect(sendingTime(wish('routine'), null, 'UTC')).toEqual(at);
});

test.each([
  ['Europe/Madrid', '2026-03-29T00:30:00Z', '2026-03-29T05:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25T00:30:00Z', '2026-10-25T06:00:00.000Z'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T11:00:00.000Z'],
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T12:00:00.000Z'],
])('R7.4 quiet hours end in local time of %s through clock changes (%s)', (timeZone, at, end) => {
  const wish = { kind: 'routine', at: new Date(at), dueAt: new Date(at) } as const;
  expect(sendingTime(wish, night, timeZone).toISOString()).toBe(end);
});

test('R7.4 reminders are never early, wait a bounded time, and respect quiet hours', () => {
  const kind = fc.constantFrom(...reminderKinds);
  const property = fc.property(kind, moment, fc.nat(600), quiet, zone, (one, at, minutes, hours, timeZone) => {
    const dueAt = addMs(at, minutes * MINUTE);
    const sendAt = sendingTime({ kind: one, at, dueAt }, hours, timeZone);
    expect(sendAt >= at && sendAt.getTime() - at.getTime() <= DAY + 60 * MINUTE).toBe(true);
    if (one === 'medication') expect(sendAt).toEqual(at);
    if (sendAt.getTime() !== at.getTime()) expect(fromInstant(sendAt, timeZone).time >= hours.to).toBe(true);
  });

  fc.assert(property, { numRuns: RUNS });
});
