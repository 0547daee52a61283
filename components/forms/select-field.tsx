'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Select } from '@/components/ui/select';
import { isolate } from '@/lib/core/i18n/isolate';
import { Field, type FieldProps } from './field';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  placeholder?: string;
} & Omit<ComponentProps<'select'>, keyof FieldProps | 'children'>;

export function SelectField({
  name,
  label,
  hint,
  required,
  optional,
  className,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} required={required} optional={optional} className={className}>
      {(control) => (
        <Select {...register(name)} {...control} {...props}>
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {isolate(option.label)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
