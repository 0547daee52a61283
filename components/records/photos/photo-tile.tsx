'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { usePageContext } from '#page-context';
import { WaitingMark } from '@/components/collections/waiting-mark';
import { Icon } from '@/components/ui/icon';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoPicture } from './photo-picture';

interface PhotoTileProps {
  photo: Photo;
  petName: string;
  onOpen: (id: string) => void;
  eager: boolean;
  waiting: Mark | null;
}

/** One column of the timeline, which is wider than a photo of the grid. */
const SIZES = '(min-width: 40rem) 20rem, 92vw';

/** Memoized, because there may be thousands, which stay the same when a page is added. */
export const PhotoTile = memo(function PhotoTile({ photo, petName, onOpen, eager, waiting }: PhotoTileProps) {
  const t = useTranslations('photos');
  const { locale, timeZone } = usePageContext();
  const date = formatDay(dayIn(instantFromJson(photo.takenAt), timeZone), locale, 'medium');
  return (
    <li className="photo-tile">
      <button
        type="button"
        className="block h-full w-full cursor-zoom-in rounded-card"
        onClick={() => onOpen(photo.id)}
        id={`photo-${photo.id}`}
        data-row={photo.id}
      >
        <PhotoPicture
          photo={photo}
          alt={t('alt', { name: petName, date, caption: photo.caption ?? 'none' })}
          sizes={SIZES}
          eager={eager}
        />
      </button>
      <div className="mt-2 grid gap-0.5 in-data-[photo-view=grid]:hidden">
        {photo.caption ? (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {photo.caption}
          </p>
        ) : null}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          {date}
          {photo.location ? (
            <span dir="auto" className="inline-flex items-center gap-1 wrap-anywhere">
              <Icon of="map-pin" className="size-3.5 shrink-0" />
              {photo.location}
            </span>
          ) : null}
        </p>
        <TagList tags={photo.tags} />
        {waiting ? <WaitingMark mark={waiting} /> : null}
      </div>
    </li>
  );
});

export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p dir="auto" className="text-sm text-primary wrap-anywhere">
      {tags.map((tag) => `#${tag}`).join(' ')}
    </p>
  );
}
