/** Steps that people count in, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** What floating point may be off by, in steps: 18.999999999 steps are 19. */
const DUST = 1e-9;

/** Without floating-point dust: 0.30000000000000004 is 0.3. */
const clean = (value: number) => Number(value.toPrecision(12));

/**
 * Round numbers for the labels of an axis, lowest first, around everything that is drawn; at least two.
 * @param values what is drawn, a band's ends included; at least one
 * @param count about how many labels there is room for
 * @param floor no label lies below it, such as 0 for what can't be negative
 */
export function roundTicks(values: readonly number[], count = 4, floor = Number.NEGATIVE_INFINITY): number[] {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  // A single value, or a flat line, stands in the middle of a small range.
  const spread = highest - lowest || Math.abs(highest) * 0.1 || 1;
  const rough = spread / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough * 0.999) ?? 10) * power;
  const flat = highest === lowest;
  const first = Math.floor((flat ? lowest - step : lowest) / step + DUST);
  const last = Math.ceil((flat ? highest + step : highest) / step - DUST);
  const ticks = Array.from({ length: Math.max(2, last - first + 1) }, (_, index) => clean((first + index) * step));
  const kept = ticks.filter((tick) => tick >= floor);
  return kept.length > 1 ? kept : [floor, clean(floor + step)];
}

/** How far a value lies between two others, in percent of the way, with a margin at both ends. */
export function percentAlong(value: number, from: number, to: number, margin = 0): number {
  const share = to === from ? 0.5 : (value - from) / (to - from);
  return Math.round((margin + share * (100 - 2 * margin)) * 100) / 100;
}
