'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { cropPhoto, listPhotos, photosClient } from '@/lib/records/photos/client';
import { mergePhotos } from '@/lib/records/photos/merge';
import type { Photo } from '@/lib/records/photos/photo';
import type { PhotoFilter } from '@/lib/records/photos/schema';

/** Loaded photos survive a refresh of the first page, so that a reader who has scrolled to last summer stays there. */
export function usePhotos(petId: string, first: Page<Photo>, filter: PhotoFilter) {
  const t = useTranslations('photos');
  const entries = useTranslations('entries');
  const router = useRouter();
  const [known, setKnown] = useState({ first, all: first.items, cursor: first.nextCursor });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(false);
  const [stuck, setStuck] = useState(false);
  if (known.first !== first) setKnown({ ...known, first, all: mergePhotos(known.all, first.items) });
  const photos = useMemo(() => known.all.filter(({ id }) => !removed.has(id)), [known.all, removed]);
  const add = (fresh: readonly Photo[]) => setKnown((now) => ({ ...now, all: mergePhotos(now.all, fresh) }));
  const refresh = (fresh: readonly Photo[] = []) => {
    add(fresh);
    router.refresh();
  };

  const { cursor } = known;
  const more = useCallback(async () => {
    if (cursor === null || loading) return;
    setLoading(true);
    try {
      const page = await listPhotos(petId, filter, cursor);
      // As a transition, so that rendering does not interrupt scrolling.
      startTransition(() => {
        setKnown((now) => ({ ...now, all: mergePhotos(now.all, page.items), cursor: page.nextCursor }));
        setStuck(false);
        setLoading(false);
      });
    } catch {
      setStuck(true);
      setLoading(false);
      toast({ title: entries('loadFailed'), tone: 'danger' });
    }
  }, [petId, filter, cursor, loading, entries]);

  const hide = (photo: Photo) => setRemoved((now) => new Set([...now, photo.id]));

  async function uncrop(whole: Photo, cut: Photo) {
    try {
      await photosClient.restore(petId, whole.id);
      setRemoved((now) => new Set([...now].filter((id) => id !== whole.id)));
      await photosClient.remove(petId, cut.id);
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
      await photosClient.restore(petId, photo.id);
      setRemoved((now) => new Set([...now].filter((id) => id !== photo.id)));
      toast({ title: entries('restored') });
      refresh();
    } catch {
      toast({ title: entries('restoreFailed'), tone: 'danger', retry: () => void restore(photo) });
    }
  }

  async function remove(photo: Photo) {
    try {
      await photosClient.remove(petId, photo.id);
      hide(photo);
      toast({ title: t('deleted'), action: { label: entries('undo'), onClick: () => void restore(photo) } });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void remove(photo) });
    }
  }

  return { photos, hasMore: cursor !== null, loading, stuck, more, remove, crop, refresh };
}
