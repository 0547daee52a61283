import { expenses } from '@/lib/collections/columns/expenses';
import { comparedFields } from '@/lib/collections/compared-fields';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { choiceField, noteField } from '@/lib/versions/entry-fields';
import type { Expense } from './expense';

export const expenseFields = comparedFields<Expense>('expenses', expenses, {
  category: choiceField('category', 'expenses.category', 'expenses.categories'),
  amountCents: {
    label: 'expenses.amount',
    with: ['currency'],
    show: ({ amountCents, currency }, { reader }) => formatMoney(amountCents, currency, reader.locale),
  },
  note: noteField(),
});
