/** Required change of distance; less is an unsteady hand. */
const RATIO = 1.25;

export function pinchedTo(begin: number, now: number): 'day' | 'week' | null {
  if (now * RATIO <= begin) return 'week';
  return now >= begin * RATIO ? 'day' : null;
}
