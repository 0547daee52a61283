'use client';

import { useTranslations } from 'next-intl';
import { ViewSwitch } from '@/components/shell/view-switch';
import { photoView } from '@/lib/browser/storage/photo-view';
import type { Gallery } from '@/lib/records/photos/queries';
import type { PhotoFilter as Filter } from '@/lib/records/photos/schema';
import { ChoosePhotos } from './photo-drop';
import { PhotoFilter } from './photo-filter';

interface GalleryBarProps {
  gallery: Pick<Gallery, 'pet' | 'years' | 'tags'>;
  filter: Filter;
  onChoose: (files: File[]) => void;
}

export function GalleryBar({ gallery: { pet, years, tags }, filter, onChoose }: GalleryBarProps) {
  const t = useTranslations('photos');
  return (
    <div className="gallery-bar print:hidden">
      <ChoosePhotos onChoose={onChoose} />
      <ViewSwitch
        remembered={photoView}
        label={t('view')}
        views={[
          { view: 'timeline', icon: 'gallery-vertical', word: t('viewTimeline') },
          { view: 'grid', icon: 'grid-3x3', word: t('viewGrid') },
        ]}
      />
      <PhotoFilter petId={pet.id} filter={filter} years={years} tags={tags} />
    </div>
  );
}
