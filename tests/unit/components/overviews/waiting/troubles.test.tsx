/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WaitingPage } from '@/components/overviews/waiting/waiting-page';
import { saveWaiting } from '@/lib/browser/outbox/save-waiting';
import type { Trouble, WaitingWrite } from '@/lib/browser/outbox/waiting';
import { showWaiting } from '@/lib/browser/outbox/waiting-list';
import { aDoseGuard } from '../../../../support/a-dose-guard';
import { aWaiting } from '../../../../support/a-waiting';
import { renderInLanguage } from '../../../../support/render-in-language';

const outbox = { discardWaiting: jest.fn(), decideWaiting: jest.fn(), sendAtOnce: jest.fn() };
jest.mock('@/lib/browser/outbox/load-outbox', () => ({ loadOutbox: async () => outbox }));
jest.mock('@/lib/browser/outbox/save-waiting', () => ({ saveWaiting: jest.fn(async () => undefined) }));
jest.mock('@/lib/browser/api/api-client', () => ({
  ...jest.requireActual('@/lib/browser/api/api-client'),
  apiGet: async () => ({
    items: [
      { id: 'm1', userId: 'ana', name: 'Ana', letters: 'A', role: 'owner', colour: 'pine' },
      { id: 'm2', userId: 'sam', name: 'Sam', letters: 'S', role: 'carer', colour: 'plum' },
    ],
  }),
}));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: React.ReactNode }) => children,
}));

const pets = [{ id: 'luna', name: 'Luna', type: 'dog', cover: 'pine', photoUrl: null }] as const;

function page(...entries: WaitingWrite[]) {
  localStorage.setItem('user', JSON.stringify({ id: 'ana' }));
  act(() => showWaiting({ entries, sent: [], sending: null }));
  return renderInLanguage(<WaitingPage pets={pets} names={{}} />);
}

const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const decideWrite = (waiting: WaitingWrite) => outbox.decideWaiting.mock.lastCall[1](waiting);
const troubledWrite = (trouble: Trouble, changes: Partial<WaitingWrite> = {}) => aWaiting({ trouble, ...changes });

beforeEach(() => jest.clearAllMocks());

test('R12.4 each row shows its entry, kind, time and status', async () => {
  const photo = { seq: 2, collection: 'photos', verb: 'create', opened: null, shown: { caption: 'Frost' } } as const;
  page(aWaiting(), aWaiting({ ...photo, file: { name: 'a.jpg', type: 'image/jpeg', bytes: 2_300_000 } }));

  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('11.2 kgWeight · changed at 07:31not sent yet');
  expect(rows[1]).toHaveTextContent('FrostPhoto · added at 07:31 · 2.3 MBnot sent yet');
  expect(screen.getByText('2.3 MB of 50 MB used')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Luna' })).toBeVisible();
  await pressButton('Remove: Frost');
  expect(outbox.discardWaiting).toHaveBeenCalledWith(2);
  await pressButton('Send now');
  expect(outbox.sendAtOnce).toHaveBeenCalledTimes(1);
});

test('R12.3 a change to a deleted entry can become a new entry', async () => {
  const waiting = troubledWrite({ kind: 'gone' });
  page(waiting);
  await pressButton('Keep as a new entry');
  await waitFor(() => expect(outbox.decideWaiting).toHaveBeenCalledTimes(1));
  expect(decideWrite(waiting)).toMatchObject({ verb: 'create', method: 'POST', body: { grams: 11_200 } });
  await pressButton('Discard');
  expect(outbox.discardWaiting).toHaveBeenCalledWith(1);
});

test('R12.3 writes after access ended can only be saved to a file', async () => {
  const entries = [troubledWrite({ kind: 'ended' }), aWaiting({ seq: 2 })];
  page(...entries);
  expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await pressButton('Save as a file');
  expect(saveWaiting).toHaveBeenCalledWith(entries);
  await pressButton('Delete');
  expect(outbox.discardWaiting).toHaveBeenCalledWith(1, 2);
});

test('R12.3 a duplicate dose can be skipped, or given again with a reason', async () => {
  const guard = aDoseGuard({ by: { id: 'm2', name: 'Sam' }, isOwn: false });
  const dose = {
    collection: 'doses',
    verb: 'create',
    opened: null,
    shown: { status: 'given', title: 'Meloxicam' },
  } as const;
  const waiting = troubledWrite({ kind: 'dose', guard: { ...guard } }, { ...dose, body: { status: 'given' } });
  page(waiting);
  expect(screen.getByText(/^Sam gave this/)).toBeVisible();
  await pressButton('It was given again, because…');
  expect(screen.getByRole('button', { name: 'Give anyway' })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: 'Spat it out' }));
  await pressButton('Give anyway');
  const again = { again: true, reason: 'Spat it out', knownAt: guard.at };
  expect(decideWrite(waiting)).toEqual({ body: { status: 'given', ...again } });
  await pressButton('Don’t send mine');
  expect(outbox.discardWaiting).toHaveBeenCalledWith(1);
});

test('R12.3 an implausible value is sent once confirmed', async () => {
  const waiting = troubledWrite({ kind: 'confirm', reasons: ['That is three times as much as before.'] });
  page(waiting);
  expect(screen.getByText('That is three times as much as before.')).toBeVisible();
  await pressButton('Send it anyway');
  expect(decideWrite(waiting)).toEqual({ body: { grams: 11_200, confirmed: true } });
});

test('R12.3 a refused write shows why and can be retried, exported or discarded', async () => {
  const waiting = troubledWrite({ kind: 'refused', reasons: ['You’ve reached the limit for entries here.'] });
  page(waiting);
  expect(screen.getByText('You’ve reached the limit for entries here.')).toBeVisible();
  await pressButton('Try again');
  expect(decideWrite(waiting)).toEqual({});
  await pressButton('Save as a file');
  expect(saveWaiting).toHaveBeenCalledWith([waiting]);
});

test('R12.3 neither of two versions is preselected, and the chosen one is sent', async () => {
  const { opened } = aWaiting();
  const updatedBy = { id: 'm2', name: 'Sam' };
  const current = { ...opened, grams: 11_400, updatedBy, updatedAt: '2026-11-21T09:05:00.000Z' };
  const waiting = troubledWrite({ kind: 'overtaken', current });
  page(waiting);
  expect(screen.getByText('Sam changed this too. We’ve kept both versions.')).toBeVisible();
  await pressButton('Compare the two');
  const dialog = await screen.findByRole('dialog');
  const weight = await within(dialog).findByRole('group', { name: 'Weight' });
  for (const radio of within(weight).getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(within(dialog).getByRole('button', { name: 'Save my choices' })).toBeDisabled();
  await userEvent.click(within(weight).getByRole('radio', { name: /11\.2/ }));
  await pressButton('Save my choices');
  await waitFor(() => expect(outbox.decideWaiting).toHaveBeenCalledTimes(1));
  expect(decideWrite(waiting)).toMatchObject({ body: { grams: 11_200 }, opened: current });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
