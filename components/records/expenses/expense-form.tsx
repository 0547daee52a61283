'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { CurrencyField } from '@/components/forms/currency-field';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { typedAmount } from '@/lib/core/i18n/numbers';
import { expensesClient } from '@/lib/records/expenses/client';
import type { Expense } from '@/lib/records/expenses/expense';
import type { ExpenseFormValues, ExpenseInput } from '@/lib/records/expenses/schema';
import { expenseCategories, expenseLimits } from '@/lib/records/expenses/vocabulary';

interface ExpenseFormProps {
  petId: string;
  expense: Expense | null;
  /** Suggested for a new cost. */
  currency: string | null;
  onSaved: (saved: Expense) => void;
}

type NewExpense = Omit<ExpenseFormValues, 'category'> & { category: ExpenseFormValues['category'] | '' };

interface Usual {
  currency: string | null;
  today: string;
  locale: FormatLocale;
}

function initialOf(expense: Expense | null, usual: Usual): NewExpense {
  return {
    category: expense?.category ?? '',
    title: expense?.title ?? '',
    paidOn: expense?.paidOn ?? usual.today,
    amount: expense ? typedAmount(expense.amountCents, usual.locale) : '',
    currency: expense?.currency ?? usual.currency ?? '',
    note: expense?.note ?? '',
  };
}

export function ExpenseForm({ petId, expense, currency, onSaved }: ExpenseFormProps) {
  const t = useTranslations('expenses');
  const entries = useTranslations('entries');
  const { latest, today, locale } = usePageContext();
  const initial = initialOf(expense, { currency, today, locale });
  return (
    <EntryForm<NewExpense, ExpenseInput, Expense>
      draftKey={entryDraft('expenses', petId, expense?.id)}
      schema={async () => (await import('@/lib/records/expenses/schema')).expenseForm(latest)}
      fields={async () => (await import('@/lib/records/expenses/fields')).expenseFields}
      initial={initial}
      save={(values, key) =>
        expense ? expensesClient.overwrite(petId, expense, values) : expensesClient.create(petId, values, key)
      }
      onSaved={onSaved}
    >
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <HeroField name="amount" label={t('amount')} inputMode="decimal" required />
        <CurrencyField label={t('currency')} usual={initial.currency} required />
      </div>
      <ChipChoice
        name="category"
        legend={t('category')}
        options={expenseCategories.map((value) => ({ value, text: t(`categories.${value}`) }))}
        required
      />
      <MomentLine day="paidOn" dayLabel={t('paidOn')} />
      <TextField
        name="title"
        label={t('what')}
        hint={t('whatHint')}
        maxLength={expenseLimits.title}
        autoComplete="off"
      />
      <MoreFields names={['note']} summary={t('moreFields')}>
        <TextAreaField name="note" label={entries('note')} maxLength={expenseLimits.note} rows={2} />
      </MoreFields>
    </EntryForm>
  );
}
