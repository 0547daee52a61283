'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { PasswordField } from '@/components/forms/password-field';
import { PASSWORD_MIN } from '@/lib/accounts/passwords/limits';

export function NewPasswordField({ label }: { label: string }) {
  const t = useTranslations('passwords');
  const typedPassword = useWatch<{ password: string }, 'password'>({ name: 'password' });
  const missing = PASSWORD_MIN - (typedPassword ?? '').length;
  const enough = missing <= 0 ? t('longEnough') : '';
  return (
    <div>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={
          missing === PASSWORD_MIN ? t('newHint', { min: PASSWORD_MIN }) : enough || t('missing', { count: missing })
        }
        required
      />
      <span role="status" className="sr-only">
        {enough}
      </span>
    </div>
  );
}
