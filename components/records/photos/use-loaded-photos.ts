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
  const [loaded, setLoaded] = useState({ first, all: first.items, cursor: first.nextCursor });
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [loading, setLoading] = useState(false);
  const [stuck, setStuck] = useState(false);
  if (loaded.first !== first) setLoaded({ ...loaded, first, all: mergePhotos(loaded.all, first.items) });
  const photos = useMemo(() => loaded.all.filter(({ id }) => !removed.has(id)), [loaded.all, removed]);

  const { cursor } = loaded;
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

  const add = (fresh: readonly Photo[]) => setLoaded((now) => ({ ...now, all: mergePhotos(now.all, fresh) }));
  const hide = (photo: Photo) => setRemoved((now) => new Set([...now, photo.id]));
  const showAgain = (photo: Photo) => setRemoved((now) => new Set([...now].filter((id) => id !== photo.id)));
  return { photos, hasMore: cursor !== null, loading, stuck, more, add, hide, unhide: showAgain };
}
