/** Shorter is a tap, or a finger that trembles; in CSS pixels. */
const LEAST = 50;

/**
 * What a finger asked for that moved over a photo. To the left brings the next one, as a page is turned.
 * @param x pixels to the right
 * @param y pixels down; who moves mostly up or down wants to scroll
 */
export function swipedTo(x: number, y: number): 'next' | 'previous' | null {
  if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return null;
  return x < 0 ? 'next' : 'previous';
}
