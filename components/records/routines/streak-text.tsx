import { useTranslations } from 'next-intl';
import type { Streak } from '@/lib/records/routines/streak';

export function StreakText({ streak: { days, more } }: { streak: Streak }) {
  const t = useTranslations('routines');
  return more ? t('streakMore', { days }) : t('streak', { days });
}
