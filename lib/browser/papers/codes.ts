import { prepareZXingModule, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Barcode, Region } from '@/lib/core/paper/paper-text';
import { clampRegion } from './lines';
import type { Pixels } from './pixels';

const formats = new Map<string, Barcode['format']>([
  ['DataMatrix', 'data-matrix'],
  ['QRCode', 'qr'],
  ['QRCodeModel2', 'qr'],
  ['Code128', 'code-128'],
  ['EAN13', 'ean-13'],
]);
const MAX_CODES = 40;

export function prepareCodeReader(wasmBinary: ArrayBuffer): void {
  prepareZXingModule({ overrides: { wasmBinary } });
}

function codeBounds({ position }: ReadResult): Region {
  const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
  const [left, top] = [Math.min(...corners.map(({ x }) => x)), Math.min(...corners.map(({ y }) => y))];
  const right = Math.max(...corners.map(({ x }) => x));
  return { x: left, y: top, width: right - left, height: Math.max(...corners.map(({ y }) => y)) - top };
}

/** Reads up to 40 barcodes of a picture. */
export async function readCodes(pixels: Pixels): Promise<Omit<Barcode, 'page'>[]> {
  const results = await readBarcodes(
    { ...pixels, colorSpace: 'srgb' },
    {
      formats: ['DataMatrix', 'QRCode', 'Code128', 'EAN13'],
      textMode: 'Plain',
      tryHarder: true,
      maxNumberOfSymbols: MAX_CODES,
    },
  );
  return results.flatMap((result) => {
    const format = formats.get(result.format);
    if (!format || !result.isValid) return [];
    return [{ format, text: result.text, region: clampRegion(codeBounds(result), pixels) }];
  });
}
