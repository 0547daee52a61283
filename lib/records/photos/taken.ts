import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import type { CameraTime } from './exif-date';

/** The clock of a camera may be ahead of ours. */
const AHEAD = DAY;

/**
 * The moment that a camera wrote down. Without an offset it is on the clock of who uploads: most photos are sent from
 * where they were taken.
 * @returns null for a day that does not exist, and for the future: that clock was wrong
 */
export function takenAt(camera: CameraTime | null, timeZone: string, at: Date): Date | null {
  if (!camera) return null;
  try {
    const { day, time, offset } = camera;
    // Read by its zone in any case: it refuses the 30th of February, which a plain reading would move to March.
    const local = toInstant(day, time, timeZone);
    const moment = offset ? instantFromJson(`${day}T${time}:00${offset}`) : local;
    return moment <= addMs(at, AHEAD) ? moment : null;
  } catch {
    return null;
  }
}
