'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@/components/forms/form';
import { updateProfile } from '@/lib/accounts/account/client';
import type { Profile } from '@/lib/accounts/account/queries';
import type { ProfilePatch } from '@/lib/accounts/account/schema';
import { ApiError } from '@/lib/browser/api/api-client';
import { toast } from '@/lib/browser/page/toast';

/** @param toInput converts the saved profile to form values, because the server normalizes the input */
export function useSaveProfile<Input extends FieldValues, Output extends ProfilePatch>(
  userId: string,
  form: UseFormReturn<Input, unknown, Output>,
  toInput: (profile: Profile) => Input,
) {
  const t = useTranslations('account');
  const router = useRouter();
  return async (patch: Output): Promise<boolean> => {
    try {
      form.reset(toInput(await updateProfile(userId, patch)));
    } catch (error) {
      const fields = error instanceof ApiError ? error.failure?.fields : undefined;
      showServerErrors(form, { error: t('failed'), fields });
      return false;
    }
    toast({ title: t('saved') });
    router.refresh();
    return true;
  };
}
