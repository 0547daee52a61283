'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { lazyPart } from '@/components/loading/lazy-part';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';
import { useWaitingDocuments } from './use-waiting-documents';

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
  const { documents: all, markOf } = useWaitingDocuments(section.petId, section.parent, documents);
  const [mark] = all.flatMap((one) => markOf(one) ?? []);
  return (
    <details className="group print:hidden" onToggle={() => setOpened(true)}>
      <summary className="tap flex w-fit list-none items-center gap-1.5 text-sm text-muted [&::-webkit-details-marker]:hidden">
        {t('count', { count: all.length })}
        <span className="sr-only">
          : <bdi>{name}</bdi>
        </span>
        {mark ? <WaitingMark mark={mark} /> : null}
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
