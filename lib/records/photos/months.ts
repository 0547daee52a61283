import { type Day, dayIn, instantFromJson } from '@/lib/core/time/dates';

export interface Month<Item> {
  first: Day;
  items: Item[];
  before: number;
}

/** Cached, because time zone arithmetic is slow and thousands of photos arrive page by page. */
const cache = new WeakMap<object, { timeZone: string; first: Day }>();

function monthOf(item: { takenAt: string }, timeZone: string): Day {
  const before = cache.get(item);
  if (before?.timeZone === timeZone) return before.first;
  const first = `${dayIn(instantFromJson(item.takenAt), timeZone).slice(0, 7)}-01`;
  cache.set(item, { timeZone, first });
  return first;
}

export function byMonth<Item extends { takenAt: string }>(items: readonly Item[], timeZone: string): Month<Item>[] {
  const months: Month<Item>[] = [];
  for (const [before, item] of items.entries()) {
    const first = monthOf(item, timeZone);
    const last = months.at(-1);
    if (last?.first === first) last.items.push(item);
    else months.push({ first, items: [item], before });
  }
  return months;
}

/** @param spans first and last photo of each UTC year; a time zone shifts them by at most one year */
export function yearsOf(spans: readonly { first: string; last: string }[], timeZone: string): number[] {
  const years = spans.flatMap(({ first, last }) => [first, last]).map((moment) => yearIn(moment, timeZone));
  return [...new Set(years)].sort((a, b) => b - a);
}

const yearIn = (moment: string, timeZone: string) => Number(dayIn(instantFromJson(moment), timeZone).slice(0, 4));
