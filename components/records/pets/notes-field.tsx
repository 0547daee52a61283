'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { lazyPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';

const loadEditor = () => import('@/components/forms/rich-text-editor');
const NotesEditor = lazyPart(async () => (await loadEditor()).RichTextEditor);

export function NotesField({ preview }: { preview: ReactNode }) {
  const t = useTranslations('pets');
  const { field, fieldState } = useController({ name: 'notes' });
  const [writing, setWriting] = useState(false);
  const error = useFieldError('notes');
  const id = useId();
  if (!writing && !fieldState.isDirty) {
    return (
      <div className="grid justify-items-start gap-3">
        {preview ?? <p className="text-muted">{t('hints.notes')}</p>}
        <Button
          variant="outline"
          onPointerEnter={() => void loadEditor()}
          onFocus={() => void loadEditor()}
          onClick={() => setWriting(true)}
        >
          <Icon of="pen-line" />
          {t(preview ? 'editor.change' : 'editor.write')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <Suspense fallback={<Skeleton className="h-48" />}>
        <NotesEditor
          autofocus={writing}
          html={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          attributes={{
            id,
            'aria-label': t('fields.notes'),
            'aria-describedby': error ? `${id}-error` : `${id}-hint`,
            'aria-invalid': String(Boolean(error)),
          }}
        />
      </Suspense>
      <FieldNotes id={id} hint={t('hints.notes')} error={error} />
    </div>
  );
}
