import { type EntryOf, entryOf, type RowOf, selectOf } from '@/lib/collections/column';
import { expenses } from '@/lib/collections/columns/expenses';

export const expenseColumns = /* @__PURE__ */ selectOf(expenses);

export type Expense = EntryOf<'Expense', typeof expenses>;

export type ExpenseRow = RowOf<'Expense', typeof expenses>;

export const toExpense = (row: ExpenseRow): Expense => entryOf<'Expense', typeof expenses>(expenses, row);
