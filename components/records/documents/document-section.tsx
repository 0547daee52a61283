'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { useCan } from '#page-context';
import { buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { documentInput } from '@/lib/browser/api/photo-problem';
import type { PetDocument } from '@/lib/records/documents/document';
import { type DocumentParent, documentLimits } from '@/lib/records/documents/vocabulary';
import { DocumentList } from './document-list';
import { UploadList } from './upload-list';
import { useUploads } from './uploads';
import { useWaitingDocuments } from './use-waiting-documents';

interface DocumentSectionProps {
  petId: string;
  parent: DocumentParent;
  documents: readonly PetDocument[];
  name: string;
  onChange?: () => void;
}

export function DocumentSection({ petId, parent, documents, name, onChange }: DocumentSectionProps) {
  const can = useCan();
  const [addedDocuments, setAdded] = useState<readonly PetDocument[]>([]);
  const [goneIds, setGone] = useState<ReadonlySet<string>>(new Set());
  const [newNames, setRenamed] = useState<ReadonlyMap<string, string>>(new Map());
  const { uploads, add, again, cancel } = useUploads(petId, parent, (one) => {
    if (one.fileUrl !== '') setAdded((all) => [...all, one]);
    onChange?.();
  });
  // A refresh renews the page but not entries loaded later, so these apply local changes themselves.
  const documentIds = new Set(documents.map((one) => one.id));
  const here = [...documents, ...addedDocuments.filter((one) => !documentIds.has(one.id))]
    .filter((one) => !goneIds.has(one.id))
    .map((one) => ({ ...one, name: newNames.get(one.id) ?? one.name }));
  const { documents: visibleDocuments, markOf } = useWaitingDocuments(petId, parent, here);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <DocumentList
        petId={petId}
        documents={visibleDocuments}
        markOf={markOf}
        onRenamed={(one) => {
          setRenamed((all) => new Map([...all, [one.id, one.name]]));
          onChange?.();
        }}
        onRemoved={(removedId) => {
          setGone((all) => new Set([...all, removedId]));
          onChange?.();
        }}
        onRestored={(back) => {
          setGone((all) => new Set([...all].filter((one) => one !== back)));
          onChange?.();
        }}
      />
      <UploadList uploads={uploads} onAgain={again} onCancel={cancel} />
      {can.edit && visibleDocuments.length < documentLimits.perEntry ? (
        <AttachFiles name={name} onChoose={add} />
      ) : null}
    </div>
  );
}

interface AttachFilesProps {
  name: string;
  onChoose: (files: File[]) => void;
}

function AttachFiles({ name, onChoose }: AttachFilesProps) {
  const t = useTranslations('documents');
  const id = useId();
  const pickFiles = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    // Allows the same file to be chosen again.
    event.target.value = '';
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <label
        className={cn(
          buttonVariants({ variant: 'ghost' }),
          '-ml-3 cursor-pointer px-3 text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
        )}
      >
        <Icon of="file-plus-2" />
        {t('attach')}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
        <input {...documentInput} multiple className="sr-only" aria-describedby={`${id}-hint`} onChange={pickFiles} />
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('hint')}
      </p>
    </div>
  );
}
