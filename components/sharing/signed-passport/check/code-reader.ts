import { decodeQR } from 'qr/decode.js';

interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

const PATIENCE_MS = 400;

/** For browsers without a reader of their own. @returns null where there is no code, or none that can be read */
export function readCode(pixels: Pixels): string | null {
  try {
    return decodeQR(pixels, { format: 'RGBA', effort: Number.POSITIVE_INFINITY, timeLimit: PATIENCE_MS });
  } catch {
    return null;
  }
}
