import ICAL from 'ical.js';
import { addMs, DAY, MINUTE } from '../time/dates';
import { readCalendarLines } from './calendar-lines';
import { momentReader, readTime, readZones, UnknownZoneError } from './calendar-times';
import { startReader } from './recurrence';

/** Why an event cannot be imported. */
export type EventProblem = 'cancelled' | 'zone' | 'repeats' | 'unreadable';

export interface ReadEvent {
  /** Empty if the file has none. */
  uid: string;
  /** Instant, or a day for an event that lasts all day. Empty if unreadable. */
  start: string;
  /** Null for an event that lasts all day, or has no end. */
  minutes: number | null;
  title: string;
  place: string;
  note: string;
  categories: readonly string[];
  isRepeated: boolean;
  problem: EventProblem | null;
}

interface Circumstances {
  /** Zone of times without one. */
  timeZone: string;
  at: Date;
}

const MAX_REPETITIONS = 24;
const REPETITION_SPAN = 366 * DAY;

const unreadable: ReadEvent = {
  ...{ uid: '', start: '', minutes: null, title: '', place: '', note: '', categories: [] },
  ...{ isRepeated: false, problem: 'unreadable' },
};

function readTexts(event: ICAL.Component) {
  const text = (name: string) => String(event.getFirstPropertyValue(name) ?? '').trim();
  const categories = event.getAllProperties('categories').flatMap((one) => one.getValues().map(String));
  return {
    ...{ uid: text('uid'), title: text('summary'), place: text('location'), note: text('description'), categories },
    isCanceled: text('status').toUpperCase() === 'CANCELLED',
  };
}

type Moments = (property: ICAL.Property) => (time: ICAL.Time) => string;

function minutesOf(event: ICAL.Component, start: string, momentsOf: Moments): number | null {
  if (!start.includes('T')) return null;
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return Math.round(duration.toSeconds() / 60);
  const end = event.getFirstProperty('dtend');
  if (!end) return null;
  const ms = Date.parse(momentsOf(end)(readTime(end))) - Date.parse(start);
  return Number.isNaN(ms) ? null : Math.round(ms / MINUTE);
}

/** Starts excluded by EXDATE. */
function readExcludedStarts(event: ICAL.Component, momentsOf: Moments): string[] {
  return event.getAllProperties('exdate').flatMap((property) => {
    const momentOf = momentsOf(property);
    return property.getValues().flatMap((time) => (time instanceof ICAL.Time ? momentOf(time) : []));
  });
}

interface Reader {
  momentsOf: Moments;
  readStarts: ReturnType<typeof startReader>;
  /** UID and start of changed repetitions. */
  changed: ReadonlySet<string>;
  at: Date;
}

const keyOf = (uid: string, start: string) => `${uid} ${start}`;

/** Next starts of a repeated event. Null if its rule is not supported. */
function nextStarts(event: ICAL.Component, uid: string, reader: Reader): string[] | null {
  const { momentsOf, readStarts, changed, at } = reader;
  const property = event.getFirstProperty('dtstart');
  const rules = event.getAllProperties('rrule').map((one) => one.getFirstValue());
  const [rule] = rules;
  if (!property || !(rule instanceof ICAL.Recur) || rules.length > 1 || event.hasProperty('rdate')) return null;
  const momentOf = momentsOf(property);
  const without = new Set(readExcludedStarts(event, momentsOf));
  const [from, until] = [at.toISOString(), addMs(at, REPETITION_SPAN).toISOString()];
  const starts: string[] = [];
  const isSupported = readStarts({ rule, start: readTime(property) }, (time) => {
    const start = momentOf(time);
    if (start >= until || starts.length === MAX_REPETITIONS) return false;
    if (start >= from && !without.has(start) && !changed.has(keyOf(uid, start))) starts.push(start);
    return true;
  });
  return isSupported ? starts : null;
}

function readOne(event: ICAL.Component, reader: Reader): ReadEvent[] {
  const { isCanceled, ...texts } = readTexts(event);
  const one: ReadEvent = { ...unreadable, ...texts };
  const isRepeated = event.hasProperty('rrule') || event.hasProperty('rdate');
  try {
    const property = event.getFirstProperty('dtstart');
    if (!property) return [one];
    const start = reader.momentsOf(property)(readTime(property));
    const read = { ...one, start, isRepeated, minutes: minutesOf(event, start, reader.momentsOf), problem: null };
    if (isCanceled) return [{ ...read, problem: 'cancelled' }];
    if (!isRepeated) return [read];
    const starts = nextStarts(event, texts.uid, reader);
    return starts ? starts.map((next) => ({ ...read, start: next })) : [{ ...read, problem: 'repeats' }];
  } catch (error) {
    return [{ ...one, isRepeated, problem: error instanceof UnknownZoneError ? 'zone' : 'unreadable' }];
  }
}

function parseEvent(lines: readonly string[] | null): ICAL.Component | null {
  if (!lines) return null;
  try {
    return new ICAL.Component(ICAL.parse(['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')));
  } catch {
    return null;
  }
}

function changedStarts(events: readonly ICAL.Component[], momentsOf: Moments): Set<string> {
  const keys = events.flatMap((event) => {
    const property = event.getFirstProperty('recurrence-id');
    try {
      return property ? [keyOf(readTexts(event).uid, momentsOf(property)(readTime(property)))] : [];
    } catch {
      return [];
    }
  });
  return new Set(keys);
}

/**
 * Reads the events of an iCalendar file (RFC 5545). A repeated event becomes its next 24 starts within a year.
 * @returns the earliest first, null for more than `most` @throws Error unless the text is a calendar
 */
export function readCalendar(text: string, most: number, { timeZone, at }: Circumstances): ReadEvent[] | null {
  const { events, zones: blocks } = readCalendarLines(text);
  if (events.length > most) return null;
  const zones = readZones(blocks);
  const momentsOf: Moments = (property) => momentReader(property, zones, timeZone);
  const components = events.map(parseEvent);
  const changed = changedStarts(
    components.filter((one) => one !== null),
    momentsOf,
  );
  const reader: Reader = { momentsOf, readStarts: startReader(), changed, at };
  const found = components.flatMap((event) => (event ? readOne(event, reader) : [unreadable]));
  return found.length > most ? null : found.toSorted((a, b) => a.start.localeCompare(b.start));
}
