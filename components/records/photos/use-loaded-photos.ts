'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useCallback, useMemo, useState } from 'react';
import { toast } from '@/lib/browser/page/toast';
import type { Page } from '@/lib/core/http/pagination';
import { listPhotos } from '@/lib/records/photos/client';
import { mergePhotos } from '@/lib/records/photos/merge';
import type { Photo } from '@/lib/records/photos/photo';
import type { PhotoFilter } from '@/lib/records/photos/schema';

export function useLoadedPhotos(petId: string, first: Page<Photo>, filter: PhotoFilter) {
  const entries = useTranslations('entries');
  const [loadedPhotos, setLoaded] = useState({ first, all: first.items, cursor: first.nextCursor });
  const [removedIds, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(false);
  const [stuck, setStuck] = useState(false);
  if (loadedPhotos.first !== first)
    setLoaded({ ...loadedPhotos, first, all: mergePhotos(loadedPhotos.all, first.items) });
  const photos = useMemo(
    () => loadedPhotos.all.filter(({ id }) => !removedIds.has(id)),
    [loadedPhotos.all, removedIds],
  );

  const { cursor } = loadedPhotos;
  const more = useCallback(async () => {
    if (cursor === null || loading) return;
    setLoading(true);
    try {
      const page = await listPhotos(petId, filter, cursor);
      // Uses a transition, so that rendering does not interrupt scrolling.
      startTransition(() => {
        setLoaded((now) => ({ ...now, all: mergePhotos(now.all, page.items), cursor: page.nextCursor }));
        setStuck(false);
        setLoading(false);
      });
    } catch {
      setStuck(true);
      setLoading(false);
      toast({ title: entries('loadFailed'), tone: 'danger' });
    }
  }, [petId, filter, cursor, loading, entries]);

  const addPhotos = (fresh: readonly Photo[]) => setLoaded((now) => ({ ...now, all: mergePhotos(now.all, fresh) }));
  const hidePhoto = (photo: Photo) => setRemoved((now) => new Set([...now, photo.id]));
  const showAgain = (photo: Photo) => setRemoved((now) => new Set([...now].filter((id) => id !== photo.id)));
  return { photos, hasMore: cursor !== null, loading, stuck, more, add: addPhotos, hide: hidePhoto, unhide: showAgain };
}
