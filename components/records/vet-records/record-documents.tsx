'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { DocumentSection } from '@/components/records/documents/document-section';
import { paths } from '@/lib/core/config/paths';
import { type DocumentEntry, parentOf } from '@/lib/records/vet-records/timeline';

interface RecordDocumentsProps {
  petId: string;
  entry: DocumentEntry;
  name: string;
  onChange: () => void;
}

export function RecordDocuments({ petId, entry, name, onChange }: RecordDocumentsProps) {
  const t = useTranslations('vetRecords');
  const part = entry.of === 'pet' ? null : (`${entry.of}s` as const);
  return (
    <div className="grid gap-3 pb-4">
      <DocumentSection
        petId={petId}
        parent={parentOf(entry)}
        documents={entry.documents}
        name={name}
        onChange={onChange}
      />
      {part ? (
        <Link
          href={part === 'expenses' ? paths.petExpenses(petId) : paths.petHealth(petId, part)}
          prefetch={false}
          className="tap inline-flex items-center text-primary underline underline-offset-4"
        >
          {t(`open.${part}`)}
        </Link>
      ) : null}
    </div>
  );
}
