import type { useTranslations } from 'next-intl';
import { ageBetween, type Day } from '@/lib/core/time/dates';

/** Months below one year, years and months below three, then years. */
export function ageInWords(t: ReturnType<typeof useTranslations<'pets'>>, birth: Day, until: Day): string {
  const { years, months } = ageBetween(birth, until);
  if (years === 0) return t('age.months', { months });
  return years < 3 && months > 0 ? t('age.both', { years, months }) : t('age.years', { years });
}
