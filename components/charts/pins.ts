import type { IconName } from '@/components/ui/icons';

export interface Pin {
  at: number;
  icon: IconName;
}

export interface DrawnPin {
  /** Position in percent. */
  place: number;
  icon: IconName;
  count: number;
}

/** Width of a pin on the smallest phone, in percent. */
const WIDTH = 13;

export function mergePins(pins: readonly Pin[], x: (at: number) => number): DrawnPin[] {
  const drawnPins: DrawnPin[] = [];
  for (const { at, icon } of pins.toSorted((a, b) => a.at - b.at)) {
    const place = x(at);
    const last = drawnPins.at(-1);
    if (last && place - last.place < WIDTH) {
      last.place = (last.place * last.count + place) / (last.count + 1);
      last.count += 1;
    } else drawnPins.push({ place, icon, count: 1 });
  }
  return drawnPins.map((pin) => ({ ...pin, place: Math.round(pin.place * 100) / 100 }));
}
