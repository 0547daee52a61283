export const expenseCategories = [
  'food',
  'medicine',
  'insurance',
  'grooming',
  'boarding',
  'training',
  'equipment',
  'fees',
  'other',
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];

/** Category of a total; vet visits have their own amount. */
export type CostCategory = ExpenseCategory | 'vet';

export const expenseLimits = { title: 120, note: 2000 } as const;
