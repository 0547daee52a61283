import type { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/core/i18n/locales';
import { appointmentKinds } from '@/lib/records/appointments/vocabulary';
import { expenseCategories } from '@/lib/records/expenses/vocabulary';
import { measureKinds } from '@/lib/records/measures/vocabulary';
import type { PetType } from '@/lib/records/pets/vocabulary';
import { symptomKinds } from '@/lib/records/symptoms/vocabulary';
import { vaccinesOf } from '@/lib/records/vaccinations/catalogue';
import { vitalKinds } from '@/lib/records/vitals/vocabulary';

export function entryNames(
  t: ReturnType<typeof useTranslations<never>>,
  language: Locale,
  types: readonly PetType[],
): Record<string, string> {
  return Object.fromEntries([
    ...types.flatMap(vaccinesOf).map(({ id, name }) => [id, name[language]] as const),
    ...vitalKinds.map((kind) => [kind, t(`vitals.kinds.${kind}`)] as const),
    ...measureKinds.map((kind) => [kind, t(`measures.kinds.${kind}`)] as const),
    ...symptomKinds.map((kind) => [kind, t(`symptoms.kinds.${kind}`)] as const),
    ...expenseCategories.map((category) => [category, t(`expenses.categories.${category}`)] as const),
    ...appointmentKinds.map((kind) => [kind, t(`appointments.kinds.${kind}`)] as const),
  ]);
}
