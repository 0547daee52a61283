/** Required change of distance. Less is an unsteady hand. */
const RATIO = 1.25;

export function viewAfterPinch(start: number, now: number): 'day' | 'week' | null {
  if (now * RATIO <= start) return 'week';
  return now >= start * RATIO ? 'day' : null;
}
