import { type EventProblem, type ReadEvent, readCalendar } from '@/lib/core/calendar/read-calendar';
import { PRODUCT_SLUG } from '@/lib/core/config/product';
import type { Table } from '@/lib/core/tables/csv';
import { dayIn } from '@/lib/core/time/dates';
import { isId } from '@/lib/core/validation/ids';
import { appointmentLimits } from '@/lib/records/appointments/vocabulary';
import type { Field } from './fields';
import { tableLimits } from './vocabulary';

export interface CalendarEvent extends Omit<ReadEvent, 'problem'> {
  line: number;
  isPast: boolean;
  /** `own`: a routine, dose or due date of our calendar feed, which is not an appointment. */
  problem: EventProblem | 'own' | null;
}

interface Circumstances {
  timeZone: string;
  at: Date;
}

function isOwnPlan({ uid, isRepeated }: ReadEvent): boolean {
  const [id, product] = uid.split('@');
  return product === PRODUCT_SLUG && (isRepeated || !isId(id));
}

/** @returns null for too many events @throws Error unless the text is a calendar */
export function readEvents(text: string, circumstances: Circumstances): CalendarEvent[] | null {
  const { at, timeZone } = circumstances;
  const today = dayIn(at, timeZone);
  const events = readCalendar(text, tableLimits.rows, circumstances);
  if (!events) return null;
  return events.map((event, index) => ({
    ...event,
    line: index + 1,
    isPast: event.start < (event.start.includes('T') ? at.toISOString() : today),
    problem: event.problem ?? (isOwnPlan(event) ? 'own' : null),
  }));
}

const headings = ['date', 'kind', 'title', 'place', 'note', 'duration'] satisfies Field[];

function durationText({ minutes }: CalendarEvent): string {
  const { min, max } = appointmentLimits.duration;
  return minutes !== null && minutes >= min && minutes <= max ? String(minutes) : '';
}

/** Rows of events that can be imported, so that they are checked like any table. */
export function eventTable(events: readonly CalendarEvent[]): Table {
  const rows = events.filter(({ problem }) => problem === null);
  const lines = rows.map((event) => ({
    line: event.line,
    record: [event.start, event.categories[0] ?? '', event.title, event.place, event.note, durationText(event)],
    ...(event.uid.length > 0 && event.uid.length <= tableLimits.uid && { uid: event.uid }),
  }));
  return { lines: [{ line: 0, record: [...headings] }, ...lines], delimiter: '' };
}
