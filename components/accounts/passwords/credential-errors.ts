'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { ApiError } from '@/lib/browser/api/api-client';
import { requiresReauthentication } from '@/lib/browser/api/reauthentication';

export function useCredentialErrors<Values extends FieldValues>(form: UseFormReturn<Values, unknown, Values>) {
  const t = useTranslations('account.credentials');
  return async (change: Promise<void>): Promise<boolean> => {
    try {
      await change;
      return true;
    } catch (error) {
      if (requiresReauthentication(error)) throw error;
      const busy = error instanceof ApiError && [429, 503].includes(error.status);
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t(busy ? 'busy' : 'failed'), fields });
      return false;
    }
  };
}
