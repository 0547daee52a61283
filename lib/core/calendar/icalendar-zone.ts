import { Temporal } from 'temporal-polyfill';
import type { Day } from '../time/dates';

/** Clock change. `local` is the local time before it; offsets from UTC are in nanoseconds. */
interface Change {
  local: Temporal.PlainDateTime;
  from: number;
  to: number;
}

const YEARS_AHEAD = 10;
const MINUTE_NS = 60_000_000_000;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function changesOf(timeZone: string, firstYear: number, lastYear: number): { firstOffset: number; changes: Change[] } {
  const zonedStart = Temporal.PlainDate.from({ year: firstYear, month: 1, day: 1 }).toZonedDateTime(timeZone);
  const changes: Change[] = [];
  let next = zonedStart.getTimeZoneTransition('next');
  for (; next && next.year <= lastYear; next = next.getTimeZoneTransition('next')) {
    const { offsetNanoseconds: to } = next;
    const { offsetNanoseconds: from } = next.subtract({ nanoseconds: 1 });
    // A zone may change its name or law without changing its offset.
    if (from !== to) changes.push({ local: next.toPlainDateTime().subtract({ nanoseconds: to - from }), from, to });
  }
  return { firstOffset: zonedStart.offsetNanoseconds, changes };
}

function offset(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1_000_000_000;
  const padTwo = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : padTwo(seconds % 60);
  return `${nanoseconds < 0 ? '-' : '+'}${padTwo(seconds / 3600)}${padTwo((seconds / 60) % 60)}${rest}`;
}

function yearlyRule(group: readonly Change[], lastYear: number): string | null {
  const [first] = group;
  if (!first || group.length < 5 || group.at(-1)?.local.year !== lastYear) return null;
  const { month, dayOfWeek, year } = first.local;
  const regular = group.every(({ local }, index) => local.dayOfWeek === dayOfWeek && local.year === year + index);
  if (!regular) return null;
  const isLast = group.every(({ local }) => local.day + 7 > local.daysInMonth);
  const weeks = new Set(group.map(({ local }) => Math.ceil(local.day / 7)));
  if (!isLast && weeks.size > 1) return null;
  const week = isLast ? -1 : [...weeks][0];
  return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${week}${weekdays[dayOfWeek - 1]}`;
}

function observance({ local, from, to }: Change, rule: string | null): string[] {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  const start = local.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ];
}

const keyOf = ({ local, from, to }: Change) =>
  `${local.month} ${local.toPlainTime()} ${from / MINUTE_NS} ${to / MINUTE_NS}`;

function* observances(changes: readonly Change[], lastYear: number): Generator<string> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(keyOf(change), [...(groups.get(keyOf(change)) ?? []), change]);
  for (const group of groups.values()) {
    const rule = yearlyRule(group, lastYear);
    for (const change of rule ? group.slice(0, 1) : group) yield* observance(change, rule);
  }
}

/** RFC 5545, 3.6.5. Writes yearly rules where possible, because some calendar apps understand nothing else. */
export function zoneLines(timeZone: string, { first, last }: { first: Day; last: Day }): string[] {
  const lastYear = Number(last.slice(0, 4)) + YEARS_AHEAD;
  const { firstOffset, changes } = changesOf(timeZone, Number(first.slice(0, 4)) - 1, lastYear);
  const [earliest] = changes;
  const always = { local: Temporal.PlainDateTime.from('1970-01-01'), from: firstOffset, to: firstOffset };
  // Events may precede the first change, so its previous offset is needed.
  const isOpen = !earliest || earliest.local.toPlainDate().toString() >= first;
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(isOpen ? observance(always, null) : []),
    ...observances(changes, lastYear),
    'END:VTIMEZONE',
  ];
}
