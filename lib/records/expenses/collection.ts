import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { type Expense, type ExpenseRow, expenseColumns, toExpense } from './expense';
import { type ExpenseInput, type ExpensePatch, expenseInput, expensePatch } from './schema';

export const expenses = petCollection<ExpenseRow, Expense, ExpenseInput, ExpensePatch>({
  name: 'expenses',
  input: (at) => expenseInput(latestDay(at)),
  patch: (at) => expensePatch(latestDay(at)),
  columns: expenseColumns,
  newestBy: 'paidOn',
  toItem: toExpense,
  toColumns: ({ paidOn, ...plain }) => ({ ...plain, paidOn: columnFromDay(paidOn) }),
});
