import type { IconName } from '@/components/ui/icons';

export interface Pin {
  at: number;
  icon: IconName;
}

export interface DrawnPin {
  /** In per cent. */
  place: number;
  /** Of a single event. */
  icon: IconName;
  count: number;
}

/** In per cent: the width of a pin on the smallest phone. */
const WIDTH = 13;

/** Pins closer than their width become one with a count, in the middle of them. */
export function mergePins(pins: readonly Pin[], x: (at: number) => number): DrawnPin[] {
  const drawn: DrawnPin[] = [];
  for (const { at, icon } of pins.toSorted((a, b) => a.at - b.at)) {
    const place = x(at);
    const last = drawn.at(-1);
    if (last && place - last.place < WIDTH) {
      last.place = (last.place * last.count + place) / (last.count + 1);
      last.count += 1;
    } else drawn.push({ place, icon, count: 1 });
  }
  return drawn.map((pin) => ({ ...pin, place: Math.round(pin.place * 100) / 100 }));
}
