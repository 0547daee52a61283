import { decodeQR } from 'qr/decode.js';

interface Pixels {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

const PATIENCE_MS = 400;

/** Reads QR codes in browsers without their own reader. @returns null without a readable code */
export function readCode(pixels: Pixels): string | null {
  try {
    return decodeQR(pixels, { format: 'RGBA', effort: Number.POSITIVE_INFINITY, timeLimit: PATIENCE_MS });
  } catch {
    return null;
  }
}
