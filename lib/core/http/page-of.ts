import type { Page } from './pagination';

const SHOWN = 10;

export function pageOf<Item extends { id: string }>(all: Page<Item>, placeOf: (item: Item) => string): Page<Item> {
  const items = all.items.slice(0, SHOWN);
  const last = items.at(-1);
  if (!last || items.length === all.items.length) return all;
  return { items, nextCursor: `${placeOf(last)}_${last.id}` };
}
