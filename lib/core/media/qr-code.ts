import { encode } from 'uqr';

/** The quiet zone around a code that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  size: number;
  /** Runs of dark modules: a rectangle one module high each. */
  runs: { x: number; y: number; width: number }[];
}

/**
 * A text as a QR code that bears some dirt and folds (level M: 15 %), as rectangles to draw.
 * @throws when the text is too long for a code (about 2,300 bytes)
 */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) => {
    const found: QrCode['runs'] = [];
    row.forEach((dark, x) => {
      const last = found.at(-1);
      if (!dark) return;
      if (last && last.x + last.width === x) last.width += 1;
      else found.push({ x, y, width: 1 });
    });
    return found;
  });
  return { size, runs };
}
