import ICAL from 'ical.js';
import { instantFromMs } from '../time/dates';
import { isTimeZoneName } from '../time/time-zones';
import { toInstant } from '../time/zoned-time';
import { isZoneRule } from './recurrence';

type Zones = ReadonlyMap<string, ICAL.Timezone>;

/** Time zones of the file, by name. Leaves out damaged ones and rules that may never end. */
export function readZones(blocks: readonly string[][]): Zones {
  const zones = new Map<string, ICAL.Timezone>();
  for (const lines of blocks) {
    try {
      const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n');
      const component = new ICAL.Component(ICAL.parse(text));
      const rules = lines.flatMap((line) => /^RRULE:(.*)$/i.exec(line.trim())?.[1] ?? []);
      const tzid = component.getFirstPropertyValue('tzid');
      if (typeof tzid === 'string' && rules.every(isZoneRule)) zones.set(tzid, new ICAL.Timezone(component));
    } catch (error) {
      console.info('could not read a time zone', error);
    }
  }
  return zones;
}

export class UnknownZoneError extends Error {
  override name = 'UnknownZoneError';
}

/**
 * Converts times of one property. A time without a zone is local (RFC 5545, 3.3.5).
 * @returns a function that turns a time into an instant, or into a day for an event that lasts all day
 * @throws UnknownZoneError
 */
export function momentReader(property: ICAL.Property, zones: Zones, timeZone: string): (time: ICAL.Time) => string {
  const tzid = property.getFirstParameter('tzid') as string | undefined;
  return (time) => {
    const text = time.toString();
    if (time.isDate) return text;
    if (text.endsWith('Z')) return instantFromMs(Date.parse(text)).toISOString();
    const [day = '', clock = ''] = text.split('T');
    if (tzid === undefined || isTimeZoneName(tzid)) return toInstant(day, clock, tzid ?? timeZone).toISOString();
    const zone = zones.get(tzid);
    if (!zone) throw new UnknownZoneError();
    const local = time.clone();
    local.zone = zone;
    return instantFromMs(local.toUnixTime() * 1000).toISOString();
  };
}

/** @throws Error for a day that does not exist, which ical.js would move */
export function readTime(property: ICAL.Property): ICAL.Time {
  const time = property.getFirstValue();
  const typedValue = (property.toJSON() as unknown[])[3];
  if (!(time instanceof ICAL.Time) || time.toString() !== typedValue) throw new Error('The date is not valid');
  return time;
}
