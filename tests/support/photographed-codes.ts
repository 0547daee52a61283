import sharp from 'sharp';

export interface Conditions {
  /** Width of one module in pixels. */
  module: number;
  /** Rotation of the phone in degrees. */
  turn?: number;
  /** Fraction by which the far edge of the page is narrower than the near one. */
  tilt?: number;
  /** Blur as a standard deviation in pixels. */
  blur?: number;
  /** Opacity of a lamp's reflection over a corner. */
  glare?: number;
  /** Fraction of light that remains. */
  light?: number;
  /** Standard deviation of each pixel's brightness, of 255. */
  noise?: number;
  /** Cracks in the screen: number, and width in modules. */
  cracks?: { count: number; width: number };
}

export interface Photograph {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8ClampedArray;
}

const PAGE = { r: 226, g: 222, b: 214 };

function overlay(width: number, { glare = 0, cracks, module }: Conditions, random: () => number): string {
  const at = () => Math.round(random() * width);
  const lines = Array.from({ length: cracks?.count ?? 0 }, () => `M${at()} ${at()}L${at()} ${at()}`).join('');
  const lamp = `<radialGradient id="lamp"><stop offset="0" stop-color="#fff" stop-opacity="${glare}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const stroke = (cracks?.width ?? 0) * module;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><defs>${lamp}</defs><circle cx="${width * 0.7}" cy="${width * 0.65}" r="${width * 0.35}" fill="url(#lamp)"/><path d="${lines}" stroke="#cfd4d8" stroke-width="${stroke}" fill="none"/></svg>`;
}

/** Narrows the picture toward its upper edge, like a page that leans back. */
function tiltPixels(from: Uint8Array, size: number, tilt: number): Uint8Array {
  const to = new Uint8Array(from.length);
  const grey = (x: number, y: number) => from[Math.min(size - 1, y) * size + Math.min(size - 1, x)] ?? 0;
  for (let y = 0; y < size; y += 1) {
    const share = 1 - tilt * (1 - y / size);
    // Perspective: distant rows are shorter.
    const row = Math.min(size - 1, Math.round(y / share));
    for (let x = 0; x < size; x += 1) {
      const column = (x - size / 2) / share + size / 2;
      const leftColumn = Math.floor(column);
      const part = column - leftColumn;
      const isOutside = column < 0 || column >= size - 1;
      to[y * size + x] = isOutside ? PAGE.g : grey(leftColumn, row) * (1 - part) + grey(leftColumn + 1, row) * part;
    }
  }
  return to;
}

/** Creates a normally distributed number from two uniform ones (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export async function photograph(
  svg: string,
  modules: number,
  conditions: Conditions,
  random: () => number,
): Promise<Photograph> {
  const { turn = 0, tilt = 0, blur = 0, light = 1, noise = 0 } = conditions;
  const side = Math.round(modules * conditions.module);
  const margin = Math.round(side * 0.15);
  const code = await sharp(Buffer.from(svg)).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer();
  const damagedCode = await sharp(code)
    .composite([{ input: Buffer.from(overlay(side, conditions, random)) }])
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAGE })
    .rotate(turn, { background: PAGE })
    .png()
    .toBuffer();
  const photoOfCode = sharp(damagedCode).resize({ width: side + 2 * margin, height: side + 2 * margin, fit: 'fill' });
  if (blur > 0) photoOfCode.blur(blur);
  const { data, info } = await photoOfCode.greyscale().raw().toBuffer({ resolveWithObject: true });
  const leaning = tilt > 0 ? tiltPixels(data, info.width, tilt) : data;
  const pixels = new Uint8ClampedArray(info.width * info.height * 4);
  for (let index = 0; index < info.width * info.height; index += 1) {
    const value = (leaning[index] ?? 0) * light + (noise > 0 ? normal(random) * noise : 0);
    pixels.fill(value, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = 255;
  }
  return { width: info.width, height: info.height, data: pixels };
}
