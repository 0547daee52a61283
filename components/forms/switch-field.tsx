'use client';

import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';
import { isolate } from '@/lib/core/i18n/isolate';
import { FieldNotes, type FieldProps } from './field';
import { useFieldError } from './field-error';

export function SwitchField({ name, label, hint, className }: Omit<FieldProps, 'required' | 'optional'>) {
  const { register } = useFormContext();
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cn('flex items-center justify-between gap-4', className)}>
      <div>
        <Label htmlFor={id} className="text-base">
          {isolate(label)}
        </Label>
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
      <Switch id={id} aria-describedby={describedBy || undefined} {...register(name)} />
    </div>
  );
}
