'use client';

import { usePageContext } from '#page-context';
import './photos.css';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import { byMonth } from '@/lib/records/photos/months';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoMonth } from './photo-month';

interface PhotoMonthsProps {
  petName: string;
  photos: readonly Photo[];
  markOf: (photo: Photo) => WaitingMark | null;
  hasMore: boolean;
  loading: boolean;
  stuck: boolean;
  onMore: () => Promise<void>;
  onOpen: (id: string) => void;
}

const EAGER = 2;
const AHEAD = '4000px';

export function PhotoMonths({ petName, photos, markOf, hasMore, loading, stuck, onMore, onOpen }: PhotoMonthsProps) {
  const t = useTranslations('photos');
  const { timeZone } = usePageContext();
  const months = useMemo(() => byMonth(photos, timeZone), [photos, timeZone]);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || !hasMore || loading || stuck || typeof IntersectionObserver === 'undefined') return;
    // Uses the last entry, because one call may report several changes on a busy page.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && void onMore(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore, loading, stuck, onMore]);
  return (
    <>
      <div className="photo-months">
        {months.map(({ first, items, before }) => (
          <PhotoMonth key={first} {...{ first, items, petName, markOf, onOpen }} eager={Math.max(0, EAGER - before)} />
        ))}
      </div>
      {hasMore ? (
        // As high as the screen, so that the footer does not come into view only to be pushed away again.
        <div ref={end} className="invisible mt-6 flex min-h-dvh items-end justify-center">
          <Button variant="soft" busy={loading} onClick={() => void onMore()} className="visible">
            {t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
