'use client';

import { useTranslations } from 'next-intl';
import { useFormState } from 'react-hook-form';
import { FormError } from '@/components/forms/form';
import { Button } from '@/components/ui/button';

export function SaveButton() {
  const t = useTranslations('account');
  const { isSubmitting } = useFormState();
  return (
    <>
      <FormError />
      <div className="flex justify-end">
        <Button type="submit" busy={isSubmitting} className="w-full sm:w-auto">
          {t('save')}
        </Button>
      </div>
    </>
  );
}
