'use client';

import { useLocale } from 'next-intl';
import { memo, useMemo } from 'react';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import { type Day, formatMonth } from '@/lib/core/time/dates';
import { isFew, mosaicRows, tileSpans, wideMosaicRows } from '@/lib/records/photos/mosaic';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoTile } from './photo-tile';

interface PhotoMonthProps {
  first: Day;
  items: readonly Photo[];
  petName: string;
  markOf: (photo: Photo) => WaitingMark | null;
  eager: number;
  onOpen: (id: string) => void;
}

/** Memoized, because a long life has hundreds of months. */
export const PhotoMonth = memo(function PhotoMonth({ first, items, petName, markOf, eager, onOpen }: PhotoMonthProps) {
  const locale = useLocale();
  const spans = useMemo(() => tileSpans(items.length), [items.length]);
  /** Lets CSS estimate its height before layout. */
  const style = {
    ['--photos' as string]: items.length,
    ['--rows' as string]: mosaicRows(spans),
    ['--wide-rows' as string]: wideMosaicRows(spans),
  };
  return (
    <section aria-labelledby={`month-${first}`} style={style}>
      <h2
        id={`month-${first}`}
        className="mb-3 text-xl first-letter:uppercase in-data-[photo-view=grid]:mb-1 in-data-[photo-view=grid]:text-sm"
      >
        {formatMonth(first, locale)}
      </h2>
      {/* Safari drops the list role from lists without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className="photo-month" data-few={isFew(spans) || undefined}>
        {items.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            {...{ photo, petName, onOpen }}
            span={spans[index] ?? 'small'}
            waiting={markOf(photo)}
            eager={index < eager}
          />
        ))}
      </ul>
    </section>
  );
}, areAlike);

function areAlike({ items: before, ...was }: PhotoMonthProps, { items, ...is }: PhotoMonthProps): boolean {
  const keys = Object.keys(is) as (keyof typeof is)[];
  const sameItems = before.length === items.length && items.every((photo, index) => photo === before[index]);
  return sameItems && keys.every((key) => was[key] === is[key]);
}
