'use client';

import { useMemo } from 'react';
import { usePageContext } from '#page-context';
import { useWaiting } from '@/components/collections/use-waiting';
import type { WaitingWrite } from '@/lib/browser/outbox/waiting';
import { type WaitingMark, withWaiting } from '@/lib/browser/outbox/with-waiting';
import { dayIn, instantFromJson, instantFromMs } from '@/lib/core/time/dates';
import type { Photo } from '@/lib/records/photos/photo';
import type { PhotoFilter } from '@/lib/records/photos/schema';

interface WithWaiting {
  /** Photos with unsent changes applied, without unsent new ones. */
  photos: readonly Photo[];
  fresh: readonly WaitingWrite[];
  markOf: (photo: Photo) => WaitingMark | null;
}

const unmarkedPhotos = () => null;

export function useWaitingPhotos(petId: string, photos: readonly Photo[], { tag, year }: PhotoFilter): WithWaiting {
  const { timeZone } = usePageContext();
  const { entries } = useWaiting();
  return useMemo(() => {
    const own = entries.filter((one) => one.petId === petId && one.collection === 'photos');
    if (own.length === 0) return { photos, fresh: [], markOf: unmarkedPhotos };
    const { items, markOf } = withWaiting(
      photos,
      own.filter(({ verb }) => verb !== 'create'),
    );
    const matchesFilter = ({ shown, madeAt }: WaitingWrite) => {
      const { takenAt, tags = [] } = shown as { takenAt?: string; tags?: string[] };
      const takenTime = takenAt ? instantFromJson(takenAt) : instantFromMs(madeAt);
      const isOfYear = year === undefined || dayIn(takenTime, timeZone).startsWith(`${year}-`);
      return isOfYear && (tag === undefined || tags.includes(tag));
    };
    return { photos: items, fresh: own.filter((one) => one.verb === 'create' && matchesFilter(one)), markOf };
  }, [entries, photos, petId, tag, year, timeZone]);
}
