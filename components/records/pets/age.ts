import type { useTranslations } from 'next-intl';
import { ageBetween, type Day } from '@/lib/core/time/dates';

/** An age in words: months in the first year, years and months in the first three, years after that. */
export function ageInWords(t: ReturnType<typeof useTranslations<'pets'>>, birth: Day, until: Day): string {
  const { years, months } = ageBetween(birth, until);
  if (years === 0) return t('age.months', { months });
  return years < 3 && months > 0 ? t('age.both', { years, months }) : t('age.years', { years });
}
