'use client';

import { useLocale, useTranslations } from 'next-intl';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { IntentLink } from '@/components/loading/intent-link';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import { paths } from '@/lib/core/config/paths';
import { formatBytes } from '@/lib/core/i18n/numbers';
import type { PetDocument } from '@/lib/records/documents/document';
import { DocumentPicture } from './document-picture';

interface DocumentRowProps {
  petId: string;
  document: PetDocument;
  waiting: Mark | null;
  onRename: () => void;
  onRemove: () => void;
}

export function DocumentRow({ petId, document, waiting, onRename, onRemove }: DocumentRowProps) {
  const t = useTranslations('documents');
  const entries = useTranslations('entries');
  const { id, name, fileUrl, expenseId } = document;
  return (
    <li data-row={id} className="flex items-center">
      <div className="mr-2 min-w-0 grow">
        <DocumentFile of={document} />
        {waiting ? <WaitingMark mark={waiting} /> : null}
      </div>
      <Allowed to="edit">
        {fileUrl === '' || expenseId !== null ? null : (
          <Button asChild variant="ghost" size="icon" className="shrink-0 print:hidden">
            <IntentLink href={`${paths.petPapers(petId)}?document=${id}`} aria-label={t('read', { name })}>
              <Icon of="scan-text" className="size-4.5" />
            </IntentLink>
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          className="shrink-0 print:hidden"
          aria-label={t('rename', { name })}
          onClick={onRename}
        >
          <Icon of="pencil" className="size-4.5" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="shrink-0 print:hidden"
          aria-label={entries('delete', { name })}
          onClick={onRemove}
        >
          <Icon of="trash-2" className="size-4.5" />
        </Button>
      </Allowed>
    </li>
  );
}

/** Links to the file. Unsent documents can't be opened yet. */
function DocumentFile({ of: { name, bytes, fileUrl, previewUrl } }: { of: PetDocument }) {
  const locale = useLocale();
  const about = (
    <>
      <DocumentPicture previewUrl={previewUrl} />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {name}
      </span>
      <span className="shrink-0 text-sm text-muted no-underline">{formatBytes(bytes, locale)}</span>
    </>
  );
  const className = 'tap flex items-center gap-3 py-1';
  return fileUrl === '' ? (
    <div className={className}>{about}</div>
  ) : (
    <a href={fileUrl} download={name} className={`${className} text-primary underline underline-offset-4`}>
      {about}
    </a>
  );
}
