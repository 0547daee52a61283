'use client';

import { Send } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { DialogContent } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/lib/core/toast';
import type { Photo } from '@/lib/photos/photo';
import { PhotoLinks } from './photo-links';

interface SharePhotoProps {
  pet: { id: string; name: string };
  photo: Photo;
  timeZone: string;
}

const never = () => () => undefined;
/** Whether this device can send files; known in the browser only. */
const canSendFiles = () => {
  try {
    return navigator.canShare?.({ files: [new File([], 'photo.webp', { type: 'image/webp' })] }) ?? false;
  } catch {
    return false;
  }
};

/** The photo itself by the device's own way of sending, or a link to it that ends by itself. */
export function SharePhoto({ pet, photo, timeZone }: SharePhotoProps) {
  const t = useTranslations('photos.sharing');
  const canSend = useSyncExternalStore(never, canSendFiles, () => false);
  const send = async () => {
    try {
      const response = await fetch(`${photo.url}?size=large`);
      if (!response.ok) throw new Error(String(response.status));
      const file = new File([await response.blob()], 'photo.webp', { type: 'image/webp' });
      await navigator.share({ files: [file], title: photo.caption ?? pet.name });
    } catch (error) {
      // Closing the device's sheet rejects too; that is an answer and not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: t('sendFailed'), tone: 'danger' });
    }
  };
  return (
    <DialogContent title={t('title')}>
      <div className="grid gap-5 pb-4">
        {canSend ? (
          <Button block onClick={() => void send()}>
            <Icon of={Send} />
            {t('send')}
          </Button>
        ) : null}
        <PhotoLinks petId={pet.id} photoId={photo.id} timeZone={timeZone} />
      </div>
    </DialogContent>
  );
}
