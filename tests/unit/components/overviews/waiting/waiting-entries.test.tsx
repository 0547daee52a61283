import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotOnPageCard } from '@/components/overviews/waiting/not-on-page-card';
import { WaitingPage } from '@/components/overviews/waiting/waiting-page';
import { reverseOf } from '@/lib/browser/outbox/reverse';
import type { Trouble, WaitingWrite, Write } from '@/lib/browser/outbox/waiting';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import { type CollectionName, collectionNames } from '@/lib/collections/registry';
import { newId } from '@/lib/core/validation/ids';
import { entryTitle } from '@/lib/overviews/waiting/entry-title';
import { asNewEntry } from '@/lib/overviews/waiting/new-entry';
import { fieldsOf } from '@/lib/records/fields';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { waitingCases } from './waiting-cases';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }) }));
const writes: Write[] = [];
const outbox = {
  storeWaiting: async (write: Write) => writes.push(write) > 0,
  waitingFile: async () => null,
};
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const at = new Date('2026-11-21T12:00:00Z');
const loggedErrors: unknown[] = [];

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  Element.prototype.hasPointerCapture ??= () => false;
  writes.length = 0;
  loggedErrors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...line) => void loggedErrors.push(line));
});
afterEach(() => act(() => showWaiting(nothingWaits)));

const storedWrite = (write: Write): WaitingWrite => ({
  ...write,
  ...{ seq: 1, id: newId(), madeAt: at.getTime(), tries: 0, trouble: null },
});

async function createWrite(name: CollectionName, size: 'least' | 'most'): Promise<WaitingWrite> {
  const { create, ...bodies } = waitingCases[name];
  await create(bodies[size]);
  return storedWrite(writes.at(-1) as Write);
}

const older = (waiting: WaitingWrite): WaitingWrite => ({
  ...waiting,
  shown: { ...waiting.body, id: waiting.entryId },
});

async function seeList(name: CollectionName, waiting: WaitingWrite, rows: object[] = []): Promise<void> {
  act(() => showWaiting({ ...nothingWaits, entries: [waiting] }));
  const { list, opens, unfolds } = waitingCases[name];
  const { unmount } = renderInLanguage(list(rows), 'en', { at });
  expect((await screen.findAllByText('not sent yet', {}, { timeout: 5000 }))[0]).toBeVisible();
  if (unfolds) await userEvent.click(screen.getByText(unfolds));
  if (opens) {
    await userEvent.click((await screen.findAllByRole('button', { name: opens }, { timeout: 5000 }))[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: /^Save/ }, { timeout: 5000 })).toBeVisible();
  }
  expect(loggedErrors).toEqual([]);
  unmount();
}

async function seeWaitingPage(waiting: WaitingWrite, title: RegExp = /not sent yet/): Promise<void> {
  act(() => showWaiting({ ...nothingWaits, entries: [waiting] }));
  const { unmount } = renderInLanguage(<WaitingPage pets={[]} names={{}} />, 'en', { at });
  expect(within(screen.getByRole('listitem')).getByText('not sent yet')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(title);
  expect(loggedErrors).toEqual([]);
  unmount();
}

async function seeNoteOnOverviews(waiting: WaitingWrite, title: RegExp = /not sent yet/): Promise<void> {
  const { unmount } = renderInLanguage(<NotOnPageCard petType="dog" entries={[waiting]} />, 'en', { at });
  const note = screen.getByRole('region', { name: 'Not sent yet' });
  expect(within(within(note).getByRole('listitem')).getByText('not sent yet')).toBeVisible();
  expect(note).toHaveTextContent(title);
  expect(note).not.toHaveTextContent(/undefined|null|NaN|waiting\./);
  expect(loggedErrors).toEqual([]);
  unmount();
}

describe.each(collectionNames)('a waiting new entry of %s', (name) => {
  test.each(['least', 'most'] as const)(
    'R12.7 is listed and opened with the %s fields that can be sent',
    async (size) => {
      const waiting = await createWrite(name, size);
      await seeList(name, waiting);
      await seeWaitingPage(waiting);
      await seeNoteOnOverviews(waiting);
    },
  );

  test('R12.7 is listed and opened as stored by an earlier build', async () => {
    await seeList(name, older(await createWrite(name, 'least')));
  });

  test('R12.7 is listed and opened when created from a deleted entry', async () => {
    const { body, ...waiting } = await createWrite(name, 'most');
    const change: WaitingWrite = { ...waiting, verb: 'change', opened: waiting.shown, body: {} };
    await seeList(name, { ...change, ...asNewEntry(change, fieldsOf(name) ?? {}, newId()) });
  });
});

describe.each(collectionNames)('an entry of %s that exists on the server', (name) => {
  const { serverColumns } = waitingCases[name];

  test('R12.7 is listed and opened with its waiting change', async () => {
    const { entryId, shown: row, ...made } = await createWrite(name, 'least');
    const { shown, body } = await createWrite(name, 'most');
    const change: WaitingWrite = {
      ...made,
      verb: 'change',
      entryId,
      opened: row,
      body,
      shown: { ...shown, id: entryId },
    };
    await seeList(name, change, [{ ...row, ...serverColumns }]);
    await seeWaitingPage(change);
    await seeNoteOnOverviews(change);
  });
});

const formattedTitle = (waiting: WaitingWrite) => {
  const title = entryTitle(waiting);
  if (title === null) return null;
  return 'grams' in title ? /kg/ : new RegExp(title.name.split('.').at(-1) ?? '', 'i');
};

describe.each(collectionNames)('a deleted or restored entry of %s', (name) => {
  test.each(['remove', 'restore'] as const)('R12.4 is named on the waiting page: %s', async (verb) => {
    const creation = await createWrite(name, 'most');
    const { bin, serverColumns } = waitingCases[name];
    await bin[verb]('p1', { ...creation.shown, ...serverColumns } as never);
    const write = storedWrite(writes.at(-1) as Write);

    expect([write.verb, write.entryId]).toEqual([verb, creation.entryId]);
    expect(entryTitle(write)).toEqual(entryTitle(creation));
    const title = formattedTitle(write);
    if (title === null) return expect(['sessions', 'readings']).toContain(name);
    await seeWaitingPage(write, title);
    await seeNoteOnOverviews(write, title);
  });

  test('R12.4 keeps its name when its writes are reversed', async () => {
    const triedWrite = { ...(await createWrite(name, 'most')), tries: 1 };
    const removal = storedWrite(reverseOf(triedWrite) as Write);
    const restoration = storedWrite(reverseOf({ ...removal, tries: 1 }) as Write);
    expect([removal, restoration].map(({ verb }) => verb)).toEqual(['remove', 'restore']);
    expect([removal, restoration].map(entryTitle)).toEqual([entryTitle(triedWrite), entryTitle(triedWrite)]);
  });
});

const troubles: (Trouble | null)[] = [
  null,
  { kind: 'gone' },
  { kind: 'ended' },
  { kind: 'refused', reasons: ['no'] },
  { kind: 'confirm', reasons: ['no'] },
  { kind: 'overtaken', current: { name: 'Other' } },
];

describe.each(['foo', 'constructor', '__proto__'])('an entry of the unknown collection %s', (collection) => {
  test.each(troubles)('R12.7 is shown on the waiting page with the trouble %j', async (trouble) => {
    const newWrite = await createWrite('conditions', 'least');
    const waiting: WaitingWrite = { ...newWrite, collection, verb: 'change', opened: { name: 'First' }, trouble };
    act(() => showWaiting({ ...nothingWaits, entries: [waiting] }));
    const { container, unmount } = renderInLanguage(<WaitingPage pets={[]} names={{}} />, 'en', { at });
    if (trouble?.kind !== 'ended') expect(container).toHaveTextContent(/Entry/);
    expect(container).not.toHaveTextContent(/undefined|null|NaN|waiting\./);
    unmount();
    if (trouble === null) await seeNoteOnOverviews(waiting);
    expect(loggedErrors).toEqual([]);
  });
});

// Boards display the tasks of routines, which waiting-once.test.tsx covers.
const listedCollections = collectionNames.filter((name) => name !== 'routines');
test.each(listedCollections)('R12.7 an entry of %s is not listed while its removal waits', async (name) => {
  const { list, serverColumns } = waitingCases[name];
  const { entryId, shown: row, ...made } = await createWrite(name, 'most');
  const rows = [{ ...row, ...serverColumns }];
  const countItems = () => screen.queryAllByRole('listitem').length;
  const { unmount } = renderInLanguage(list(rows), 'en', { at });
  expect(countItems()).toBeGreaterThan(0);
  unmount();

  const removal: WaitingWrite = { ...made, verb: 'remove', entryId, opened: null, body: null, shown: { id: entryId } };
  act(() => showWaiting({ ...nothingWaits, entries: [removal] }));
  renderInLanguage(list(rows), 'en', { at });
  expect(countItems()).toBe(0);
  expect(loggedErrors).toEqual([]);
});
