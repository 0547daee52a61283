'use client';

import { useTranslations } from 'next-intl';
import { usePageContext } from '#page-context';
import { EntryList } from '@/components/collections/entry-list';
import { lazyPart } from '@/components/loading/lazy-part';
import { DocumentChips } from '@/components/records/documents/document-chips';
import { useLoadedInUse } from '@/components/ui/in-use';
import type { Page } from '@/lib/core/http/pagination';
import { formatMoney } from '@/lib/core/i18n/numbers';
import { formatDay } from '@/lib/core/time/dates';
import { byParent, type PetDocument } from '@/lib/records/documents/document';
import { expensesClient } from '@/lib/records/expenses/client';
import type { Expense } from '@/lib/records/expenses/expense';

const load = () => import('./expense-form');
const ExpenseForm = lazyPart(async () => (await load()).ExpenseForm);

interface ExpenseListProps {
  petId: string;
  first: Page<Expense>;
  /** Suggested for a new cost. */
  currency: string | null;
  receipts: readonly PetDocument[];
}

export function ExpenseList({ petId, first, currency, receipts }: ExpenseListProps) {
  const t = useTranslations('expenses');
  useLoadedInUse(load);
  const receiptsByCost = byParent(receipts, 'expenseId');
  const nameOf = ({ title, category }: Expense) => title ?? t(`categories.${category}`);
  return (
    <EntryList
      petId={petId}
      client={expensesClient}
      first={first}
      addAbove
      words={{
        add: t('add'),
        addTitle: t('addTitle'),
        editTitle: t('editTitle'),
        saved: t('saved'),
        empty: t('empty'),
        name: nameOf,
      }}
      group={({ paidOn }) => paidOn.slice(0, 4)}
      row={(expense) => (
        <ExpenseRow
          petId={petId}
          expense={expense}
          name={nameOf(expense)}
          receipts={receiptsByCost[expense.id] ?? []}
        />
      )}
      form={(expense, onSaved) => (
        <ExpenseForm
          petId={petId}
          expense={expense}
          name={expense ? nameOf(expense) : ''}
          receipts={(expense && receiptsByCost[expense.id]) ?? []}
          currency={currency}
          onSaved={onSaved}
        />
      )}
    />
  );
}

interface ExpenseRowProps {
  petId: string;
  expense: Expense;
  name: string;
  receipts: readonly PetDocument[];
}

function ExpenseRow({ petId, expense, name, receipts }: ExpenseRowProps) {
  const t = useTranslations('expenses');
  const { locale } = usePageContext();
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <div className="min-w-0 flex-1 basis-32">
          <p dir="auto" className="font-medium wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-muted">
            {formatDay(expense.paidOn, locale, 'medium')}
            {expense.title ? ` · ${t(`categories.${expense.category}`)}` : null}
          </p>
          {expense.note ? (
            <p dir="auto" className="text-sm whitespace-pre-line text-muted wrap-anywhere">
              {expense.note}
            </p>
          ) : null}
        </div>
        <p className="font-medium tabular-nums">{formatMoney(expense.amountCents, expense.currency, locale)}</p>
      </div>
      <DocumentChips petId={petId} parent={{ expenseId: expense.id }} documents={receipts} name={name} folded />
    </>
  );
}
