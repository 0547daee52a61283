import { type Day, dayFromMs, HOUR, instantFromMs, MINUTE, msOf } from './dates';
import { toInstant, weeklyOffsets } from './zoned-time';

const offsetOf = weeklyOffsets((local, timeZone) => local - toInstant(dayFromMs(local), '00:00', timeZone).getTime());

export function toPlannedInstant(day: Day, time: string, timeZone: string): Date {
  const local = msOf(day) + Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5)) * MINUTE;
  const offset = offsetOf(local, timeZone);
  return offset === null ? toInstant(day, time, timeZone) : instantFromMs(local - offset);
}
