'use client';

import './documents.css';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { FormLoading } from '@/components/loading/form-loading';
import { LateSheet } from '@/components/loading/late-sheet';
import { lazyPart } from '@/components/loading/lazy-part';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import { isPicture, type PetDocument } from '@/lib/records/documents/document';
import type { DocumentParent } from '@/lib/records/documents/vocabulary';
import { useWaitingDocuments } from './use-waiting-documents';

const DocumentSection = lazyPart(async () => (await import('./document-section')).DocumentSection);

interface DocumentChipsProps {
  petId: string;
  parent: DocumentParent;
  documents: readonly PetDocument[];
  isShown?: (document: PetDocument) => boolean;
  folded?: boolean;
  name: string;
  onChange?: () => void;
}

/** Documents attached to an entry. A single file downloads; several photos open together. */
export function DocumentChips({ documents, isShown, folded = false, ...section }: DocumentChipsProps) {
  const t = useTranslations('documents');
  const [opened, setOpened] = useState(false);
  const { documents: all, markOf } = useWaitingDocuments(section.petId, section.parent, documents);
  const chosenDocuments = isShown ? all.filter(isShown) : all;
  if (chosenDocuments.length === 0 && !opened) return null;
  const waiting = chosenDocuments.filter(({ fileUrl }) => fileUrl === '');
  const visibleDocuments = chosenDocuments.filter(({ fileUrl }) => fileUrl !== '');
  const photos = visibleDocuments.filter(isPicture);
  const together = folded ? visibleDocuments : photos;
  const single = together.length > 1 ? visibleDocuments.filter((one) => !together.includes(one)) : visibleDocuments;
  const icon = together.length === photos.length ? 'images' : 'files';
  const words = t(together.length === photos.length ? 'photos' : 'count', { count: together.length });
  return (
    <>
      <ul className="document-chips" aria-label={t('title')}>
        {single.map((one) => (
          <li key={one.id}>
            <a href={one.fileUrl} download={one.name} className="document-chip">
              <Icon of={isPicture(one) ? 'image' : 'file-text'} />
              <span dir="auto">{one.name}</span>
              {one.foundOn ? <span className="document-page">{t('foundOn', { page: one.foundOn })}</span> : null}
            </a>
          </li>
        ))}
        {waiting.map((one) => (
          <li key={one.id}>
            <div className="document-chip waits">
              <span dir="auto">{one.name}</span>
              <WaitingMark mark={markOf(one) ?? 'waits'} />
            </div>
          </li>
        ))}
        {together.length > 1 ? (
          <li>
            <OpenChip icon={icon} words={words} name={section.name} onOpen={() => setOpened(true)} />
          </li>
        ) : null}
      </ul>
      <LateSheet open={opened} title={section.name} onClose={() => setOpened(false)}>
        <Suspense fallback={<FormLoading />}>
          <DocumentSection {...section} documents={documents} />
        </Suspense>
      </LateSheet>
    </>
  );
}

interface OpenChipProps {
  icon: IconName;
  words: string;
  name: string;
  onOpen: () => void;
}

function OpenChip({ icon, words, name, onOpen }: OpenChipProps) {
  return (
    <button type="button" className="document-chip" onClick={onOpen}>
      <Icon of={icon} />
      {words}
      <span className="sr-only">
        : <bdi>{name}</bdi>
      </span>
    </button>
  );
}
