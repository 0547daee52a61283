'use client';

import { FileText, Pencil, Trash2 } from 'lucide';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/shell/lazy-part';
import { useRowFocus } from '@/components/shell/row-focus';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/lib/browser/page/toast';
import { formatBytes } from '@/lib/core/i18n/numbers';
import { removeDocument, restoreDocument } from '@/lib/records/documents/client';
import type { PetDocument } from '@/lib/records/documents/document';

const DocumentForm = lazyPart(async () => (await import('./document-form')).DocumentForm);

interface DocumentListProps {
  petId: string;
  documents: readonly PetDocument[];
  onRenamed: (document: PetDocument) => void;
  onRemoved: (id: string) => void;
  onRestored: (id: string) => void;
}

export function DocumentList({ petId, documents, onRenamed, onRemoved, onRestored }: DocumentListProps) {
  const t = useTranslations('documents');
  const entries = useTranslations('entries');
  const locale = useLocale();
  const router = useRouter();
  const [edited, setEdited] = useState<PetDocument | null>(null);
  const rows = useRowFocus(documents.map(({ id }) => id));

  async function restore(id: string) {
    try {
      await restoreDocument(petId, id);
      onRestored(id);
      toast({ title: entries('restored') });
      router.refresh();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void restore(id) });
    }
  }

  async function remove(id: string) {
    try {
      await removeDocument(petId, id);
      onRemoved(id);
      toast({ title: entries('removed'), action: { label: entries('undo'), onClick: () => void restore(id) } });
      router.refresh();
    } catch {
      toast({ title: entries('removeFailed'), tone: 'danger', retry: () => void remove(id) });
    }
  }

  function onSaved(saved: PetDocument) {
    setEdited(null);
    onRenamed(saved);
    toast({ title: t('renamed', { name: saved.name }) });
    router.refresh();
  }

  if (documents.length === 0) return null;
  return (
    <>
      <ul ref={rows.list} aria-label={t('title')} className="grid gap-1">
        {documents.map((document) => {
          const { id, name, bytes, fileUrl, previewUrl } = document;
          return (
            <li key={id} data-row={id} className="flex items-center">
              <a
                href={fileUrl}
                download={name}
                className="tap mr-2 flex min-w-0 grow items-center gap-3 py-1 text-primary underline underline-offset-4"
              >
                <DocumentPicture previewUrl={previewUrl} />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {name}
                </span>
                <span className="shrink-0 text-sm text-muted no-underline">{formatBytes(bytes, locale)}</span>
              </a>
              <Button
                variant="ghost"
                size="icon"
                className="shrink-0 print:hidden"
                aria-label={t('rename', { name })}
                onClick={() => setEdited(document)}
              >
                <Icon of={Pencil} className="size-4.5" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                className="shrink-0 print:hidden"
                aria-label={entries('delete', { name })}
                onClick={() => {
                  rows.leave(id);
                  void remove(id);
                }}
              >
                <Icon of={Trash2} className="size-4.5" />
              </Button>
            </li>
          );
        })}
      </ul>
      <Dialog open={edited !== null} onOpenChange={(open) => !open && setEdited(null)}>
        {edited ? (
          <DialogContent title={t('renameTitle')}>
            <Suspense fallback={<Spinner className="mx-auto my-10" />}>
              <DocumentForm petId={petId} document={edited} onSaved={onSaved} />
            </Suspense>
          </DialogContent>
        ) : null}
      </Dialog>
    </>
  );
}

/** Decorative: the name stands beside it. */
function DocumentPicture({ previewUrl }: { previewUrl: string | null }) {
  const frame = 'h-13 w-10 shrink-0 rounded-sm border border-line bg-sunken';
  if (previewUrl === null) {
    return (
      <span className={`${frame} grid place-items-center text-muted`}>
        <Icon of={FileText} className="size-5" />
      </span>
    );
  }
  return (
    <img src={previewUrl} alt="" width={40} height={52} loading="lazy" className={`${frame} object-cover object-top`} />
  );
}
