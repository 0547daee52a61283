import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { CostTotals } from '@/components/records/expenses/cost-totals';
import { ExpenseList } from '@/components/records/expenses/expense-list';
import { nothingWaits, showWaiting } from '@/lib/browser/outbox/waiting-list';
import type { PetDocument } from '@/lib/records/documents/document';
import type { Expense } from '@/lib/records/expenses/expense';
import { aWaiting } from '@/tests/support/a-waiting';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

type ListProps = Pick<ComponentProps<typeof ExpenseList>, 'currency' | 'receipts'>;

const kibble: Expense = {
  ...{ id: 'e1', paidOn: '2026-03-07', category: 'food', title: 'Kibble, 12 kg', amountCents: 4590 },
  ...{ currency: 'EUR', note: null },
};
const list = (items: Expense[], { currency = null, receipts = [] }: Partial<ListProps> = {}) => (
  <ExpenseList petId="p1" first={{ items, nextCursor: null }} currency={currency} receipts={receipts} />
);
const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ');

test.each([
  ['en', 'Costs in 2026€30.50 + US$5.00', 'Food 2 entries', '€30.50', 'Earlier years'],
  ['es', 'Gastos de 202630,50 € + 5,00 US$', 'Comida 2 apuntes', '30,50 €', 'Años anteriores'],
] as const)('R17.2 costs are listed by year, category and currency, in %s', (locale, year, food, amount, earlier) => {
  renderInLanguage(
    <CostTotals
      petId="p1"
      totals={[
        { year: 2026, category: 'food', currency: 'EUR', cents: 3050, entries: 2 },
        { year: 2026, category: 'vet', currency: 'USD', cents: 500, entries: 1 },
        { year: 2024, category: 'fees', currency: 'EUR', cents: 100, entries: 1 },
      ]}
    />,
    locale,
  );

  expect(textOf(screen.getAllByRole('heading', { level: 2 })[0])).toBe(year);
  expect(textOf(screen.getAllByRole('term')[0])).toBe(food);
  expect(textOf(screen.getAllByRole('definition')[0])).toBe(amount);
  expect(screen.getByText(earlier)).toBeVisible();
});

test('R17.2 without costs no total is shown', () => {
  const { container } = renderInLanguage(<CostTotals petId="p1" totals={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('R17.1 a cost without a title is named by its category', () => {
  renderInLanguage(list([kibble, { ...kibble, id: 'e2', title: null, category: 'fees' }]));
  const [named, unnamed] = screen.getAllByRole('listitem');
  expect(textOf(named)).toContain('Kibble, 12 kg7 Mar 2026 · Food€45.90');
  expect(textOf(unnamed)).toContain('Fees and taxes7 Mar 2026€45.90');
});

test('R17.1 R17.8 a new cost needs an amount, a category and a currency', async () => {
  const requests: unknown[] = [];
  global.fetch = jest.fn(async (_, { method, body }: RequestInit = {}) => {
    if (method === 'POST') requests.push(JSON.parse(String(body)));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
  renderInLanguage(list([]));
  await userEvent.click(screen.getByRole('button', { name: 'Add a cost' }));
  const dialog = await screen.findByRole('dialog', { name: 'New cost' });
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findAllByText('Please fill this in.')).toHaveLength(3);
  await userEvent.selectOptions(within(dialog).getByLabelText('Currency'), 'EUR');

  await userEvent.type(within(dialog).getByLabelText('Amount'), 'lots');
  expect(await within(dialog).findByText(/^Please enter an amount up to 10,000,000, such/)).toBeVisible();
  await userEvent.clear(within(dialog).getByLabelText('Amount'));

  await userEvent.type(within(dialog).getByLabelText('Amount'), '45,90');
  await userEvent.click(within(dialog).getByText('Food'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(requests).toMatchObject([{ category: 'food', amountCents: 4590, currency: 'EUR', title: null }]),
  );
});

const receipt: PetDocument = {
  ...{ id: 'd1', name: 'receipt.pdf', contentType: 'application/pdf', bytes: 9000, createdAt: '2026-03-07T10:00:00Z' },
  ...{ vetRecordId: null, vaccinationId: null, medicationId: null, expenseId: 'e1' },
  ...{ fileUrl: '/api/pets/p1/documents/d1/file', previewUrl: null },
};

test('R17.5 a cost shows its receipts, also in its form, which reads none', async () => {
  renderInLanguage(list([kibble, { ...kibble, id: 'e2' }], { receipts: [receipt] }));
  expect(screen.getAllByRole('link', { name: 'receipt.pdf' })).toHaveLength(1);
  await userEvent.click(screen.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Edit cost' });
  expect(await within(dialog).findByRole('link', { name: /^receipt.pdf/ })).toBeVisible();
  expect(within(dialog).getByLabelText('Attach files: Kibble, 12 kg')).toBeInTheDocument();
  expect(within(dialog).queryByRole('link', { name: /^Read entries/ })).toBeNull();
});

test('R17.5 a new cost takes a photo of its receipt', async () => {
  renderInLanguage(list([]));
  await userEvent.click(screen.getByRole('button', { name: 'Add a cost' }));
  const dialog = await screen.findByRole('dialog', { name: 'New cost' });
  expect(await within(dialog).findByText('Take a photo of the receipt')).toBeVisible();
});

test('R17.8 a new cost has the suggested currency', async () => {
  renderInLanguage(list([], { currency: 'CLP' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a cost' }));
  const dialog = await screen.findByRole('dialog', { name: 'New cost' });
  expect(await within(dialog).findByLabelText('Currency')).toHaveValue('CLP');
});

const unsent = {
  en: '2 costs aren’t in these sums yet, because they wait to be sent. 1 unsent change isn’t in these sums yet.',
  es: '2 gastos aún no están en estas sumas, porque están sin enviar. 1 cambio sin enviar aún no está en estas sumas.',
};

test.each(['en', 'es'] as const)('R17.9 in %s, the sums say which costs wait to be sent', (locale) => {
  const create = { petId: 'p1', verb: 'create', opened: null } as const;
  const entries = [
    aWaiting({ ...create, collection: 'expenses', entryId: 'a', body: { amountCents: 100 } }),
    aWaiting({ ...create, collection: 'vet-records', entryId: 'b', body: { costCents: 0 } }),
    aWaiting({ petId: 'p1', collection: 'expenses', verb: 'remove', entryId: 'c', body: null }),
  ];
  act(() => showWaiting({ ...nothingWaits, entries }));
  renderInLanguage(
    <CostTotals petId="p1" totals={[{ year: 2026, category: 'food', currency: 'EUR', cents: 1, entries: 1 }]} />,
    locale,
  );
  expect(textOf(screen.getByRole('status'))).toBe(unsent[locale]);
  act(() => showWaiting(nothingWaits));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
