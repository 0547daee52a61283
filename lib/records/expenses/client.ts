import { collectionClient } from '@/lib/collections/client';
import type { Expense } from './expense';
import type { ExpenseBody, ExpenseInput, ExpensePatch } from './schema';

export const expensesClient = collectionClient<Expense, ExpenseBody, ExpenseInput, ExpensePatch>('expenses', {
  title: null,
  note: null,
});
