'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import { makeProfilePhoto } from '@/lib/records/photos/client';
import type { Photo } from '@/lib/records/photos/photo';
import type { usePhotos } from './use-photos';
import type { PhotoAction } from './viewer-toolbar';

interface PhotoTask {
  action: Exclude<PhotoAction, 'remove'>;
  photo: Photo;
}

export function usePhotoTask(
  pet: { id: string; name: string },
  { crop, refresh }: Pick<ReturnType<typeof usePhotos>, 'crop' | 'refresh'>,
  onCropped: (id: string) => void,
) {
  const t = useTranslations('photos');
  const router = useRouter();
  const [task, setTask] = useState<PhotoTask | null>(null);
  const endTask = () => setTask(null);
  return {
    task,
    end: endTask,
    start: (action: PhotoTask['action'], photo: Photo) => setTask({ action, photo }),
    finishEdit(photo: Photo) {
      endTask();
      toast({ title: t('saved') });
      refresh([photo]);
    },
    async crop(photo: Photo, croppedFile: File) {
      const croppedPhoto = await crop(photo, croppedFile);
      endTask();
      onCropped(croppedPhoto.id);
    },
    async makeProfile(croppedFile: File) {
      await makeProfilePhoto(pet.id, croppedFile, () => undefined);
      endTask();
      toast({ title: t('profileSaved', { name: pet.name }), name: pet.name });
      router.refresh();
    },
  };
}
