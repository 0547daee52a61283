'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { forgetRead } from '@/lib/browser/api/query-client';
import { useReadOf } from '@/lib/browser/api/use-read';
import { toast } from '@/lib/browser/page/toast';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoLinks } from './photo-links';

interface SharePhotoProps {
  pet: { id: string; name: string };
  photo: Photo;
}

const never = () => () => undefined;
/** Only the browser knows what the device can share. */
const canSendFiles = () => {
  try {
    return navigator.canShare?.({ files: [new File([], 'photo.webp', { type: 'image/webp' })] }) ?? false;
  } catch {
    return false;
  }
};

async function readFile(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(String(response.status));
  return new File([await response.blob()], 'photo.webp', { type: 'image/webp' });
}

export function SharePhoto({ pet, photo }: SharePhotoProps) {
  const t = useTranslations('photos.sharing');
  const canSend = useSyncExternalStore(never, canSendFiles, () => false);
  // Fetched ahead, because browsers allow sharing only shortly after a press.
  const key = `photo-file/${photo.id}`;
  const file = useReadOf(key, () => readFile(`${photo.url}?size=large`), { enabled: canSend });
  useEffect(() => () => forgetRead(key), [key]);
  const sendPhoto = async (ready: File | undefined) => {
    try {
      if (!ready) throw new Error('no photo to send');
      await navigator.share({ files: [ready], title: photo.caption ?? pet.name });
    } catch (error) {
      // Closing the share sheet rejects too, but is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t('sendFailed'), tone: 'danger' });
      if (!ready) void file.refetch();
    }
  };
  return (
    <DialogContent title={t('title')}>
      <div className="grid gap-5 pb-4">
        {canSend ? (
          <Button block busy={file.isFetching} onClick={() => void sendPhoto(file.data)}>
            <Icon of="send" />
            {t('send')}
          </Button>
        ) : null}
        <PhotoLinks petId={pet.id} photoId={photo.id} />
      </div>
    </DialogContent>
  );
}
