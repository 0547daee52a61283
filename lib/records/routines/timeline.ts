import { HOUR, MINUTE } from '@/lib/core/time/dates';

export const MIN_BLOCK_MINUTES = 30;
const DAY_MINUTES = 1440;
const HOUR_MINUTES = HOUR / MINUTE;
const WAKING = { from: 7, to: 21 };
/** Rem. A busy hour fits two lines into the shortest block, even with increased text spacing. */
const HOUR_REM = { busy: 6.75, free: 1.75 };

export interface Block<Item> {
  item: Item;
  start: number;
  end: number;
  column: number;
  columns: number;
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3, 5));
}

function endOf(start: number, minutes: number | null): number {
  return Math.max(start + MIN_BLOCK_MINUTES, Math.min(DAY_MINUTES, start + (minutes ?? 0)));
}

/** Overlapping tasks, directly or in a chain, share the width in equal columns; each takes the first free one. */
export function layOut<Item extends { time: string; minutes: number | null }>(items: readonly Item[]): Block<Item>[] {
  const blocks = items
    .map((item) => ({ item, start: minuteOf(item.time), column: 0, columns: 1 }))
    .map((block) => ({ ...block, end: endOf(block.start, block.item.minutes) }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let group: Block<Item>[] = [];
  let free: number[] = [];
  const close = () => {
    for (const block of group) block.columns = free.length;
    group = [];
    free = [];
  };
  for (const block of blocks) {
    if (free.every((end) => end <= block.start)) close();
    const open = free.findIndex((end) => end <= block.start);
    block.column = open === -1 ? free.length : open;
    free[block.column] = block.end;
    group.push(block);
  }
  close();
  return blocks;
}

export function visibleHours(blocks: readonly Pick<Block<unknown>, 'start' | 'end'>[]): { from: number; to: number } {
  const from = blocks.map(({ start }) => Math.floor(start / HOUR_MINUTES));
  const to = blocks.map(({ end }) => Math.ceil(end / HOUR_MINUTES));
  return { from: Math.min(WAKING.from, ...from), to: Math.max(WAKING.to, ...to) };
}

/** @returns distance from the top in rem, by minutes since midnight */
export function timelineScale(
  blocks: readonly Pick<Block<unknown>, 'start' | 'end'>[],
  { from, to }: { from: number; to: number },
): (minute: number) => number {
  const isBusy = (hour: number) =>
    blocks.some(({ start, end }) => start < (hour + 1) * HOUR_MINUTES && end > hour * HOUR_MINUTES);
  const heights = Array.from({ length: to - from }, (_, index) => HOUR_REM[isBusy(from + index) ? 'busy' : 'free']);
  return (minute) =>
    heights.reduce((top, height, index) => {
      const into = minute / HOUR_MINUTES - from - index;
      return top + height * Math.min(1, Math.max(0, into));
    }, 0);
}
