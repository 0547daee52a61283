'use client';

import { useLocale } from 'next-intl';
import { memo } from 'react';
import type { WaitingMark } from '@/lib/browser/outbox/with-waiting';
import { type Day, formatMonth } from '@/lib/core/time/dates';
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
  /** Lets CSS estimate the height before layout. */
  const count = { ['--photos' as string]: items.length };
  return (
    <section aria-labelledby={`month-${first}`} style={count}>
      <h2
        id={`month-${first}`}
        className="mb-3 text-xl in-data-[photo-view=grid]:mb-1 in-data-[photo-view=grid]:text-sm"
      >
        {formatMonth(first, locale)}
      </h2>
      {/* Safari drops the list role from lists without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className="photo-month">
        {items.map((photo, index) => (
          <PhotoTile key={photo.id} {...{ photo, petName, onOpen }} waiting={markOf(photo)} eager={index < eager} />
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
