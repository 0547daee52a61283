'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Allowed } from '@/components/shell/allowed';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatBytes } from '@/lib/core/i18n/numbers';
import type { PetDocument } from '@/lib/records/documents/document';
import { DocumentPicture } from './document-picture';

interface DocumentRowProps {
  document: PetDocument;
  onRename: () => void;
  onRemove: () => void;
}

export function DocumentRow({ document, onRename, onRemove }: DocumentRowProps) {
  const t = useTranslations('documents');
  const entries = useTranslations('entries');
  const locale = useLocale();
  const { id, name, bytes, fileUrl, previewUrl } = document;
  return (
    <li data-row={id} className="flex items-center">
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
      <Allowed to="edit">
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
