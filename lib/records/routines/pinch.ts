/** Required change of distance; less is an unsteady hand. */
const RATIO = 1.25;

/** Fingers together show the week, apart the day. Distances in pixels. */
export function pinchedTo(begin: number, now: number): 'day' | 'week' | null {
  if (now * RATIO <= begin) return 'week';
  return now >= begin * RATIO ? 'day' : null;
}
