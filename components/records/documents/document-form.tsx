'use client';

import { useTranslations } from 'next-intl';
import { EntryForm } from '@/components/forms/entry-form';
import { TextField } from '@/components/forms/text-field';
import { entryDraft } from '@/lib/browser/storage/drafts';
import { renameDocument } from '@/lib/records/documents/client';
import type { PetDocument } from '@/lib/records/documents/document';
import { bareName } from '@/lib/records/documents/file-name';
import type { DocumentPatch } from '@/lib/records/documents/schema';
import { documentLimits } from '@/lib/records/documents/vocabulary';

interface DocumentFormProps {
  petId: string;
  document: PetDocument;
  onSaved: (document: PetDocument) => void;
}

export function DocumentForm({ petId, document, onSaved }: DocumentFormProps) {
  const t = useTranslations('documents');
  return (
    <EntryForm<DocumentPatch, DocumentPatch, PetDocument>
      draftKey={entryDraft('documents', petId, document.id)}
      schema={async () => (await import('@/lib/records/documents/schema')).documentPatch}
      fields={async () => (await import('@/lib/records/documents/fields')).documentFields}
      initial={{ name: bareName(document.name) }}
      save={(values) => renameDocument(petId, document, values)}
      onSaved={onSaved}
    >
      <TextField name="name" label={t('name')} required maxLength={documentLimits.name} autoComplete="off" />
    </EntryForm>
  );
}
