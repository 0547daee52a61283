import type ICAL from 'ical.js';
import { type Day, daysBetween } from '../time/dates';

/** Starts that are computed for one file. Some rules take a millisecond for each. */
const MAX_STEPS = 20_000;
const MAX_INTERVAL = 100;

const isOnly = (values: readonly (string | number)[] | undefined, value: number) =>
  values === undefined || (values.length === 1 && Number(values[0]) === value);

const isLeapDay = ({ month, day }: ICAL.Time) => month === 2 && day === 29;

/** ical.js loops forever on rules that match no date, such as February 30, and moves February 29 to March. */
function isSupported({ freq, interval, parts }: ICAL.Recur, start: ICAL.Time): boolean {
  const { BYDAY, BYMONTH, BYMONTHDAY, ...others } = parts as Record<string, (string | number)[] | undefined>;
  if (Object.keys(others).length > 0 || !(interval >= 1 && interval <= MAX_INTERVAL)) return false;
  if (freq === 'DAILY') return Object.keys(parts).length === 0;
  if (freq === 'WEEKLY') return !(BYMONTH || BYMONTHDAY);
  if (freq === 'MONTHLY') return !(BYMONTH || (BYDAY && BYMONTHDAY)) && (start.day <= 28 || interval === 1);
  return (
    freq === 'YEARLY' && !BYDAY && !isLeapDay(start) && isOnly(BYMONTH, start.month) && isOnly(BYMONTHDAY, start.day)
  );
}

/** Rules of a time zone: one day each year. */
export const isZoneRule = (rule: string): boolean =>
  /^FREQ=YEARLY(?:;(?:INTERVAL=1|WKST=[A-Z]{2}|UNTIL=[\dTZ]+|BYMONTH=\d+|BYDAY=-?\d?[A-Z]{2}))*$/i.test(rule);

export const dayOf = (time: ICAL.Time): Day => time.toString().slice(0, 10);

/** Time at which a rule ends. An UNTIL without a time includes the whole day. */
export function endOf(until: ICAL.Time): ICAL.Time {
  const end = until.clone();
  if (until.isDate) end.resetTo(until.year, until.month, until.day, 23, 59, 59, until.zone);
  return end;
}

/** Shifts the start of an endless rule to shortly before `from`, by whole intervals: later starts stay the same. */
function startNear({ freq, interval, count }: ICAL.Recur, start: ICAL.Time, from: Day): ICAL.Time {
  const near = start.clone();
  if (count) return near;
  const skippedLength = (distance: number, length: number) => Math.max(0, Math.floor(distance / length) - 1) * length;
  const days = { DAILY: 1, WEEKLY: 7 }[String(freq)];
  if (days) near.adjust(skippedLength(daysBetween(dayOf(start), from), interval * days), 0, 0, 0);
  else near.year += skippedLength(Number(from.slice(0, 4)) - start.year, isLeapDay(start) ? 4 : interval);
  return near;
}

export interface Repetition {
  rule: ICAL.Recur;
  start: ICAL.Time;
  from: Day;
}

export type RepetitionProblem = 'repeats' | 'tooManyDates';

type ReadStarts = (repetition: Repetition, readStart: (start: ICAL.Time) => boolean) => RepetitionProblem | null;

/** @returns a function that reads starts until `read` refuses one */
export function startReader(): ReadStarts {
  let stepsLeft = MAX_STEPS;
  return ({ rule, start, from }, readStart) => {
    if (!isSupported(rule, start)) return 'repeats';
    const endless = rule.clone();
    // ical.js compares the digits of UNTIL, which is UTC, with those of local starts.
    endless.until = null;
    const iterator = endless.iterator(startNear(rule, start, from));
    for (let next = iterator.next(); next && readStart(next); next = iterator.next()) {
      stepsLeft -= 1;
      if (stepsLeft < 0) return 'tooManyDates';
    }
    return null;
  };
}
