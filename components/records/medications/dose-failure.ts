'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/browser/api/api-client';
import { saveFailure, tickFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';

/** @returns a function that says in a toast why a dose was not saved */
export function useDoseFailure(): (error: unknown, retry: () => void) => void {
  const t = useTranslations('medications');
  return (error, retry) => {
    const reason = error instanceof ApiError ? Object.values(error.failure?.fields ?? {})[0] : undefined;
    const isRefused = saveFailure(error) === 'fields' && reason;
    const title = isRefused ? t('failed.invalid', { reason }) : t(`failed.${tickFailure(error)}`);
    toast({ title, tone: 'danger', retry });
  };
}
