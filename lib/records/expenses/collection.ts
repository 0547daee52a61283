import 'server-only';
import { petCollection } from '@/lib/collections/store';
import { columnFromDay, latestDay } from '@/lib/core/time/dates';
import { findAmountProblem } from '@/lib/core/validation/zod-money';
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
  checkChange(change, _, { amountCents, currency }): Record<string, string> {
    const changesAmount = change.amountCents !== undefined || change.currency !== undefined;
    const problem = changesAmount ? findAmountProblem(amountCents, currency) : null;
    return problem ? { amountCents: problem } : {};
  },
});
