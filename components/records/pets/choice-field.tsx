'use client';

import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldNotes, type FieldProps } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { isolate } from '@/lib/core/i18n/isolate';

interface ChoiceFieldProps<Value> extends Omit<FieldProps, 'optional' | 'required'> {
  options: readonly { value: Value; label: string }[];
}

/** Accepts booleans and null as values, unlike HTML's radio buttons. */
export function ChoiceField<Value extends string | boolean | null>({
  name,
  label,
  hint,
  className,
  options,
}: ChoiceFieldProps<Value>) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const id = useId();
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={String(option.value)}
            className="tap inline-flex cursor-pointer items-center gap-2 rounded-control border border-edge bg-surface px-3 hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary"
          >
            <input
              type="radio"
              name={name}
              className="size-4 accent-primary"
              checked={field.value === option.value}
              onChange={() => field.onChange(option.value)}
              onBlur={field.onBlur}
            />
            {isolate(option.label)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
