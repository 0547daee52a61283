import { now, nowMs } from '@/lib/core/time/clock';
import { dayIn, instantFromMs, timeIn } from '@/lib/core/time/dates';
import { type CameraTime, exifOfHeif, exifOfJpeg, readExifTime } from '@/lib/records/photos/exif-date';
import { takenAt } from '@/lib/records/photos/taken';

/** Cameras write their metadata at the beginning of the file. */
const HEAD_BYTES = 256 * 1024;

export interface LocalTime {
  day: string;
  time: string;
}

async function cameraTime(file: File): Promise<CameraTime | null> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const exif = exifOfJpeg(head) ?? exifOfHeif(head);
    return exif && readExifTime(exif);
  } catch {
    return null;
  }
}

/** Moment that the camera recorded. Null without one, and for one that is impossible or in the future. */
export async function cameraMoment(file: File, timeZone: string): Promise<Date | null> {
  return takenAt(await cameraTime(file), timeZone, now());
}

/** Estimates when the photo was taken: from its metadata, else from the file's last change. */
export async function suggestTime(file: File, timeZone: string): Promise<LocalTime> {
  const changedAt = instantFromMs(Math.min(file.lastModified, nowMs()));
  const moment = (await cameraMoment(file, timeZone)) ?? changedAt;
  return { day: dayIn(moment, timeZone), time: timeIn(moment, timeZone) };
}
