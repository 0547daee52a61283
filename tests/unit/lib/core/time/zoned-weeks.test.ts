import fc from 'fast-check';
import { addDays } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import { toPlannedInstant } from '@/lib/core/time/zoned-weeks';

const zones = [
  ...['UTC', 'Europe/Madrid', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/Havana'],
  ...['Africa/Casablanca', 'Africa/Cairo', 'Asia/Beirut', 'Pacific/Apia', 'America/Sao_Paulo'],
];
const day = fc.integer({ min: 0, max: 20_000 }).map((n) => addDays('1995-01-01', n));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test('R7.3 a planned instant matches the zone for any day and time', () => {
  fc.assert(
    fc.property(day, time, fc.constantFrom(...zones), (on, at, zone) => {
      expect(toPlannedInstant(on, at, zone)).toEqual(toInstant(on, at, zone));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['America/Havana', '2026-03-08'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Pacific/Apia', '2011-12-30'],
])('R7.3 in %s every half hour around %s is right', (zone, on) => {
  for (let days = -8; days <= 8; days += 1) {
    for (let half = 0; half < 48; half += 1) {
      const at = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
      expect(toPlannedInstant(addDays(on, days), at, zone)).toEqual(toInstant(addDays(on, days), at, zone));
    }
  }
});
