import type { Values } from '@/lib/versions/merge';
import type { WaitingWrite } from './waiting';

export type WaitingMark = 'waits' | 'look';

export interface WhileWaiting {
  blank: Readonly<Values>;
  judged: Readonly<Record<string, readonly string[]>>;
}

const asSent: WhileWaiting = { blank: {}, judged: {} };

interface WithWaiting<Item> {
  items: readonly Item[];
  markOf: (item: Item) => WaitingMark | null;
}

export function withWaiting<Item extends { id: string }>(
  items: readonly Item[],
  waiting: readonly WaitingWrite[],
  fields: WhileWaiting = asSent,
): WithWaiting<Item> {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const marks = new Map<string, WaitingMark>();
  const madeIds: string[] = [];
  for (const { verb, entryId, shown: as, trouble } of waiting) {
    const item = itemsById.get(entryId);
    marks.set(entryId, trouble === null && marks.get(entryId) !== 'look' ? 'waits' : 'look');
    if (verb === 'remove' && trouble === null) itemsById.delete(entryId);
    if (verb === 'change' && item)
      itemsById.set(entryId, { ...item, ...as, ...blankComputedFields({ ...item }, as, fields) });
    if (verb !== 'create') continue;
    if (!item) madeIds.unshift(entryId);
    itemsById.set(entryId, { ...fields.blank, ...item, ...as } as unknown as Item);
  }
  const order = [...madeIds, ...items.map(({ id }) => id)];
  return {
    items: order.flatMap((id) => itemsById.get(id) ?? []),
    markOf: ({ id }) => marks.get(id) ?? null,
  };
}

function blankComputedFields(item: Values, sentChanges: Values, { blank, judged }: WhileWaiting): Values {
  const differs = (name: string) =>
    Object.hasOwn(sentChanges, name) && JSON.stringify(sentChanges[name]) !== JSON.stringify(item[name]);
  const open = Object.entries(judged).filter(([, inputs]) => inputs.some(differs));
  return Object.fromEntries(open.map(([name]) => [name, blank[name]]));
}
