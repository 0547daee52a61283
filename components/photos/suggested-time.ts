import { now } from '@/lib/core/clock';
import { dayIn, instantFromMs, timeIn } from '@/lib/core/dates';
import { exifOfJpeg, readExifTime } from '@/lib/photos/exif-date';
import { takenAt } from '@/lib/photos/taken';

/** Where a camera writes what it knows. */
const HEAD_BYTES = 256 * 1024;

/** A local day and time, as fields hold them. */
export interface LocalTime {
  day: string;
  time: string;
}

/** When a chosen file was probably taken: as its camera says, or when the file was last changed. */
export async function suggestTime(file: File, timeZone: string): Promise<LocalTime> {
  const at = now();
  const exif = exifOfJpeg(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const changed = instantFromMs(Math.min(file.lastModified, at.getTime()));
  const moment = takenAt(exif && readExifTime(exif), timeZone, at) ?? changed;
  return { day: dayIn(moment, timeZone), time: timeIn(moment, timeZone) };
}
