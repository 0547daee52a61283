import type ICAL from 'ical.js';

/** Starts that are computed for one file. Some rules take a millisecond for each. */
const MAX_STEPS = 20_000;
const MAX_INTERVAL = 100;

const isOnly = (values: readonly (string | number)[] | undefined, value: number) =>
  values === undefined || (values.length === 1 && Number(values[0]) === value);

/** ical.js loops forever on rules that match no date, such as February 30, and moves February 29 to March. */
function isSupported({ freq, interval, parts }: ICAL.Recur, start: ICAL.Time): boolean {
  const { BYDAY, BYMONTH, BYMONTHDAY, ...others } = parts as Record<string, (string | number)[] | undefined>;
  if (Object.keys(others).length > 0 || !(interval >= 1 && interval <= MAX_INTERVAL)) return false;
  if (freq === 'DAILY') return Object.keys(parts).length === 0;
  if (freq === 'WEEKLY') return !(BYMONTH || BYMONTHDAY);
  if (freq === 'MONTHLY') return !(BYMONTH || (BYDAY && BYMONTHDAY)) && (start.day <= 28 || interval === 1);
  const isLeapDay = start.month === 2 && start.day === 29;
  return freq === 'YEARLY' && !BYDAY && !isLeapDay && isOnly(BYMONTH, start.month) && isOnly(BYMONTHDAY, start.day);
}

/** Rules of a time zone: one day each year. */
export const isZoneRule = (rule: string): boolean =>
  /^FREQ=YEARLY(?:;(?:INTERVAL=1|WKST=[A-Z]{2}|UNTIL=[\dTZ]+|BYMONTH=\d+|BYDAY=-?\d?[A-Z]{2}))*$/i.test(rule);

export interface Repetition {
  rule: ICAL.Recur;
  start: ICAL.Time;
}

/** @returns a function that reads starts until `read` refuses one. It returns false for unsupported rules */
export function startReader(): (repetition: Repetition, read: (start: ICAL.Time) => boolean) => boolean {
  let left = MAX_STEPS;
  return ({ rule, start }, read) => {
    if (!isSupported(rule, start)) return false;
    const iterator = rule.iterator(start);
    for (let next = iterator.next(); next && read(next); next = iterator.next()) {
      left -= 1;
      if (left < 0) return false;
    }
    return true;
  };
}
