'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useUnsaved } from '@/components/forms/unsaved';
import { Button } from '@/components/ui/button';
import { DialogContent } from '@/components/ui/dialog';
import { toast } from '@/lib/browser/page/toast';
import { isSent, type Photo } from '@/lib/records/photos/photo';
import { readTags } from '@/lib/records/photos/tags';
import { SharedDetails, type TypedDetails } from './shared-details';
import { isSendable } from './upload';
import { UploadItem } from './upload-item';
import { useUploads } from './use-uploads';

export interface UploadSheetProps {
  petId: string;
  files: readonly File[];
  tags: readonly string[];
  /** @param all true if no file is left in the sheet */
  onAdded: (photos: Photo[], all: boolean) => void;
  onClose: () => void;
}

export function UploadSheet({ petId, files, tags, onAdded, onClose }: UploadSheetProps) {
  const t = useTranslations('photos');
  const common = useTranslations('common');
  const waits = useTranslations('entries.waiting');
  const { uploads, change, replace, drop, cancel, send } = useUploads(petId, files);
  const [typedDetails, setTyped] = useState<TypedDetails>({ tags: '', location: '' });
  const [busy, setBusy] = useState(false);
  const ready = uploads.filter(isSendable).length;
  useUnsaved(ready > 0 || busy, false);

  const sendAll = async () => {
    setBusy(true);
    const { arrived, failed } = await send({ tags: readTags(typedDetails.tags), location: typedDetails.location });
    setBusy(false);
    const all = arrived.length === uploads.filter(({ state }) => state !== 'sent').length;
    if (arrived.length > 0 && !arrived.every(isSent)) toast({ title: waits('kept') });
    else if (arrived.length > 0)
      toast({ title: t('uploaded'), description: t('uploadedCount', { count: arrived.length }) });
    else if (failed) toast({ title: t('uploadFailed'), tone: 'danger' });
    onAdded(arrived, all);
  };

  return (
    <DialogContent
      title={t('addTitle')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common(ready > 0 || busy ? 'cancel' : 'close')}
          </Button>
          {ready > 0 || busy ? (
            <Button busy={busy} onClick={() => void sendAll()}>
              {busy ? t('sending') : t('upload', { count: ready })}
            </Button>
          ) : null}
        </>
      }
    >
      <ul className="divide-y divide-line">
        {uploads.map((upload) => (
          <UploadItem
            key={upload.key}
            upload={upload}
            onChange={(to) => change(upload.key, to)}
            onReplace={(file) => replace(upload.key, file)}
            onDrop={() => (upload.state === 'ready' ? drop(upload.key) : cancel(upload.key))}
          />
        ))}
      </ul>
      <SharedDetails typed={typedDetails} usedTags={tags} onChange={setTyped} />
    </DialogContent>
  );
}
