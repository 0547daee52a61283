'use client';

import { useTranslations } from 'next-intl';
import { tickFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';

export function useDoseFailure(): (error: unknown, retry: () => void) => void {
  const t = useTranslations('medications');
  return (error, retry) => {
    const why = tickFailure(error);
    const title = 'reason' in why ? t('failed.invalid', why) : t(`failed.${why.failure}`);
    toast({ title, tone: 'danger', retry });
  };
}
