import type { ColumnsOf } from '../column';

export const expenses = {
  category: { activity: true },
  title: { activity: true },
  paidOn: { day: true },
  amountCents: {},
  currency: {},
  note: { activity: true },
} as const satisfies ColumnsOf<'Expense'>;
