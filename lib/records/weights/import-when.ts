import { Temporal } from 'temporal-polyfill';
import { instantFromMs } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';

const NOON = '12:00';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/i;
const ISO_DAY = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ]+(?<time>\d{1,2}:\d\d)(?::\d\d(?:\.\d+)?)?)?$/;
/** Day first, as is usual in both languages. */
const SPOKEN_DAY = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?:,? +(?<time>\d{1,2}:\d\d)(?::\d\d)?)?$/;
const TIME = /^\d{1,2}:\d\d(:\d\d)?$/;

/** Spreadsheet formats such as "2026-03-07" and "7/3/2026 8:30"; local time without an offset. Else null. */
export function readWhen(date: string, time: string, timeZone: string): Date | null {
  try {
    return INSTANT.test(date)
      ? instantFromMs(Temporal.Instant.from(date).epochMilliseconds)
      : readLocal(date, time, timeZone);
  } catch {
    return null;
  }
}

function readLocal(date: string, time: string, timeZone: string): Date | null {
  const { year = '', month = '', day = '', ...found } = (ISO_DAY.exec(date) ?? SPOKEN_DAY.exec(date))?.groups ?? {};
  if (!year || (time !== '' && !TIME.test(time))) return null;
  const [hour = '', minute = ''] = (found.time ?? (time || NOON)).split(':');
  const two = (text: string) => text.padStart(2, '0');
  return toInstant(`${year}-${two(month)}-${two(day)}`, `${two(hour)}:${minute}`, timeZone);
}
