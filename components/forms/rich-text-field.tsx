'use client';

import { lazy, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { SectionError } from '@/components/shell/section-error';
import { Skeleton } from '@/components/ui/skeleton';
import { FieldNotes, type FieldProps } from './field';
import { useFieldError } from './field-error';

const load = async () => ({ default: (await import('./rich-text-editor')).RichTextEditor });

/** Formatted text in a form that is opened for writing it: the editor's code comes with the field. */
export function RichTextField({ name, label, hint, className }: Omit<FieldProps, 'required' | 'optional'>) {
  const { field } = useController({ name });
  // Renewed to try again: a lazy component keeps its failure.
  const [Editor, setEditor] = useState(() => lazy(load));
  const error = useFieldError(name);
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
      </p>
      <SectionError onRetry={() => setEditor(lazy(load))}>
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
      </SectionError>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
