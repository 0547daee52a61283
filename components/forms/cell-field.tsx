'use client';

import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormMessage } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { useFieldError } from './field-error';

interface CellFieldProps extends Pick<ComponentProps<'input'>, 'className' | 'list'> {
  name: string;
  label: string;
  /** First word of the error message, because the field has no visible label. */
  heading: string;
  onBlur?: () => void;
  onChange?: () => void;
}

/** Field in a table, whose heading is its visible label. */
export function CellField({ name, label, heading, onBlur, onChange, ...input }: CellFieldProps) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  return (
    <>
      <Input
        {...register(name, { onBlur, onChange })}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        autoComplete="off"
        {...input}
      />
      {error ? (
        <FormMessage id={id}>
          {heading}: {error}
        </FormMessage>
      ) : null}
    </>
  );
}
