'use client';

import { PenLine } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

const load = () => import('./notes-editor').then((module) => module.NotesEditor);
const NotesEditor = dynamic(load, { ssr: false, loading: () => <Skeleton className="h-48" /> });

/** The notes as they are, and the editor from the moment somebody wants to write; its code comes when it is near. */
export function NotesField({ preview }: { preview: ReactNode }) {
  const t = useTranslations('pets');
  const { field } = useController({ name: 'notes' });
  const [writing, setWriting] = useState(false);
  const error = useFieldError('notes');
  const id = useId();
  if (!writing) {
    return (
      <div className="grid justify-items-start gap-3">
        {preview ?? <p className="text-muted">{t('hints.notes')}</p>}
        <Button
          variant="outline"
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onClick={() => setWriting(true)}
        >
          <PenLine aria-hidden="true" />
          {t(preview ? 'editor.change' : 'editor.write')}
        </Button>
      </div>
    );
  }
  return (
    <div>
      <NotesEditor
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
      <FieldNotes id={id} hint={t('hints.notes')} error={error} />
    </div>
  );
}
