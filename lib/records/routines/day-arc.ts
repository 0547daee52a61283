import { HOUR, MINUTE } from '@/lib/core/time/dates';

const HOUR_MINUTES = HOUR / MINUTE;
const DAY_MINUTES = 1440;
/** Minutes. The first task is at least an hour after waking, the last at least an hour and a half before sleeping. */
const WAKING = { from: 420, to: 1260, before: 60, after: 90, step: 30 };
/** Limits for icons of 38 px on an arc of about 380 px. */
const MOST_STOPS = 8;
const GAP = 0.112;

export interface ArcStop<Item> {
  items: Item[];
  /** Position on the arc: 0 is waking, 1 is sleeping. */
  place: number;
}

export interface DayArc<Item> {
  /** Minutes since midnight. */
  from: number;
  to: number;
  stops: ArcStop<Item>[];
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3, 5));
}

/** `HH:MM`. Midnight at the end of a day is "00:00". */
export function timeOfMinute(minute: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minute / HOUR_MINUTES) % 24)}:${pad(minute % HOUR_MINUTES)}`;
}

export function dayArc<Item extends { time: string }>(items: readonly Item[]): DayArc<Item> {
  const minutes = items.map(({ time }) => minuteOf(time));
  const { before, after, step } = WAKING;
  const roundDown = (minute: number) => Math.floor(minute / step) * step;
  const from = Math.max(0, roundDown(Math.min(WAKING.from, ...minutes.map((minute) => minute - before))));
  const latest = Math.max(WAKING.to, ...minutes.map((minute) => minute + after));
  const to = Math.min(DAY_MINUTES, -roundDown(-latest));
  const groups = groupByTime(items);
  const wantedPlaces = groups.map((group) => (middleOf(group) - from) / (to - from));
  const places = moveApart(wantedPlaces);
  return { from, to, stops: groups.map((group, index) => ({ items: group, place: places[index] as number })) };
}

function groupByTime<Item extends { time: string }>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const [index, item] of items.entries()) {
    if (items[index - 1]?.time === item.time) (groups.at(-1) as Item[]).push(item);
    else groups.push([item]);
  }
  while (groups.length > MOST_STOPS) {
    const gaps = groups.slice(1).map((group, index) => middleOf(group) - middleOf(groups[index] as Item[]));
    const closest = gaps.indexOf(Math.min(...gaps));
    groups.splice(closest, 2, [...(groups[closest] as Item[]), ...(groups[closest + 1] as Item[])]);
  }
  return groups;
}

function middleOf(items: readonly { time: string }[]): number {
  return items.reduce((sum, { time }) => sum + minuteOf(time), 0) / items.length;
}

function moveApart(wantedPlaces: readonly number[]): number[] {
  const places = [...wantedPlaces];
  for (const [index, place] of places.entries()) {
    places[index] = Math.max(place, index === 0 ? GAP / 2 : (places[index - 1] as number) + GAP);
  }
  for (let index = places.length - 1; index >= 0; index -= 1) {
    const most = index === places.length - 1 ? 1 - GAP / 2 : (places[index + 1] as number) - GAP;
    places[index] = Math.min(places[index] as number, most);
  }
  return places;
}

export function donePart<Item>({ stops }: Pick<DayArc<Item>, 'stops'>, isTicked: (item: Item) => boolean): number {
  const open = stops.findIndex(({ items }) => !items.every(isTicked));
  const last = stops.at(open === -1 ? -1 : open - 1);
  return open === 0 || !last ? 0 : last.place;
}
