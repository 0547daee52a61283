'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { cropPhoto, photosClient } from '@/lib/records/photos/client';
import { isSent, type Photo } from '@/lib/records/photos/photo';
import type { PhotoFilter } from '@/lib/records/photos/schema';
import { useLoadedPhotos } from './use-loaded-photos';
import { useWaitingPhotos } from './use-waiting-photos';

export function usePhotos(petId: string, first: Page<Photo>, filter: PhotoFilter) {
  const t = useTranslations('photos');
  const entries = useTranslations('entries');
  const router = useRouter();
  const { add, hide, unhide, ...loaded } = useLoadedPhotos(petId, first, filter);
  const waiting = useWaitingPhotos(petId, loaded.photos, filter);
  const refreshPhotos = (fresh: readonly Photo[] = []) => {
    add(fresh.filter(isSent));
    router.refresh();
  };

  async function uncrop(whole: Photo, croppedPhoto: Photo) {
    try {
      await photosClient.restore(petId, whole);
      unhide(whole);
      await photosClient.remove(petId, croppedPhoto);
      hide(croppedPhoto);
      toast({ title: entries('restored') });
      refreshPhotos([whole]);
    } catch {
      const undo = { label: entries('undo'), onClick: () => void uncrop(whole, croppedPhoto) };
      toast({ title: entries('restoreFailed'), tone: 'danger', action: undo });
    }
  }

  /** @returns the cropped photo @throws ApiError */
  async function crop(whole: Photo, file: File) {
    const croppedPhoto = await cropPhoto(petId, whole.id, file);
    hide(whole);
    toast({ title: t('cropped'), action: { label: entries('undo'), onClick: () => void uncrop(whole, croppedPhoto) } });
    refreshPhotos([croppedPhoto]);
    return croppedPhoto;
  }

  async function undoRemoval(photo: Photo) {
    try {
      await photosClient.restore(petId, photo);
      unhide(photo);
      toast({ title: entries('restored') });
      refreshPhotos();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void undoRemoval(photo) });
    }
  }

  async function removeFromAlbum(photo: Photo) {
    try {
      await photosClient.remove(petId, photo);
      hide(photo);
      toast({ title: t('deleted'), action: { label: entries('undo'), onClick: () => void undoRemoval(photo) } });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void removeFromAlbum(photo) });
    }
  }

  return { ...loaded, ...waiting, remove: removeFromAlbum, crop, refresh: refreshPhotos };
}
