import type { Day } from '@/lib/core/time/dates';

/** Local time where the photo was taken. */
export interface CameraTime {
  day: Day;
  time: string;
  /** ISO 8601 such as `+02:00`; null if the camera does not record it. */
  offset: string | null;
}

// Tags and types of the Exif standard (CIPA DC-008, 4.6).
const EXIF_DIRECTORY = 0x8769;
const TAKEN = 0x9003;
const TAKEN_OFFSET = 0x9011;
const ASCII = 2;
const LONG = 4;
const ENTRY_BYTES = 12;
/** Limits the work for crafted files. Real directories have some dozens of entries. */
const MOST_ENTRIES = 500;

const WRITTEN = /^(\d{4}):(0[1-9]|1[0-2]):(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):([0-5]\d)/;
const OFFSET = /^[+-](0\d|1[0-4]):[0-5]\d/;

const text = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 64)));

/** Reads a TIFF directory. Reading beyond the end throws, which the caller catches. */
function directory(view: DataView, at: number, little: boolean) {
  const count = Math.min(view.getUint16(at, little), MOST_ENTRIES);
  const findValue = (tag: number, type: number): number | null => {
    for (let n = 0; n < count; n += 1) {
      const entry = at + 2 + n * ENTRY_BYTES;
      if (view.getUint16(entry, little) === tag && view.getUint16(entry + 2, little) === type) return entry;
    }
    return null;
  };
  return {
    long(tag: number): number | null {
      const entry = findValue(tag, LONG);
      return entry === null ? null : view.getUint32(entry + 8, little);
    },
    /** Position of a text. The entry contains its offset, because the text exceeds the entry's four bytes. */
    ascii(tag: number): [from: number, length: number] | null {
      const entry = findValue(tag, ASCII);
      return entry === null ? null : [view.getUint32(entry + 8, little), view.getUint32(entry + 4, little)];
    },
  };
}

export function readExifTime(exif: Uint8Array): CameraTime | null {
  const tiff = text(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
  const order = text(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  try {
    const little = order === 'II';
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const inner = directory(view, view.getUint32(4, little), little).long(EXIF_DIRECTORY);
    if (inner === null) return null;
    const block = directory(view, inner, little);
    const readText = (tag: number) => {
      const place = block.ascii(tag);
      return place ? text(tiff, place[0], place[0] + place[1]) : '';
    };
    const [, year, month, day, hour, minute] = WRITTEN.exec(readText(TAKEN)) ?? [];
    if (year === undefined || year < '1900') return null;
    const offset = OFFSET.exec(readText(TAKEN_OFFSET))?.[0] ?? null;
    return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}`, offset };
  } catch {
    return null;
  }
}

export function exifOfJpeg(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    // Start of scan: only image data follows.
    if (marker === 0xda || length < 2) return null;
    const content = bytes.subarray(at + 4, at + 2 + length);
    if (marker === 0xe1 && text(content, 0, 6) === 'Exif\0\0') return content;
    at += 2 + length;
  }
  return null;
}

/** Searches HEIC and AVIF for the block's first bytes, instead of reading the tables that locate it. */
export function exifOfHeif(bytes: Uint8Array): Uint8Array | null {
  if (text(bytes, 4, 8) !== 'ftyp') return null;
  const at = bytes.findIndex((byte, from) => byte === 0x45 && /^Exif\0\0(II|MM)/.test(text(bytes, from, from + 8)));
  return at < 0 ? null : bytes.subarray(at);
}
