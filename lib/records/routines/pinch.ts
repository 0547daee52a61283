/** How much closer together, or further apart, two fingers must come: less is an unsteady hand. */
const RATIO = 1.25;

/**
 * What two fingers on the screen ask for, by their distance in pixels at first and now: together the week, apart the
 * day, or nothing yet.
 */
export function pinchedTo(begin: number, now: number): 'day' | 'week' | null {
  if (now * RATIO <= begin) return 'week';
  return now >= begin * RATIO ? 'day' : null;
}
