'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { FormDescription, FormMessage } from '@/components/ui/form';
import { Label } from '@/components/ui/label';
import { useFieldError } from './field-error';

export type ControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  optional?: boolean;
  className?: string;
};

export function Field({
  name,
  label,
  hint,
  required,
  optional,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const t = useTranslations('common');
  const id = useId();
  const error = useFieldError(name);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline gap-x-1.5">
        <Label htmlFor={id}>
          {label}
          {optional ? <span className="ml-1.5 font-normal text-muted">({t('optional')})</span> : null}
        </Label>
        {required ? (
          <span aria-hidden="true" className="text-sm text-muted">
            ({t('required')})
          </span>
        ) : null}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string; hint?: string; error?: string }) {
  return (
    <>
      {error ? <FormMessage id={`${id}-error`}>{error}</FormMessage> : null}
      {hint ? <FormDescription id={`${id}-hint`}>{hint}</FormDescription> : null}
    </>
  );
}
