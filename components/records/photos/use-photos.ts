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
  const refresh = (fresh: readonly Photo[] = []) => {
    add(fresh.filter(isSent));
    router.refresh();
  };

  async function uncrop(whole: Photo, cut: Photo) {
    try {
      await photosClient.restore(petId, whole);
      unhide(whole);
      await photosClient.remove(petId, cut);
      hide(cut);
      toast({ title: entries('restored') });
      refresh([whole]);
    } catch {
      const undo = { label: entries('undo'), onClick: () => void uncrop(whole, cut) };
      toast({ title: entries('restoreFailed'), tone: 'danger', action: undo });
    }
  }

  /** @returns the cropped photo @throws ApiError */
  async function crop(whole: Photo, file: File) {
    const cut = await cropPhoto(petId, whole.id, file);
    hide(whole);
    toast({ title: t('cropped'), action: { label: entries('undo'), onClick: () => void uncrop(whole, cut) } });
    refresh([cut]);
    return cut;
  }

  async function restore(photo: Photo) {
    try {
      await photosClient.restore(petId, photo);
      unhide(photo);
      toast({ title: entries('restored') });
      refresh();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void restore(photo) });
    }
  }

  async function remove(photo: Photo) {
    try {
      await photosClient.remove(petId, photo);
      hide(photo);
      toast({ title: t('deleted'), action: { label: entries('undo'), onClick: () => void restore(photo) } });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void remove(photo) });
    }
  }

  return { ...loaded, ...waiting, remove, crop, refresh };
}
