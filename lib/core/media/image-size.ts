import type { Size } from './crop';

/** Pixels. No camera or scanner makes larger ones, and a file with one very long line takes seconds to decode. */
export const MAX_EDGE = 20_000;

export const HEAD_BYTES = 512 * 1024;

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Returns the size before EXIF rotation. */
export function imageSize(head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const size = pngSize(head, view) ?? webpSize(head, view) ?? jpegSize(head, view);
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

function pngSize(head: Uint8Array, view: DataView): Size | null {
  if (text(head, 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function webpSize(head: Uint8Array, view: DataView): Size | null {
  if (text(head, 0, 4) !== 'RIFF' || text(head, 8, 4) !== 'WEBP') return null;
  const chunk = text(head, 12, 4);
  if (chunk === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return null;
  const readUint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: readUint24(24), height: readUint24(27) };
}

const isFrameMarker = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(head: Uint8Array, view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (head[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameMarker(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
