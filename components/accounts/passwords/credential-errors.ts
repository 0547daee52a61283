'use client';

import { useTranslations } from 'next-intl';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { requiresReauthentication } from '@/lib/accounts/passwords/client';
import { ApiError } from '@/lib/browser/api/api-client';

/**
 * Waits for a change of credentials and shows in the form what is wrong with it.
 * @returns a function that says whether the change was made; it throws when the server wants a proof first
 */
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
