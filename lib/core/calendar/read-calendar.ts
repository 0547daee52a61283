import ICAL from 'ical.js';
import { addMs, DAY, dayIn, instantFromJson, MINUTE } from '../time/dates';
import { readCalendarLines } from './calendar-lines';
import { momentReader, readTime, readZones, UnknownZoneError } from './calendar-times';
import { dayOf, endOf, type RepetitionProblem, startReader } from './recurrence';

export type EventProblem = 'cancelled' | 'zone' | RepetitionProblem | 'unreadable';

export interface ReadEvent {
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
  const moment = momentsOf(end)(readTime(end));
  return moment.includes('T') ? Math.round((Date.parse(moment) - Date.parse(start)) / MINUTE) : null;
}

/** Starts excluded by EXDATE, and local days of those without a time. */
function readExcludedStarts(event: ICAL.Component, momentsOf: Moments): string[] {
  return event.getAllProperties('exdate').flatMap((property) => {
    const momentOf = momentsOf(property);
    return property.getValues().flatMap((time) => (time instanceof ICAL.Time ? momentOf(time) : []));
  });
}

interface Reader extends Circumstances {
  momentsOf: Moments;
  readStarts: ReturnType<typeof startReader>;
  changed: ReadonlySet<string>;
  /** UIDs of series that change from one date on. */
  split: ReadonlySet<string>;
}

const keyOf = (uid: string, start: string) => `${uid} ${start}`;

function nextStarts(event: ICAL.Component, uid: string, reader: Reader): string[] | RepetitionProblem {
  const { momentsOf, readStarts, changed, split, at, timeZone } = reader;
  const property = event.getFirstProperty('dtstart');
  const rules = event.getAllProperties('rrule').map((one) => one.getFirstValue());
  const [rule] = rules;
  const isSplit = split.has(uid);
  if (!property || !(rule instanceof ICAL.Recur) || rules.length > 1 || event.hasProperty('rdate') || isSplit) {
    return 'repeats';
  }
  const momentOf = momentsOf(property);
  const first = readTime(property);
  const asStart = (instant: Date) => (first.isDate ? dayIn(instant, timeZone) : instant.toISOString());
  const from = asStart(at);
  const until = rule.until ? asStart(instantFromJson(momentOf(endOf(rule.until)))) : null;
  if (until !== null && until < from) return [];
  const latest = asStart(addMs(at, REPETITION_SPAN));
  const without = new Set(readExcludedStarts(event, momentsOf));
  const starts: string[] = [];
  const problem = readStarts({ rule, start: first, from: dayIn(at, 'UTC') }, (time) => {
    const start = momentOf(time);
    if (start > latest || (until !== null && start > until) || starts.length === MAX_REPETITIONS) return false;
    const isExcluded = without.has(start) || without.has(dayOf(time)) || changed.has(keyOf(uid, start));
    if (start >= from && !isExcluded) starts.push(start);
    return true;
  });
  return problem ?? starts;
}

const changesLaterStarts = (event: ICAL.Component) =>
  event.getFirstProperty('recurrence-id')?.getFirstParameter('range') !== undefined;

function readOne(event: ICAL.Component, reader: Reader): ReadEvent[] {
  const { isCanceled, ...texts } = readTexts(event);
  const one: ReadEvent = { ...unreadable, ...texts };
  const isRepeated = event.hasProperty('rrule') || event.hasProperty('rdate') || changesLaterStarts(event);
  try {
    const property = event.getFirstProperty('dtstart');
    if (!property) return [one];
    const start = reader.momentsOf(property)(readTime(property));
    const readEvent = { ...one, start, isRepeated, minutes: minutesOf(event, start, reader.momentsOf), problem: null };
    if (isCanceled) return [{ ...readEvent, problem: 'cancelled' }];
    if (!isRepeated) return [readEvent];
    const starts = nextStarts(event, texts.uid, reader);
    if (typeof starts === 'string') return [{ ...readEvent, problem: starts }];
    return starts.map((next) => ({ ...readEvent, start: next }));
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

function startsOfChanges(events: readonly ICAL.Component[], momentsOf: Moments): Set<string> {
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
  const readable = components.filter((one) => one !== null);
  const splitUids = new Set(readable.filter(changesLaterStarts).map((one) => readTexts(one).uid));
  const changedStarts = startsOfChanges(readable, momentsOf);
  const reader: Reader = {
    momentsOf,
    readStarts: startReader(),
    changed: changedStarts,
    split: splitUids,
    at,
    timeZone,
  };
  const found = components.flatMap((event) => (event ? readOne(event, reader) : [unreadable]));
  return found.length > most ? null : found.toSorted((a, b) => a.start.localeCompare(b.start));
}
