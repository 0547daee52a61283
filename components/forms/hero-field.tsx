'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, type FieldProps } from './field';
import { FieldSuggestions } from './suggestion-chips';

type HeroFieldProps = Omit<FieldProps, 'optional' | 'className'> &
  Pick<ComponentProps<'input'>, 'maxLength' | 'inputMode'> & {
    suggestions?: readonly string[];
  };

/** The field that a sheet is about, in large letters. It takes the focus. */
export function HeroField({ name, label, hint, required, suggestions = [], ...input }: HeroFieldProps) {
  const { register } = useFormContext();
  return (
    <div>
      <Field name={name} label={label} hint={hint} required={required}>
        {(control) => (
          <input
            type="text"
            dir="auto"
            autoComplete="off"
            data-autofocus
            {...register(name)}
            {...control}
            {...input}
            className="min-h-14 w-full rounded-control border border-edge bg-surface px-3 py-2 font-display text-2xl text-ink transition-colors duration-150 hover:border-primary aria-invalid:border-danger aria-invalid:bg-danger-soft"
          />
        )}
      </Field>
      <FieldSuggestions name={name} texts={suggestions} />
    </div>
  );
}
