'use client';

import { GalleryVertical, Grid3x3 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { choosePhotoView, currentPhotoView, subscribeToPhotoView } from '@/lib/core/photo-view';

const views = [
  { view: 'timeline', icon: GalleryVertical, word: 'viewTimeline' },
  { view: 'grid', icon: Grid3x3, word: 'viewGrid' },
] as const;

/** Large photos by month, or small squares. CSS does the rest, so that the choice is there at the first paint. */
export function PhotoViewSwitch() {
  const t = useTranslations('photos');
  const current = useSyncExternalStore(subscribeToPhotoView, currentPhotoView, () => 'timeline' as const);
  return (
    <fieldset aria-label={t('view')} className="inline-flex rounded-control bg-sunken p-1 print:hidden">
      {views.map(({ view, icon, word }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => choosePhotoView(view)}
          className={cn(
            'tap flex items-center gap-1.5 rounded-control px-3 font-medium',
            view === current ? 'bg-surface text-primary shadow-card' : 'text-muted',
          )}
        >
          <Icon of={icon} className="size-4.5" />
          {t(word)}
        </button>
      ))}
    </fieldset>
  );
}
