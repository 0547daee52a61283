import * as z from 'zod';
import type { Day } from '@/lib/core/time/dates';
import { pastDay } from '@/lib/core/validation/zod-days';
import { noteText, optionalEntryLine } from '@/lib/core/validation/zod-entry';
import { amountCents, amountText, currencyCode, findAmountProblem } from '@/lib/core/validation/zod-money';
import { expenseCategories, expenseLimits } from './vocabulary';

const common = {
  category: z.enum(expenseCategories, { error: 'entries.validation.required' }),
  title: optionalEntryLine(expenseLimits.title),
  currency: currencyCode,
  note: noteText(expenseLimits.note),
};

const fields = (today: Day) => ({ ...common, paidOn: pastDay(today), amountCents });

export function expenseInput(today: Day) {
  const all = fields(today);
  return z.strictObject({ ...all, title: all.title.default(null), note: all.note.default(null) });
}

export const expensePatch = (today: Day) => z.strictObject(fields(today)).partial();

const required = 'entries.validation.required';

const requiredAmount = amountText.transform((cents, context) => {
  if (cents !== null) return cents;
  context.addIssue({ code: 'custom', message: required });
  return z.NEVER;
});

export function expenseForm(today: Day) {
  return z
    .strictObject({
      ...common,
      paidOn: pastDay(today),
      amount: requiredAmount,
      currency: z.string().min(1, { error: required }).pipe(currencyCode),
    })
    .transform(({ amount, ...rest }, context) => {
      const problem = findAmountProblem(amount, rest.currency);
      if (problem) context.addIssue({ code: 'custom', path: ['amount'], message: problem });
      return { ...rest, amountCents: amount };
    });
}

export type ExpenseFormValues = z.input<ReturnType<typeof expenseForm>>;
export type ExpenseBody = z.input<ReturnType<typeof expenseInput>>;
export type ExpenseInput = z.output<ReturnType<typeof expenseInput>>;
export type ExpensePatch = z.output<ReturnType<typeof expensePatch>>;
