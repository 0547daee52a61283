import { ExpenseList } from '@/components/records/expenses/expense-list';
import { newId } from '@/lib/core/validation/ids';
import { expensesClient } from '@/lib/records/expenses/client';
import { entriesOf } from '@/tests/support/entries';

const petId = 'p1';

export const expenseCases = {
  expenses: {
    least: { paidOn: '2026-03-07', category: 'food', amountCents: 4590, currency: 'EUR' },
    most: entriesOf((kind) => kind).expenses,
    create: (body: object) => expensesClient.create(petId, body as never, newId()),
    bin: expensesClient,
    list: (rows: readonly object[] = []) => (
      <ExpenseList petId={petId} first={{ items: rows as never[], nextCursor: null }} currency="EUR" receipts={[]} />
    ),
    opens: /^Edit/,
  },
};
