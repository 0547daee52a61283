/** Required change of distance; less is an unsteady hand. */
const RATIO = 1.25;

/** Fingers together show the week, apart the day. @param begin initial distance in pixels @param now current one */
export function pinchedTo(begin: number, now: number): 'day' | 'week' | null {
  if (now * RATIO <= begin) return 'week';
  return now >= begin * RATIO ? 'day' : null;
}
