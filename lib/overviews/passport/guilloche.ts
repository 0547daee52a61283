/** Points from left to right, in units of the field (0 to 1). */
type Line = [number, number][];

const LINES = 14;
const POINTS = 60;

/** The fine waves of security paper, always the same: two sines, shifted from line to line so that they weave. */
export function guilloche(): Line[] {
  return Array.from({ length: LINES }, (_, line) =>
    Array.from({ length: POINTS + 1 }, (_, point): [number, number] => {
      const x = point / POINTS;
      const phase = (line / LINES) * Math.PI * 2;
      const wave = Math.sin(x * Math.PI * 4 + phase) * 0.3 + Math.sin(x * Math.PI * 10 - phase) * 0.08;
      return [x, 0.5 + wave];
    }),
  );
}
