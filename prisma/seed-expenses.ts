import { db } from '@/lib/core/db/client';
import type { Locale } from '@/lib/core/i18n/locales';
import { addDays, dayFromColumn, dayToColumn } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { ExpenseCategory } from '@/lib/records/expenses/vocabulary';

type Title = Record<Locale, string>;

const costs: readonly (readonly [ago: number, category: ExpenseCategory, cents: number, title: Title])[] = [
  [6, 'food', 5890, { en: 'Dry food, 12 kg', es: 'Pienso, 12 kg' }],
  [24, 'grooming', 3500, { en: 'Bath and trim', es: 'Baño y corte' }],
  [52, 'food', 5890, { en: 'Dry food, 12 kg', es: 'Pienso, 12 kg' }],
  [75, 'insurance', 18_400, { en: 'Insurance, one year', es: 'Seguro, un año' }],
  [101, 'equipment', 2450, { en: 'Harness', es: 'Arnés' }],
  [420, 'fees', 1200, { en: 'Dog license', es: 'Licencia municipal' }],
];

export async function seedExpenses(petId: string, locale: Locale, at: Date): Promise<void> {
  const today = dayFromColumn(at);
  await db().expense.createMany({
    data: costs.map(([ago, category, amountCents, title]) => ({
      ...{ id: newId(), petId, category, amountCents, currency: 'EUR', title: title[locale] },
      ...{ paidOn: dayToColumn(addDays(today, -ago)), createdAt: at, updatedAt: at },
    })),
  });
}
