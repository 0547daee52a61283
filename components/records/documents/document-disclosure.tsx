'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';

const DocumentSection = lazyPart(async () => (await import('./document-section')).DocumentSection);

interface DocumentDisclosureProps {
  petId: string;
  parent: DocumentParent;
  documents: readonly PetDocument[];
  name: string;
}

export function DocumentDisclosure({ documents, name, ...section }: DocumentDisclosureProps) {
  const t = useTranslations('documents');
  const [opened, setOpened] = useState(false);
  return (
    <details
      className="group print:hidden"
      // Without documents there is nothing to open offline.
      data-online={opened && documents.length > 0 ? undefined : ''}
      onToggle={() => setOpened(true)}
    >
      <summary className="tap flex w-fit list-none items-center gap-1.5 text-sm text-muted [&::-webkit-details-marker]:hidden">
        {t('count', { count: documents.length })}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
        <Icon of="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {opened ? (
        <Suspense fallback={<Spinner />}>
          <DocumentSection {...section} documents={documents} name={name} />
        </Suspense>
      ) : null}
    </details>
  );
}
