import './wrong-clock';
import { startOutbox } from '@/components/overviews/waiting/start-outbox';
import { ApiError, apiGet } from '@/lib/browser/api/api-client';
import { decideWaiting, discardWaiting, refreshWaiting, sendAtOnce } from '@/lib/browser/outbox/outbox';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { waitingNow } from '@/lib/browser/outbox/waiting-list';
import { withWaiting } from '@/lib/browser/outbox/with-waiting';
import { fetchVault } from '@/lib/browser/vault/vault';
import { type CollectionClient, collectionClient } from '@/lib/collections/client';
import type { CollectionAddress } from '@/lib/collections/registry';
import type { Page } from '@/lib/core/http/pagination';
import { newId } from '@/lib/core/validation/ids';
import { asNewEntry, canBeNew } from '@/lib/overviews/waiting/new-entry';
import { allergiesClient } from '@/lib/records/allergies/client';
import { appointmentsClient } from '@/lib/records/appointments/client';
import { removeDocument, renameDocument, restoreDocument, uploadDocument } from '@/lib/records/documents/client';
import type { PetDocument } from '@/lib/records/documents/document';
import { fieldsOf } from '@/lib/records/fields';
import { logDose, medicationsClient, removeDose } from '@/lib/records/medications/client';
import { photosClient, uploadPhoto } from '@/lib/records/photos/client';
import { saveTaskStatus } from '@/lib/records/routines/client';
import { skillsClient, trainingSessionsClient } from '@/lib/records/training/client';
import { vetRecordsClient } from '@/lib/records/vet-records/client';
import { weightsClient } from '@/lib/records/weights/client';
import { chosenChanges, mergeVersions } from '@/lib/versions/merge';
import { OvertakenError } from '@/lib/versions/overtaken-error';
import type { Item, ListName, Lists, Told, Write } from './vocabulary';

// Runs in the browsers of the model's devices: the app's own modules, without its screens.

// biome-ignore lint/suspicious/noExplicitAny: one table for collections of many types
type AnyClient = CollectionClient<any, any, any>;

const clients = {
  weights: weightsClient,
  allergies: allergiesClient,
  appointments: appointmentsClient,
  medications: medicationsClient,
  photos: photosClient,
  training: skillsClient,
  'vet-records': vetRecordsClient,
} as unknown as Record<string, AnyClient>;

function clientOf({ collection, parentId }: Pick<Write, 'collection' | 'parentId'>): AnyClient {
  if (collection === 'sessions') return trainingSessionsClient(parentId ?? '');
  return clients[collection] ?? collectionClient<Item, Item, object, object>(collection as CollectionAddress, {});
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function aPicture(name: string): File {
  return new File([Uint8Array.from(atob(PNG), (one) => one.charCodeAt(0))], name, { type: 'image/png' });
}

function createEntry(write: Write): Promise<unknown> {
  const { collection, petId, id, parentId, input = {} } = write;
  const options = { idempotencyKey: id };
  if (collection === 'doses') return logDose(petId, { id: parentId ?? '', name: 'Medicine' }, input as never, id);
  if (collection === 'photos') return uploadPhoto(petId, aPicture('a.png'), input as never, options);
  if (collection !== 'documents') return clientOf(write).create(petId, input, id);
  const parent = parentId ? { vetRecordId: parentId } : {};
  return uploadDocument(petId, aPicture(`${input.name}.png`), parent, options);
}

function changeEntry(write: Write): Promise<unknown> {
  const { collection, petId, opened, patch = {} } = write;
  if (collection === 'documents') return renameDocument(petId, opened as unknown as PetDocument, patch as never);
  return clientOf(write).overwrite(petId, opened as Item, patch);
}

function performWrite(write: Write): Promise<unknown> {
  const { verb, collection, petId, id, parentId } = write;
  if (verb === 'create') return createEntry(write);
  if (verb === 'change') return changeEntry(write);
  if (verb === 'tick') {
    const place = { petId, routineId: parentId ?? '', day: id, title: 'Walk' };
    return saveTaskStatus(place, (write.input?.status ?? null) as 'done' | null);
  }
  if (collection === 'doses') return removeDose(petId, { id: parentId ?? '', name: 'Medicine' }, id);
  if (collection === 'documents')
    return verb === 'remove' ? removeDocument(petId, { id }) : restoreDocument(petId, { id });
  return clientOf(write)[verb](petId, { id });
}

async function writeEntry(one: Write): Promise<Told> {
  try {
    const answer = (await performWrite(one)) as Item | undefined;
    return { kind: 'done', id: answer?.id ?? null };
  } catch (error) {
    if (error instanceof OvertakenError) return { kind: 'overtaken' };
    if (error instanceof ApiError) return { kind: 'refused', status: error.status, code: error.failure?.code ?? '' };
    throw error;
  }
}

function pathOf(petId: string, name: ListName): string {
  const [collection = '', parentId = null] = name.split(' ');
  if (collection === 'doses') return `/api/pets/${petId}/medications/${parentId}/doses`;
  return collection === 'sessions'
    ? `/api/pets/${petId}/training/${parentId}/sessions`
    : `/api/pets/${petId}/${collection}`;
}

async function listOf(petId: string, name: ListName): Promise<Item[] | undefined> {
  const items: Item[] = [];
  try {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const query = new URLSearchParams({ limit: '50', ...(cursor && { cursor }) });
      const page: Page<Item> = await apiGet(`${pathOf(petId, name)}?${query}`);
      items.push(...page.items);
      cursor = page.nextCursor;
    }
    return items;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function lists(petId: string, names: readonly ListName[]): Promise<Lists> {
  const readLists = await Promise.all(names.map(async (name) => [name, await listOf(petId, name)] as const));
  return Object.fromEntries(readLists.filter(([, items]) => items !== undefined)) as Lists;
}

function showLists(petId: string, knownLists: Lists, names: readonly ListName[]): Lists {
  const { entries } = waitingNow();
  return Object.fromEntries(
    names.map((name) => {
      const [collection = '', parentId = null] = name.split(' ');
      const own = entries.filter(
        (one) =>
          one.petId === petId &&
          one.collection === collection &&
          (collection === 'documents' || one.parentId === parentId),
      );
      return [name, [...withWaiting(knownLists[name] ?? [], own).items]];
    }),
  );
}

async function waiting(): Promise<WaitingWrite[]> {
  await refreshWaiting();
  return [...waitingNow().entries];
}

const findWrite = async (seq: number) => (await waiting()).find((one) => one.seq === seq);

async function chooseVersion(seq: number, choice: 'mine' | 'theirs'): Promise<string[]> {
  const one = await findWrite(seq);
  const fields = one && fieldsOf(one.collection);
  if (one?.trouble?.kind !== 'overtaken' || !fields) return [];
  const { current } = one.trouble;
  const versions = { opened: one.opened ?? {}, changes: one.body ?? {}, current };
  const { touched } = mergeVersions(versions, fields);
  const changes = chosenChanges(versions, Object.fromEntries(touched.map((field) => [field, choice])), fields);
  await decideWaiting(seq, () => ({ body: changes, opened: current, shown: { ...current, ...changes } }));
  return touched;
}

async function makeNew(seq: number): Promise<string | null> {
  const one = await findWrite(seq);
  const fields = one && fieldsOf(one.collection);
  if (!one || !fields || !canBeNew(one)) return null;
  const id = newId();
  await decideWaiting(seq, (waitingWrite) => asNewEntry(waitingWrite, fields, id));
  return id;
}

async function giveAgain(seq: number): Promise<void> {
  const one = await findWrite(seq);
  const guard = one?.trouble?.kind === 'dose' ? one.trouble.guard : {};
  const again = { again: true, reason: 'Spat out', knownAt: guard.at };
  await decideWaiting(seq, ({ body }) => ({ body: { ...body, ...again } }));
}

async function startSession(user: { id: string; firstName: string }): Promise<void> {
  const names = { lastName: '', name: user.firstName, shortId: '' };
  localStorage.setItem('user', JSON.stringify({ ...user, ...names }));
  startOutbox();
  if (navigator.onLine) await fetchVault(user.id);
  await refreshWaiting();
}

const program = {
  start: startSession,
  write: writeEntry,
  lists,
  shown: async (petId: string, knownLists: Lists, names: readonly ListName[]) => showLists(petId, knownLists, names),
  waiting,
  send: () => sendAtOnce(),
  discard: (seq: number) => discardWaiting(seq),
  choose: chooseVersion,
  makeNew,
  giveAgain,
  refresh: () => refreshWaiting(),
  saysAllSent: async () => waitingNow().entries.length === 0 && waitingNow().sent.length > 0,
};

export type PageProgram = typeof program;

(globalThis as unknown as { outbox: PageProgram }).outbox = program;
