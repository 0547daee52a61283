'use client';

import { useTranslations } from 'next-intl';
import { ApiError } from '@/lib/browser/api/api-client';
import { tickFailure } from '@/lib/browser/api/save-failure';
import { toast } from '@/lib/browser/page/toast';
import type { DoseGuard } from '@/lib/records/medications/dose-guard';

export function useDoseFailure(): (error: unknown, retry: () => void) => void {
  const t = useTranslations('medications');
  return (error, retry) => {
    const why = tickFailure(error);
    const title = 'reason' in why ? t('failed.invalid', why) : t(`failed.${why.failure}`);
    toast({ title, tone: 'danger', retry });
  };
}

export function guardOfRefusal(error: unknown): DoseGuard | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'dose_already_given') return null;
  return (error.failure.guard ?? null) as DoseGuard | null;
}

export function earlyQuestionOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.failure?.code !== 'confirmation_required') return null;
  return error.failure.fields?.scheduledFor ?? null;
}
