'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Field, type FieldProps } from './field';

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password';
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'autoComplete'>;

export function PasswordField({ name, label, hint, required, optional, className, ...props }: PasswordFieldProps) {
  const t = useTranslations('common');
  const { register } = useFormContext();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field name={name} label={label} hint={hint} required={required} optional={optional} className={className}>
      {(control) => (
        <div className="relative">
          <Input
            {...register(name)}
            {...control}
            {...props}
            type={isVisible ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-13"
          />
          <button
            type="button"
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted hover:text-primary"
            aria-label={t(isVisible ? 'hidePassword' : 'showPassword')}
            aria-controls={control.id}
            onClick={() => setVisible(!isVisible)}
          >
            <Icon of={isVisible ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
