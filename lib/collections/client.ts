import { apiGet, apiSend } from '@/lib/browser/api/api-client';
import { invalidate } from '@/lib/browser/api/query-client';
import { type Sent, sendOrStore } from '@/lib/browser/outbox/send-or-store';
import type { WhileWaiting } from '@/lib/browser/outbox/with-waiting';
import type { Page } from '@/lib/core/http/pagination';
import type { Values } from '@/lib/versions/merge';
import { overwrite } from './overwrite';
import type { CollectionAddress } from './registry';

export interface CollectionClient<Item, Input, Patch> {
  place: WaitingPlace;
  list: (petId: string, cursor: string) => Promise<Page<Item>>;
  create: (petId: string, input: Input, idempotencyKey: string) => Promise<Item>;
  /** Unconditional: no If-Match. */
  update: (petId: string, entry: NamedEntry<Item>, patch: Patch) => Promise<Item>;
  /** Saves only if the entry still has the opened version. @throws OvertakenError if someone else changed it since */
  overwrite: (petId: string, openedEntry: { id: string }, patch: Patch) => Promise<Item>;
  remove: (petId: string, entry: NamedEntry<Item>) => Promise<void>;
  restore: (petId: string, entry: NamedEntry<Item>) => Promise<Item>;
}

export type NamedEntry<Item> = Partial<Item> & {
  id: string;
  rowTitle?: string;
};

export interface WaitingPlace {
  collection: string;
  parentId: string | null;
  fields: WhileWaiting;
}

type RequiredKeys<Fields> = {
  [Key in keyof Fields]-?: object extends Pick<Fields, Key> ? never : Key;
}[keyof Fields];

type Blank<Item, Body> = Pick<Item, Exclude<RequiredKeys<Item>, 'id' | RequiredKeys<Body>>>;

function placeOf(address: CollectionAddress): Omit<WaitingPlace, 'fields'> {
  const [, parentId = null, last = address] = address.split('/');
  return { collection: last, parentId };
}

type PlaceOfEntry = (petId: string, id: string) => Pick<Sent, 'petId' | 'collection' | 'parentId' | 'entryId' | 'path'>;
type InvalidateAfter = <Answer>(petId: string, answer: Promise<Answer>) => Promise<Answer>;

function binClient<Item>(
  placeOf: PlaceOfEntry,
  invalidateAfter: InvalidateAfter,
): Pick<CollectionClient<Item, never, never>, 'remove' | 'restore'> {
  return {
    async remove(petId, entry) {
      const about = { ...placeOf(petId, entry.id), method: 'DELETE', verb: 'remove', shown: { ...entry } } as const;
      await invalidateAfter(
        petId,
        sendOrStore<unknown>(about, () => apiSend('DELETE', about.path)),
      );
    },
    restore(petId, entry) {
      const at = placeOf(petId, entry.id);
      const about = {
        ...at,
        method: 'POST',
        path: `${at.path}/restore`,
        verb: 'restore',
        shown: { ...entry },
      } as const;
      return invalidateAfter(
        petId,
        sendOrStore<Item>(about, () => apiSend<Item>('POST', about.path)),
      );
    },
  };
}

/**
 * @typeParam Body request body of a creation
 * @param blank values of optional fields while a new entry waits to be sent; null if only the server knows them
 * @param judged fields that the server computes, each with the fields it depends on
 */
export function collectionClient<Item extends { id: string }, Body, Input extends object, Patch extends object>(
  name: CollectionAddress,
  blank: Blank<Item, Body>,
  judgedColumns: { readonly [Field in keyof Item]?: readonly (keyof Item & string)[] } = {},
): CollectionClient<Item, Input, Patch> {
  const place = placeOf(name);
  const path = (petId: string) => `/api/pets/${petId}/${name}` as const;
  const invalidateAfter = async <Answer>(petId: string, answer: Promise<Answer>): Promise<Answer> => {
    const result = await answer;
    invalidate(new RegExp(`^/api/pets/${petId}/(health|${name})`));
    return result;
  };
  const placeOfEntry = (petId: string, id: string) => ({ ...place, petId, entryId: id, path: `${path(petId)}/${id}` });
  const sendChange = (
    petId: string,
    entry: { id: string },
    body: object,
    openedValues: Values | null,
    ifMatch?: string,
  ) => {
    const about = { ...placeOfEntry(petId, entry.id), method: 'PATCH', verb: 'change' } as const;
    return invalidateAfter(
      petId,
      sendOrStore<Item>(
        { ...about, body: { ...body }, opened: openedValues, shown: { ...entry, ...body, id: entry.id } },
        () => apiSend<Item>('PATCH', about.path, body, { ifMatch }),
      ),
    );
  };
  return {
    place: { ...place, fields: { blank: { ...blank }, judged: judgedColumns as unknown as WhileWaiting['judged'] } },
    list: (petId, cursor) => apiGet(`${path(petId)}?${new URLSearchParams({ limit: '20', cursor })}`),
    create(petId, input, key) {
      const body = { ...input, id: key };
      const about = { ...place, petId, entryId: key, method: 'POST', path: path(petId), key } as const;
      return invalidateAfter(
        petId,
        sendOrStore<Item>({ ...about, verb: 'create', body, shown: { ...blank, ...body } }, () =>
          apiSend<Item>('POST', about.path, body, { idempotencyKey: key }),
        ),
      );
    },
    update: (petId, entry, patch) => sendChange(petId, entry, patch, null),
    overwrite: (petId, openedEntry, patch) =>
      overwrite(openedEntry, patch, (changes, { ifMatch }) =>
        sendChange(petId, openedEntry, changes, { ...openedEntry }, ifMatch),
      ),
    ...binClient(placeOfEntry, invalidateAfter),
  };
}
