import { addMs, dayFromColumn, MINUTE } from './dates';
import { PRODUCT_NAME } from './product';

/** Something in a calendar, whatever it stems from. */
export interface CalendarEvent {
  /** The same for as long as it is the same thing; unique in the world. */
  uid: string;
  /** Grows with every change (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** When it was last changed. */
  changedAt: Date;
  /** With `allDay` any moment of the day in UTC. */
  start: Date;
  /** Length; means nothing for a whole day. */
  minutes: number;
  allDay?: boolean;
  summary: string;
  location: string | null;
  status: 'confirmed' | 'cancelled';
  /** Minutes before its start. */
  alarms: readonly number[];
}

interface Calendar {
  /** What a phone lists it as. */
  name: string;
  events: readonly CalendarEvent[];
}

const LINE = 75;

/** Octets of a character in UTF-8. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A content line in pieces of at most 75 octets, none of which ends within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > LINE) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

/** A value of the type TEXT (RFC 5545, 3.3.11); controls have no place in it. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A moment in UTC: `20260328T120000Z`. */
function utc(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function day(moment: Date): string {
  return dayFromColumn(moment).replaceAll('-', '');
}

function times({ start, minutes, allDay }: CalendarEvent): string[] {
  if (allDay) return [`DTSTART;VALUE=DATE:${day(start)}`, 'TRANSP:TRANSPARENT'];
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(addMs(start, minutes * MINUTE))}`];
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
    // Without a METHOD both say when it was last revised: reading it again gives the same text.
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${sequence}`,
    ...times(event),
    `SUMMARY:${summary}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `STATUS:${status.toUpperCase()}`,
    ...(status === 'cancelled' ? [] : alarms.flatMap((minutes) => alarm(minutes, summary))),
    'END:VEVENT',
  ];
}

// A calendar needs a component (RFC 5545, 3.6); this one changes nothing.
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

/** A calendar as text (RFC 5545). Its times are in UTC, so it needs no definitions of time zones. */
export function writeCalendar({ name, events }: Calendar): string {
  const title = escapeText(name);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//${PRODUCT_NAME}//EN`,
    'CALSCALE:GREGORIAN',
    `NAME:${title}`,
    `X-WR-CALNAME:${title}`,
    // How often a subscriber should come again; phones that do not know the first know the second.
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...(events.length > 0 ? events.flatMap(eventLines) : nothing),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
