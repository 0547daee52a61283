import { type Person, writerOf } from '@/lib/access/people';
import type { PetAccess } from '@/lib/access/pet-access';
import type { Attribution, Writer } from '@/lib/page-context/attribution';
import { isOnlyTyped } from '@/lib/page-context/source';
import { toSource } from './source';

export const attributionColumns = { createdById: true, updatedById: true, updatedAt: true } as const;

export interface AttributionRow {
  createdById: string | null;
  updatedById: string | null;
  updatedAt: Date;
  source?: unknown;
  hasDocument?: boolean;
}

export type WithAttribution<Item> = Item & Attribution;

export type PageEntry<Item> = Item & Partial<Attribution>;

type People = Pick<PetAccess<'view'>, 'people'>;

function toWriter(person: Person | null): Writer | null {
  return person?.name ? { id: person.id, name: person.name } : null;
}

export function writerNamed({ people }: People, id: string | null): Writer | null {
  return toWriter(writerOf(people, id));
}

function attributionOf(access: People, row: AttributionRow): Attribution {
  return {
    createdBy: writerNamed(access, row.createdById),
    updatedBy: writerNamed(access, row.updatedById),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.source !== undefined && { source: toSource(row, (id) => writerNamed(access, id)?.name ?? null) }),
  };
}

export function attributeTo<Row, Item>(access: People, toItem: (row: Row) => Item) {
  return ({
    createdById,
    updatedById,
    updatedAt,
    source,
    hasDocument,
    ...row
  }: Row & AttributionRow): WithAttribution<Item> => ({
    ...toItem(row as unknown as Row),
    ...attributionOf(access, { createdById, updatedById, updatedAt, source, hasDocument }),
  });
}

export function toPageEntry<Row, Item>(access: People, toItem: (row: Row) => Item) {
  const toAttributed = attributeTo(access, toItem);
  return (row: Row & AttributionRow): PageEntry<Item> => {
    const { createdBy, updatedBy, source, ...item } = toAttributed(row);
    const names = access.people.length > 1 ? { createdBy, updatedBy } : {};
    return { ...item, ...names, ...(source && !isOnlyTyped(source) && { source }) } as unknown as PageEntry<Item>;
  };
}
