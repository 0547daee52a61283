export interface Item extends Record<string, unknown> {
  id: string;
}

export type ListName = string;

export type Lists = Readonly<Record<ListName, Item[]>>;

export interface Write {
  verb: 'create' | 'change' | 'remove' | 'restore' | 'tick';
  collection: string;
  petId: string;
  id: string;
  parentId: string | null;
  input?: Record<string, unknown>;
  opened?: Item;
  patch?: Record<string, unknown>;
}

export type Told =
  | { kind: 'done'; id: string | null }
  | { kind: 'overtaken' }
  | { kind: 'refused'; status: number; code: string }
  /** The page closed without a message. */
  | { kind: 'nothing' };

export function bare(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\.(png|jpg)$/, '') : value;
}

export function isShown(write: Write, items: readonly Item[]): boolean {
  const foundItems = items.filter(({ id }) => id === write.id);
  if (write.verb === 'remove') return foundItems.length === 0;
  if (write.verb === 'restore') return true;
  const expected = write.verb === 'create' ? {} : (write.patch ?? {});
  return (
    foundItems.length === 1 && Object.entries(expected).every(([name, value]) => bare(foundItems[0]?.[name]) === value)
  );
}
