import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import type { CameraTime } from './exif-date';

/** Tolerance for camera clocks that run ahead. */
const AHEAD = DAY;

/** Uses the uploader's time zone if the photo has no offset. Null for impossible and future days (wrong clock). */
export function takenAt(camera: CameraTime | null, timeZone: string, at: Date): Date | null {
  if (!camera) return null;
  try {
    const { day, time, offset } = camera;
    // Always parses with the zone, which rejects February 30. A plain Date would move it to March.
    const local = toInstant(day, time, timeZone);
    const moment = offset ? instantFromJson(`${day}T${time}:00${offset}`) : local;
    return moment <= addMs(at, AHEAD) ? moment : null;
  } catch {
    return null;
  }
}
