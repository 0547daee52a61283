'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect } from 'react';
import { usePageContext } from '#page-context';
import { Button } from '@/components/ui/button';
import { FullScreen } from '@/components/ui/full-screen';
import { Icon } from '@/components/ui/icon';
import { joinIsolated } from '@/lib/core/i18n/isolate';
import { dayIn, formatDay, instantFromJson } from '@/lib/core/time/dates';
import type { Photo } from '@/lib/records/photos/photo';
import { PhotoPicture } from './photo-picture';
import { TagList } from './photo-tile';
import { useSwipe } from './swipe';
import { type PhotoAction, ViewerToolbar } from './viewer-toolbar';

interface PhotoViewerProps {
  petName: string;
  photos: readonly Photo[];
  id: string;
  hasMore: boolean;
  onMore: () => Promise<void>;
  onShow: (id: string) => void;
  onAct: (action: PhotoAction, photo: Photo) => void;
  onClose: () => void;
}

/** Full screen. Next and previous by button, arrow key and swipe (R7.7). */
export function PhotoViewer({ petName, photos, id, hasMore, onMore, onShow, onAct, onClose }: PhotoViewerProps) {
  const t = useTranslations('photos');
  const { locale, timeZone } = usePageContext();
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  const last = index === photos.length - 1;
  useEffect(() => {
    if (last && hasMore) void onMore();
  }, [last, hasMore, onMore]);
  const goTo = (to: 'next' | 'previous') => {
    const other = photos[index + (to === 'next' ? 1 : -1)];
    if (other) onShow(other.id);
  };
  const swipe = useSwipe(goTo);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') goTo('next');
    if (key === 'ArrowLeft') goTo('previous');
  };
  if (!photo) return null;
  const date = formatDay(dayIn(instantFromJson(photo.takenAt), timeZone), locale);
  const alt = t('alt', { name: petName, date, caption: photo.caption ?? 'none' });
  return (
    <FullScreen title={t('viewer')} onClose={onClose} onKeyDown={onKeyDown} returnFocus={false}>
      <ViewerToolbar
        position={t('position', { number: index + 1, count: photos.length, more: String(hasMore) })}
        onAct={(action) => onAct(action, photo)}
        onClose={onClose}
      />
      <div className="relative flex min-h-0 grow touch-pan-y touch-pinch-zoom items-center justify-center" {...swipe}>
        {/* Keyed, so that the previous photo never appears in place of this one. */}
        <PhotoPicture key={photo.id} photo={photo} alt={alt} sizes="100vw" eager className="photo-whole" />
        <Turn to="previous" label={t('previous')} disabled={index === 0} onClick={() => goTo('previous')} />
        <Turn to="next" label={t('next')} disabled={last} onClick={() => goTo('next')} />
      </div>
      <div className="grid max-h-[30dvh] gap-0.5 overflow-y-auto px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] text-center">
        {photo.caption ? (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {photo.caption}
          </p>
        ) : null}
        <p className="text-sm text-muted wrap-anywhere">{joinIsolated([date, photo.location], ' · ')}</p>
        <TagList tags={photo.tags} />
      </div>
    </FullScreen>
  );
}

interface TurnProps {
  to: 'next' | 'previous';
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function Turn({ to, label, disabled, onClick }: TurnProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      // Not `disabled`: at the last photo that would drop the focus, and with it the arrow keys.
      aria-disabled={disabled || undefined}
      className={`absolute top-1/2 -translate-y-1/2 bg-paper/60 aria-disabled:opacity-30 ${to === 'next' ? 'right-1' : 'left-1'}`}
      onClick={onClick}
    >
      <Icon of={to === 'next' ? 'chevron-right' : 'chevron-left'} />
    </Button>
  );
}
