import { now } from '@/lib/core/time/clock';
import { dayIn, instantFromMs, timeIn } from '@/lib/core/time/dates';
import { type CameraTime, exifOfJpeg, readExifTime } from '@/lib/records/photos/exif-date';
import { takenAt } from '@/lib/records/photos/taken';

/** Where a camera writes what it knows. */
const HEAD_BYTES = 256 * 1024;

/** A local day and time, as fields hold them. */
export interface LocalTime {
  day: string;
  time: string;
}

async function cameraTime(file: File): Promise<CameraTime | null> {
  try {
    const exif = exifOfJpeg(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return exif && readExifTime(exif);
  } catch {
    // A file that can't be read now fails when it is sent, and is told then.
    return null;
  }
}

/** When a chosen file was probably taken: as its camera says, or when the file was last changed. */
export async function suggestTime(file: File, timeZone: string): Promise<LocalTime> {
  const at = now();
  const changed = instantFromMs(Math.min(file.lastModified, at.getTime()));
  const moment = takenAt(await cameraTime(file), timeZone, at) ?? changed;
  return { day: dayIn(moment, timeZone), time: timeIn(moment, timeZone) };
}
