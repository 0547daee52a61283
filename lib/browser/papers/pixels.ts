/** Picture as RGBA bytes, such as ImageData. */
export interface Pixels {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Rotated rectangle in pixels. The angle is in radians, clockwise, and at most 45° either way. */
export interface Box {
  center: Point;
  width: number;
  height: number;
  angle: number;
}

/** Mean and deviation per channel, in the order of the model: blue, green, red. */
export interface Normalization {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

const MAX_SAMPLES = 4;

function addColor({ data, width, height }: Pixels, pointX: number, pointY: number, sums: Float64Array): void {
  const x = Math.min(Math.max(pointX - 0.5, 0), width - 1);
  const y = Math.min(Math.max(pointY - 0.5, 0), height - 1);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - left, y - top];
  const right = left + 1 < width ? 4 : 0;
  const a = (top * width + left) * 4;
  const c = top + 1 < height ? a + width * 4 : a;
  for (let channel = 0; channel < 3; channel += 1) {
    const upper = (data[a + channel] ?? 0) * (1 - fx) + (data[a + right + channel] ?? 0) * fx;
    const lower = (data[c + channel] ?? 0) * (1 - fx) + (data[c + right + channel] ?? 0) * fx;
    sums[channel] = (sums[channel] ?? 0) + upper * (1 - fy) + lower * fy;
  }
}

/**
 * Draws the box upright into planes of floats, one per channel. Averages several samples per pixel when scaling down.
 * @param size pixels of the planes; `used` columns are drawn and the rest stays zero
 */
export function sampleBox(
  pixels: Pixels,
  { center, width, height, angle }: Box,
  size: { width: number; height: number; used: number },
  { mean, deviation }: Normalization,
): Float32Array {
  const area = size.width * size.height;
  const planes = new Float32Array(3 * area);
  const step = { x: width / size.used, y: height / size.height };
  const samples = Math.max(1, Math.min(MAX_SAMPLES, Math.round(Math.min(step.x, step.y))));
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const sums = new Float64Array(3);
  const scale = 1 / (samples * samples * 255);
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.used; column += 1) {
      sums.fill(0);
      for (let part = 0; part < samples * samples; part += 1) {
        const across = (column + ((part % samples) + 0.5) / samples) * step.x - width / 2;
        const down = (row + (Math.floor(part / samples) + 0.5) / samples) * step.y - height / 2;
        addColor(pixels, center.x + across * cos - down * sin, center.y + across * sin + down * cos, sums);
      }
      const at = row * size.width + column;
      for (let plane = 0; plane < 3; plane += 1)
        planes[plane * area + at] = ((sums[2 - plane] ?? 0) * scale - (mean[plane] ?? 0)) / (deviation[plane] ?? 1);
    }
  }
  return planes;
}

/** Turns a picture clockwise by quarters. */
export function turnPixels(pixels: Pixels, quarters: number): Pixels {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return pixels;
  const { width, height } = pixels;
  const from = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, width * height);
  const to = new Uint32Array(from.length);
  const turned = turns === 2 ? { width, height } : { width: height, height: width };
  // Index of the first pixel after the turn, and the steps to its neighbors to the right and below.
  const [first = 0, across = 0, down = 0] =
    [[], [height - 1, turned.width, -1], [from.length - 1, -1, -width], [(width - 1) * turned.width, -turned.width, 1]][
      turns
    ] ?? [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) to[first + x * across + y * down] = from[y * width + x] ?? 0;
  return { ...turned, data: new Uint8ClampedArray(to.buffer) };
}

/** Box around the whole picture. */
export function frameBox({ width, height }: { width: number; height: number }): Box {
  return { center: { x: width / 2, y: height / 2 }, width, height, angle: 0 };
}
