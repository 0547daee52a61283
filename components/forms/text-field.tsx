'use client';

import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { Field, type FieldProps } from './field';

type OwnProps = keyof FieldProps;

export function TextField({
  name,
  label,
  hint,
  required,
  optional,
  className,
  ...props
}: FieldProps & Omit<ComponentProps<'input'>, OwnProps>) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} required={required} optional={optional} className={className}>
      {(control) => <Input {...register(name)} {...control} {...props} />}
    </Field>
  );
}

export function DateField(props: FieldProps & { min?: string; max?: string }) {
  return <TextField type="date" {...props} />;
}

export function TextAreaField({
  name,
  label,
  hint,
  required,
  optional,
  className,
  ...props
}: FieldProps & Omit<ComponentProps<'textarea'>, OwnProps>) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} required={required} optional={optional} className={className}>
      {(control) => <Textarea {...register(name)} {...control} {...props} />}
    </Field>
  );
}
