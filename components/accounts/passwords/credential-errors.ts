'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { requiresReauthentication } from '@/lib/accounts/passwords/client';
import { ApiError } from '@/lib/browser/api/api-client';

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
