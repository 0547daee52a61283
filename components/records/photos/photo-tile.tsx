'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { usePageContext } from '#page-context';
import { WaitingMark } from '@/components/collections/waiting-mark';
import type { WaitingMark as Mark } from '@/lib/browser/outbox/with-waiting';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { TileSpan } from '@/lib/records/photos/mosaic';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoPicture } from './photo-picture';

interface PhotoTileProps {
  photo: Photo;
  petName: string;
  span: TileSpan;
  onOpen: (id: string) => void;
  eager: boolean;
  waiting: Mark | null;
}

const SMALL = '(min-width: 40rem) 13rem, 34vw';
const LARGE = '(min-width: 40rem) 22rem, 67vw';

/** Memoized: there may be thousands, which stay the same when a page is added. */
export const PhotoTile = memo(function PhotoTile({ photo, petName, span, onOpen, eager, waiting }: PhotoTileProps) {
  const t = useTranslations('photos');
  const { locale, timeZone } = usePageContext();
  const date = formatDay(dayIn(instantFromJson(photo.takenAt), timeZone), locale, 'medium');
  const isSmall = span === 'small';
  return (
    <li className="photo-tile" data-span={span}>
      <button type="button" onClick={() => onOpen(photo.id)} id={`photo-${photo.id}`} data-row={photo.id}>
        <PhotoPicture
          photo={photo}
          alt={t('alt', { name: petName, date, caption: photo.caption ?? 'none' })}
          sizes={isSmall ? SMALL : LARGE}
          eager={eager}
        />
        {photo.caption && !isSmall ? (
          // The name of the picture contains it.
          <span dir="auto" aria-hidden="true" className="photo-caption">
            <span className="line-clamp-2">{photo.caption}</span>
          </span>
        ) : null}
      </button>
      {waiting ? (
        <span className="photo-mark">
          <WaitingMark mark={waiting} />
        </span>
      ) : null}
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
