'use client';

import { useLocale } from 'next-intl';
import { memo } from 'react';
import { type Day, formatMonth } from '@/lib/core/time/dates';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoTile } from './photo-tile';

interface PhotoMonthProps {
  /** The first day of the month. */
  first: Day;
  items: readonly Photo[];
  petName: string;
  timeZone: string;
  /** How many of the photos are in sight before anybody scrolls. */
  eager: number;
  /** Whether the copy of the page that is read without a connection has it too. */
  kept: boolean;
  onOpen: (id: string) => void;
}

/** The photos of a month. Drawn anew only when one of them changes: a life has hundreds of months, and pages come one by one. */
export const PhotoMonth = memo(function PhotoMonth({
  first,
  items,
  petName,
  timeZone,
  eager,
  kept,
  onOpen,
}: PhotoMonthProps) {
  const locale = useLocale();
  /** For the guess how high it is before it has been laid out. */
  const count = { ['--photos' as string]: items.length };
  return (
    <section aria-labelledby={`month-${first}`} style={count} data-online={kept ? undefined : ''}>
      <h2
        id={`month-${first}`}
        className="mb-3 text-xl in-data-[photo-view=grid]:mb-1 in-data-[photo-view=grid]:text-sm"
      >
        {formatMonth(first, locale)}
      </h2>
      {/* Without its own box a list may lose its role. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ul role="list" className="photo-month">
        {items.map((photo, index) => (
          <PhotoTile key={photo.id} {...{ photo, petName, timeZone, onOpen }} eager={index < eager} />
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
