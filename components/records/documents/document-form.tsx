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

export function DocumentForm({ petId, document: { id, name }, onSaved }: DocumentFormProps) {
  const t = useTranslations('documents');
  return (
    <EntryForm<DocumentPatch, DocumentPatch>
      draftKey={entryDraft('documents', petId, id)}
      schema={async () => (await import('@/lib/records/documents/schema')).documentPatch}
      initial={{ name: bareName(name) }}
      save={async (values) => onSaved(await renameDocument(petId, id, values.name))}
      onSaved={() => undefined}
    >
      <TextField name="name" label={t('name')} required maxLength={documentLimits.name} autoComplete="off" />
    </EntryForm>
  );
}
