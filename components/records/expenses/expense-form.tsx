'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePageContext } from '#page-context';
import { ChipChoice } from '@/components/forms/chip-choice';
import { CurrencyField } from '@/components/forms/currency-field';
import { EntryForm } from '@/components/forms/entry-form';
import { HeroField } from '@/components/forms/hero-field';
import { MomentLine } from '@/components/forms/moment-line';
import { MoreFields } from '@/components/forms/more-fields';
import { TextAreaField, TextField } from '@/components/forms/text-field';
import { DocumentSection } from '@/components/records/documents/document-section';
import { FirstPhoto } from '@/components/records/documents/first-photo';
import { useAttach } from '@/components/records/documents/use-attach';
import { entryDraft } from '@/lib/browser/storage/drafts';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { typedAmount } from '@/lib/core/i18n/numbers';
import type { PetDocument } from '@/lib/records/documents/document';
import { expensesClient } from '@/lib/records/expenses/client';
import type { Expense } from '@/lib/records/expenses/expense';
import type { ExpenseFormValues, ExpenseInput } from '@/lib/records/expenses/schema';
import { expenseCategories, expenseLimits } from '@/lib/records/expenses/vocabulary';

interface ExpenseFormProps {
  petId: string;
  expense: Expense | null;
  name: string;
  receipts: readonly PetDocument[];
  /** Suggested for a new cost. */
  currency: string | null;
  onSaved: (savedExpense: Expense) => void;
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

export function ExpenseForm({ petId, expense, name, receipts, currency, onSaved }: ExpenseFormProps) {
  const t = useTranslations('expenses');
  const entries = useTranslations('entries');
  const { latest, today, locale } = usePageContext();
  const [photo, setPhoto] = useState<File | null>(null);
  const attachFile = useAttach(petId);
  const initial = initialOf(expense, { currency, today, locale });
  return (
    <>
      {expense ? (
        <div className="mb-5">
          <DocumentSection petId={petId} parent={{ expenseId: expense.id }} documents={receipts} name={name} />
        </div>
      ) : null}
      <EntryForm<NewExpense, ExpenseInput, Expense>
        draftKey={entryDraft('expenses', petId, expense?.id)}
        schema={async () => (await import('@/lib/records/expenses/schema')).expenseForm(latest)}
        fields={async () => (await import('@/lib/records/expenses/fields')).expenseFields}
        initial={initial}
        save={(values, key) =>
          expense ? expensesClient.overwrite(petId, expense, values) : expensesClient.create(petId, values, key)
        }
        onSaved={(savedExpense) => {
          if (photo) void attachFile(photo, { expenseId: savedExpense.id });
          onSaved(savedExpense);
        }}
      >
        {expense ? null : (
          <FirstPhoto title={t('photograph')} text={t('photographText')} file={photo} onChange={setPhoto} />
        )}
        <div className="grid grid-cols-[3fr_2fr] items-end gap-3 has-[[aria-invalid=true]]:items-start">
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
    </>
  );
}
