'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Field, type FieldProps } from './field';
import { FieldSuggestions } from './suggestion-chips';

type HeroFieldProps = Omit<FieldProps, 'optional' | 'className'> &
  Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode'> & {
    suggestions?: readonly string[];
  };

/** The field that a sheet is about. It takes the focus. */
export function HeroField({ name, label, hint, required, suggestions = [], ...input }: HeroFieldProps) {
  const { register } = useFormContext();
  return (
    <div>
      <Field name={name} label={label} hint={hint} required={required}>
        {(control) => (
          <Input
            {...register(name)}
            {...control}
            {...input}
            data-autofocus
            autoComplete="off"
            className="min-h-14 font-display text-2xl"
          />
        )}
      </Field>
      <FieldSuggestions name={name} texts={suggestions} />
    </div>
  );
}
