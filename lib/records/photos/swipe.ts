/** CSS pixels. Shorter movements are taps or a trembling finger. */
const LEAST = 50;

export function swipedTo(x: number, y: number): 'next' | 'previous' | null {
  if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return null;
  return x < 0 ? 'next' : 'previous';
}
