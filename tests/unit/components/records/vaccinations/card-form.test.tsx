import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VaccinationForm } from '@/components/records/vaccinations/vaccination-form';
import { VaccinationList } from '@/components/records/vaccinations/vaccination-list';
import { currentToasts } from '@/lib/browser/page/toast';
import { rememberUser } from '@/lib/browser/session/remembered-user';
import { entryDraft, findDraft } from '@/lib/browser/storage/drafts';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

interface Sent {
  method: string | undefined;
  path: string;
  body: unknown;
}

beforeEach(() => {
  localStorage.clear();
  router.refresh.mockClear();
});

function serverAnswers(refusal?: object): Sent[] {
  const requests: Sent[] = [];
  global.fetch = jest.fn(async (path: string, { method, body }: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : body });
    if (refusal) return { ok: false, status: 400, headers: new Headers(), text: async () => JSON.stringify(refusal) };
    return { ok: true, status: 201, json: async () => ({ id: 'd1', entries: [{ id: 'v1' }, { id: 'v2' }] }) };
  }) as unknown as typeof fetch;
  return requests;
}

const vaccines = {
  names: { 'dog.rabies': 'Rabies', 'dog.lepto': 'Leptospirosis' },
  suggested: ['dog.rabies', 'dog.lepto'],
  due: [],
  validityFromVet: [],
};

async function openCard() {
  const onCardSaved = jest.fn();
  renderInLanguage(
    <VaccinationForm petId="p1" dose={null} {...vaccines} onSaved={jest.fn()} onCardSaved={onCardSaved} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Several at once' }));
  return onCardSaved;
}

const row = (number: number) => within(screen.getByRole('listitem', { name: `Vaccination ${number}` }));
const vaccine = (number: number) => row(number).getByRole('combobox', { name: /^Vaccine/ });
const givenOn = (number: number) => row(number).getByLabelText(/^Given on/);
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillTwoRows() {
  await userEvent.type(vaccine(1), 'Rabies');
  await userEvent.type(givenOn(1), '2025-03-07');
  await pressButton('Add another');
  await userEvent.type(vaccine(2), 'Nobivac L4');
}

test('R7.23 a new row copies only the date of the last one', async () => {
  await openCard();
  expect([vaccine(1), givenOn(1)].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);

  await userEvent.type(vaccine(1), 'Rabies');
  await userEvent.type(givenOn(1), '2025-03-07');
  await userEvent.type(row(1).getByLabelText('Valid until'), '2026-03-07');
  await userEvent.type(row(1).getByLabelText('Batch'), 'A1');
  await pressButton('Add another');

  expect(vaccine(2)).toHaveFocus();
  expect(vaccine(2)).toHaveValue('');
  expect(givenOn(2)).toHaveValue('2025-03-07');
  expect(row(2).getByLabelText('Valid until')).toHaveValue('');
  expect(row(2).getByLabelText('Batch')).toHaveValue('');
});

test('R7.23 one Save sends all rows, and Undo deletes them all', async () => {
  const requests = serverAnswers();
  const onCardSaved = await openCard();
  await fillTwoRows();
  await pressButton('Save');

  await waitFor(() => expect(onCardSaved).toHaveBeenCalled());
  const empty = { validUntil: null, batch: null };
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/api/pets/p1/vaccinations/card',
      body: {
        entries: [
          expect.objectContaining({ vaccine: 'dog.rabies', givenOn: '2025-03-07', ...empty }),
          expect.objectContaining({ vaccine: 'Nobivac L4', givenOn: '2025-03-07', ...empty }),
        ],
      },
    },
  ]);
  const [toast] = currentToasts();
  expect(toast?.title).toBe('2 vaccinations saved');

  toast?.action?.onClick();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  const removedPaths = requests.slice(1).map(({ method, path }) => `${method} ${path}`);
  expect(removedPaths).toEqual(['v1', 'v2'].map((id) => `DELETE /api/pets/p1/vaccinations/${id}`));
});

test('R7.23 the list closes its sheet and shows the saved card', async () => {
  serverAnswers();
  const list = { stamps: {}, papers: {}, asksHistoryOf: null, adding: true };
  renderInLanguage(<VaccinationList petId="p1" first={{ items: [], nextCursor: null }} {...vaccines} {...list} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Several at once' }));
  await fillTwoRows();
  await pressButton('Save');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.refresh).toHaveBeenCalled();
});

test('R7.23 rows stay as a draft until they are saved', async () => {
  rememberUser({ id: 'ana', firstName: 'Ana', lastName: 'Ruiz', name: 'Ana Ruiz', shortId: 'ABC123' });
  await openCard();
  await fillTwoRows();
  await waitFor(() => expect(findDraft('ana', entryDraft('vaccination-card', 'p1', null))).not.toBeNull());
  cleanup();

  await openCard();
  await waitFor(() => expect(vaccine(2)).toHaveValue('Nobivac L4'));
  expect(givenOn(2)).toHaveValue('2025-03-07');
  await pressButton('Discard');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('R7.23 an incomplete row is marked and nothing is sent', async () => {
  const requests = serverAnswers();
  await openCard();
  await fillTwoRows();
  await userEvent.clear(vaccine(2));
  await pressButton('Save');

  expect(await row(2).findByText('Please fill this in.')).toBeVisible();
  expect(vaccine(2)).toBeInvalid();
  expect(vaccine(1)).toBeValid();
  expect(requests).toEqual([]);
});

test('R7.23 the server’s refusal of a folded field opens its row', async () => {
  serverAnswers({
    error: 'Please check',
    code: 'invalid',
    fields: { 'entries.1.validUntil': 'The end is too early.' },
  });
  await openCard();
  await fillTwoRows();
  const foldedFields = row(2).getByRole('group') as HTMLDetailsElement;
  expect(foldedFields.open).toBe(false);
  await pressButton('Save');

  expect(await row(2).findByText('The end is too early.')).toBeVisible();
  expect(foldedFields.open).toBe(true);
});

test('R7.23 a row can be removed, but not the last one', async () => {
  await openCard();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await fillTwoRows();
  await pressButton('Remove vaccination 1');

  expect(vaccine(1)).toHaveValue('Nobivac L4');
  expect(screen.getByRole('listitem', { name: 'Vaccination 1' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('R7.23 a card has at most twenty rows', async () => {
  await openCard();
  for (let rows = 1; rows < 20; rows += 1) await pressButton('Add another');

  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Add another' })).not.toBeInTheDocument();
  expect(screen.getByText(/^Up to 20 at once/)).toBeVisible();
});

test('R7.23 R12.1 saving a card offline asks for a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  await openCard();
  await fillTwoRows();
  await pressButton('Save');

  expect(await screen.findByText(/You need to be online for this\. Nothing was changed\.$/)).toBeVisible();
  expect(vaccine(2)).toHaveValue('Nobivac L4');
});
