import { addMs, DAY, instantFromJson } from '@/lib/core/time/dates';
import { toInstant } from '@/lib/core/time/zoned-time';
import type { CameraTime } from './exif-date';

/** Tolerance for camera clocks that run ahead. */
const AHEAD = DAY;

/** Uses the uploader's zone without an offset. Null for impossible days, and for future ones from a wrong clock. */
export function takenAt(camera: CameraTime | null, timeZone: string, at: Date): Date | null {
  if (!camera) return null;
  try {
    const { day, time, offset } = camera;
    // Always parsed with the zone, which refuses 30 February; a plain Date would move it to March.
    const local = toInstant(day, time, timeZone);
    const moment = offset ? instantFromJson(`${day}T${time}:00${offset}`) : local;
    return moment <= addMs(at, AHEAD) ? moment : null;
  } catch {
    return null;
  }
}
