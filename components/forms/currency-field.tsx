'use client';

import { useTranslations } from 'next-intl';
import { currencies } from '@/lib/core/i18n/currencies';
import { SelectField } from './select-field';

interface CurrencyFieldProps {
  label: string;
  /** Selected at first. Empty if nothing says which one it is. */
  usual: string;
  required?: boolean;
}

export function CurrencyField({ label, usual, required }: CurrencyFieldProps) {
  const t = useTranslations('entries');
  const codes = [...new Set([usual, ...currencies])].filter(Boolean);
  return (
    <SelectField
      name="currency"
      label={label}
      placeholder={usual === '' ? t('choose') : undefined}
      options={codes.map((code) => ({ value: code, label: code }))}
      {...(required && usual === '' && { required })}
    />
  );
}
