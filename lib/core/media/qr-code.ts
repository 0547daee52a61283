import encodeQR from 'qr';

/** Quiet zone in modules (ISO/IEC 18004). */
const QUIET = 4;

const levels = { M: 'medium', L: 'low' } as const;

export interface QrCode {
  size: number;
  runs: { x: number; y: number; width: number }[];
}

/** @param level M survives 15 % damage; L survives 7 % and has larger modules, for long texts */
export function createQrCode(text: string, level: 'M' | 'L' = 'M'): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: levels[level], border: QUIET });
  const runs = rows.flatMap((row, y) => {
    const darkRuns: QrCode['runs'] = [];
    row.forEach((dark, x) => {
      const last = darkRuns.at(-1);
      if (!dark) return;
      if (last && last.x + last.width === x) last.width += 1;
      else darkRuns.push({ x, y, width: 1 });
    });
    return darkRuns;
  });
  return { size: rows.length, runs };
}
