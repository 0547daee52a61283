import fc from 'fast-check';
import { dayIn, timeIn } from '@/lib/core/time/dates';
import { fromInstant, toInstant } from '@/lib/core/time/zoned-time';
import { RUNS } from '@/tests/support/property-runs';

const zones = ['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];

describe('local times', () => {
  test('R7.3 an instant survives a zone round trip, to the first equal minute', () => {
    const minutes = fc.integer({ min: 0, max: 4_000_000 }).map((n) => new Date(Date.UTC(1995, 0, 1) + n * 300_000));
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (instant, zone) => {
        const { day, time } = fromInstant(instant, zone);
        const again = toInstant(day, time, zone);
        expect([day, time]).toEqual([dayIn(instant, zone), timeIn(instant, zone)]);
        expect([0, 30, 60]).toContain((instant.getTime() - again.getTime()) / 60_000);
        expect(fromInstant(again, zone)).toEqual({ day, time });
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '03:30'],
    ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '02:30'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', '03:30'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', '01:30'],
    ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15:00.000Z', '00:00'],
  ])('R7.3 in %s, %s at %s is %s and shows as %s', (zone, day, time, instant, shownTime) => {
    expect(toInstant(day, time, zone).toISOString()).toBe(instant);
    expect(fromInstant(new Date(instant), zone)).toEqual({ day, time: shownTime });
  });

  test.each([
    ['2026-02-30', '08:00', 'UTC'],
    ['2026-02-28', '25:00', 'UTC'],
    ['', '', 'UTC'],
    ['2026-02-28', '08:00', 'Mars/Base'],
  ])('R7.3 %s %s in %s is refused', (day, time, zone) => {
    expect(() => toInstant(day, time, zone)).toThrow(RangeError);
  });
});
