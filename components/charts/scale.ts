const STEPS = [1, 2, 2.5, 5, 10];

/** Tolerance for floating-point errors, in steps: 18.999999999 steps are 19. */
const DUST = 1e-9;

const cleanValue = (value: number) => Number(value.toPrecision(12));

export function roundTicks(values: readonly number[], count = 4, floor = Number.NEGATIVE_INFINITY): number[] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const valueSpread = highest - lowest || Math.abs(highest) * 0.1 || 1;
  const rough = valueSpread / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough * 0.999) ?? 10) * power;
  const flat = highest === lowest;
  const first = Math.floor((flat ? lowest - step : lowest) / step + DUST);
  const last = Math.ceil((flat ? highest + step : highest) / step - DUST);
  const ticks = Array.from({ length: Math.max(2, last - first + 1) }, (_, index) => cleanValue((first + index) * step));
  const visibleTicks = ticks.filter((tick) => tick >= floor);
  return visibleTicks.length > 1 ? visibleTicks : [floor, cleanValue(floor + step)];
}

/** Decimals that all labels of an axis need to have the same precision. */
export function tickDigits(ticks: readonly number[]): number {
  return Math.max(...ticks.map((tick) => String(tick).split('.')[1]?.length ?? 0));
}

export function percentAlong(value: number, from: number, to: number, margin = 0): number {
  const share = to === from ? 0.5 : (value - from) / (to - from);
  return Math.round((margin + share * (100 - 2 * margin)) * 100) / 100;
}

/** Percent. Prevents the outermost marks from being cut. */
const MARGIN = { time: 3, value: 5 };

interface ChartData {
  points: readonly { at: number; value: number }[];
  valueLabels: readonly { at: number }[];
  band?: { from: number; to: number } | undefined;
  span?: readonly [number, number] | undefined;
}

/** @returns positions in percent: `x` from the left for a time, `y` from the top for a value */
export function chartScales({ points, valueLabels, band, span }: ChartData) {
  const [first, last] = span ?? [points.at(0)?.at ?? 0, points.at(-1)?.at ?? 0];
  const drawnTicks = [
    ...valueLabels.map(({ at }) => at),
    ...points.map(({ value }) => value),
    ...(band ? [band.from, band.to] : []),
  ];
  const [bottom, top] = [Math.min(...drawnTicks), Math.max(...drawnTicks)];
  return {
    x: (at: number) => percentAlong(at, first, last, MARGIN.time),
    y: (value: number) => percentAlong(value, top, bottom, MARGIN.value),
  };
}
