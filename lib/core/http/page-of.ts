import type { Page } from './pagination';

/** How many entries a list shows before somebody asks for older ones. */
const SHOWN = 10;

/**
 * The first entries of what was read for a chart or a schedule, with the cursor of the rest.
 * @param placeOf the moment that orders the list, ISO 8601 as the collection's cursor has it
 */
export function pageOf<Item extends { id: string }>(all: Page<Item>, placeOf: (item: Item) => string): Page<Item> {
  const items = all.items.slice(0, SHOWN);
  const last = items.at(-1);
  if (!last || items.length === all.items.length) return all;
  return { items, nextCursor: `${placeOf(last)}_${last.id}` };
}
