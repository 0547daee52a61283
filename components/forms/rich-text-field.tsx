'use client';

import { Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { lazyPart } from '@/components/loading/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { FieldNotes, type FieldProps } from './field';
import { useFieldError } from './field-error';

const Editor = lazyPart(async () => (await import('./rich-text-editor')).RichTextEditor);

export function RichTextField({ name, label, hint, className }: Omit<FieldProps, 'required' | 'optional'>) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <Suspense fallback={<Skeleton className="h-48" />}>
        <Editor
          html={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          attributes={{
            id,
            'aria-labelledby': `${id}-label`,
            'aria-invalid': String(Boolean(error)),
            ...(describedBy && { 'aria-describedby': describedBy }),
          }}
        />
      </Suspense>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
