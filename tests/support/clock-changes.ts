import { instantFromJson } from '@/lib/core/time/dates';

/** Day on which clocks change, as printed in calendars of that country. Instants are in UTC. */
export interface ChangeDay {
  timeZone: string;
  day: string;
  begin: string;
  end: string;
  hours: 23 | 25;
  /** Instant of the change, and local times a minute before it and at it. */
  change: string;
  before: string;
  after: string;
  odd: { time: string; at: string; shown: { day: string; time: string } };
}

type Written = [string, string, 23 | 25, string, string, string, string, string, string, string, string?];

// Nuuk, and Santiago in April, change at the end of a Saturday; Santiago in September at the beginning of a Sunday.
const wallClocks: Written[] = [
  ['Europe/Madrid', '2026-03-29', 23, '03-28T23:00', '03-29T22:00', '03-29T01:00', '01:59', '03:00', '02:30', '03:30'],
  ['Europe/Madrid', '2026-10-25', 25, '10-24T22:00', '10-25T23:00', '10-25T01:00', '02:59', '02:00', '02:30', '02:30'],
  [
    'America/New_York',
    '2026-03-08',
    23,
    '03-08T05:00',
    '03-09T04:00',
    '03-08T07:00',
    '01:59',
    '03:00',
    '02:30',
    '03:30',
  ],
  [
    'America/New_York',
    '2026-11-01',
    25,
    '11-01T04:00',
    '11-02T05:00',
    '11-01T06:00',
    '01:59',
    '01:00',
    '01:30',
    '01:30',
  ],
  [
    'America/Santiago',
    '2026-09-06',
    23,
    '09-06T04:00',
    '09-07T03:00',
    '09-06T04:00',
    '23:59',
    '01:00',
    '00:30',
    '01:30',
  ],
  [
    'America/Santiago',
    '2026-04-04',
    25,
    '04-04T03:00',
    '04-05T04:00',
    '04-05T03:00',
    '23:59',
    '23:00',
    '23:30',
    '23:30',
  ],
  [
    'America/Nuuk',
    '2026-03-28',
    23,
    '03-28T02:00',
    '03-29T01:00',
    '03-29T01:00',
    '22:59',
    '00:00',
    '23:30',
    '00:30',
    '2026-03-29',
  ],
  ['America/Nuuk', '2026-10-24', 25, '10-24T01:00', '10-25T02:00', '10-25T01:00', '23:59', '23:00', '23:30', '23:30'],
];

/** Instant of the odd time: half an hour after the change if the time is skipped, before it if repeated. */
const oddMoment = (change: string, hours: number) => {
  const half = hours === 23 ? 30 : -30;
  return new Date(instantFromJson(`2026-${change}:00Z`).getTime() + half * 60_000).toISOString();
};

export const changeDays: ChangeDay[] = wallClocks.map(
  ([timeZone, day, hours, begin, end, change, before, after, time, shownTime, shownDay = day]) => ({
    ...{ timeZone, day, hours, before, after },
    ...{ begin: `2026-${begin}:00.000Z`, end: `2026-${end}:00.000Z`, change: `2026-${change}:00.000Z` },
    odd: { time, at: oddMoment(change, hours), shown: { day: shownDay, time: shownTime } },
  }),
);

const steadyDays: { timeZone: string; day: string; begin: string }[] = [
  { timeZone: 'Asia/Kathmandu', day: '2026-03-01', begin: '2026-02-28T18:15:00.000Z' },
  { timeZone: 'Asia/Kathmandu', day: '2028-02-29', begin: '2028-02-28T18:15:00.000Z' },
  { timeZone: 'Asia/Kathmandu', day: '2028-03-01', begin: '2028-02-29T18:15:00.000Z' },
  { timeZone: 'Pacific/Apia', day: '2026-01-01', begin: '2025-12-31T11:00:00.000Z' },
  { timeZone: 'Pacific/Apia', day: '2028-02-29', begin: '2028-02-28T11:00:00.000Z' },
  { timeZone: 'Pacific/Apia', day: '2028-03-01', begin: '2028-02-29T11:00:00.000Z' },
];

export const midnights: { timeZone: string; day: string; begin: string }[] = [...changeDays, ...steadyDays];

/** Instants before, at and after `moment`, `ms` apart. */
export function around(moment: string, ms = 1): [before: Date, at: Date, after: Date] {
  const at = instantFromJson(moment);
  return [new Date(at.getTime() - ms), at, new Date(at.getTime() + ms)];
}
