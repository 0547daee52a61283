import { PRODUCT_NAME } from '../config/product';
import { addMs, type Day, dayFromColumn, instantFromJson, MINUTE } from '../time/dates';
import { zoneLines } from './icalendar-zone';

export interface LocalStart {
  day: Day;
  time: string;
  timeZone: string;
}

export interface CalendarEvent {
  uid: string;
  /** Increases with each change (RFC 5545, 3.8.7.4). */
  sequence: number;
  changedAt: Date;
  /** With `allDay`, any time of the day in UTC. */
  start: Date | LocalStart;
  minutes: number;
  allDay?: boolean;
  rule?: string;
  free?: boolean;
  summary: string;
  location: string | null;
  status: 'confirmed' | 'cancelled';
  alarms: readonly number[];
}

interface Calendar {
  name: string;
  events: readonly CalendarEvent[];
}

const LINE = 75;

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Folds at 75 octets, never inside a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let foldedLine = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE) {
      foldedLine += '\r\n ';
      length = 1;
    }
    foldedLine += character;
    length += size;
  }
  return foldedLine;
}

export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

export function calendarMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function clock(localTime: Date): string {
  return calendarMoment(localTime).slice(0, -1);
}

function day(moment: Date): string {
  return dayFromColumn(moment).replaceAll('-', '');
}

function times({ start, minutes, allDay }: CalendarEvent): string[] {
  if (!(start instanceof Date)) {
    const localStart = instantFromJson(`${start.day}T${start.time}:00Z`);
    const end = addMs(localStart, minutes * MINUTE);
    return [`DTSTART;TZID=${start.timeZone}:${clock(localStart)}`, `DTEND;TZID=${start.timeZone}:${clock(end)}`];
  }
  if (allDay) return [`DTSTART;VALUE=DATE:${day(start)}`];
  return [`DTSTART:${calendarMoment(start)}`, `DTEND:${calendarMoment(addMs(start, minutes * MINUTE))}`];
}

function alarm(minutes: number, summary: string): string[] {
  const trigger = minutes === 0 ? 'PT0M' : `-PT${minutes}M`;
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, 'END:VALARM'];
}

function eventLines(event: CalendarEvent): string[] {
  const { uid, sequence, changedAt, location, status, alarms } = event;
  const summary = escapeText(event.summary);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    // Without METHOD, DTSTAMP is the time of the last revision. Unchanged events therefore give the same text.
    `DTSTAMP:${calendarMoment(changedAt)}`,
    `LAST-MODIFIED:${calendarMoment(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...times(event),
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...(event.allDay || event.free ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${summary}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `STATUS:${status.toUpperCase()}`,
    ...(status === 'cancelled' ? [] : alarms.flatMap((minutes) => alarm(minutes, summary))),
    'END:VEVENT',
  ];
}

const nothing = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function zonesOf(events: readonly CalendarEvent[]): string[] {
  const spans = new Map<string, { first: Day; last: Day }>();
  for (const { start } of events) {
    if (start instanceof Date) continue;
    const { first, last } = spans.get(start.timeZone) ?? { first: start.day, last: start.day };
    const [earliest = first, , latest = last] = [first, start.day, last].sort();
    spans.set(start.timeZone, { first: earliest, last: latest });
  }
  return [...spans].flatMap(([timeZone, span]) => zoneLines(timeZone, span));
}

export function writeCalendar({ name, events }: Calendar): string {
  const title = escapeText(name);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//${PRODUCT_NAME}//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    // Older phones only know the second property.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zonesOf(events),
    ...(events.length > 0 ? events.flatMap(eventLines) : nothing),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
