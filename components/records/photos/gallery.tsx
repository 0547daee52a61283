'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useRowFocus } from '@/components/collections/row-focus';
import { lazyDialog, lazyExtra } from '@/components/loading/lazy-part';
import { Allowed } from '@/components/shell/allowed';
import { EmptyState } from '@/components/shell/empty-state';
import type { Photo } from '@/lib/records/photos/photo';
import type { Gallery as GalleryData } from '@/lib/records/photos/queries';
import type { PhotoFilter as Filter } from '@/lib/records/photos/schema';
import { GalleryBar } from './gallery-bar';
import { NoMatch } from './no-match';
import { ChoosePhotos, DropPhotos } from './photo-drop';
import { PhotoMonths } from './photo-months';
import { PhotoTaskDialogs } from './photo-task-dialogs';
import { UploadDialog } from './upload-dialog';
import { useChosenFiles } from './use-chosen-files';
import { useOpenedPhoto } from './use-opened-photo';
import { usePhotoTask } from './use-photo-task';
import { usePhotos } from './use-photos';
import type { PhotoAction } from './viewer-toolbar';

const WaitingPhotos = lazyExtra(
  async () => (await import(/* webpackChunkName: "kept-waiting-photos" */ './waiting-photos')).WaitingPhotos,
);
const PhotoViewer = lazyDialog(async () => (await import('./photo-viewer')).PhotoViewer);

interface GalleryProps {
  gallery: GalleryData;
  filter: Filter;
}

/** Album page (R7.7). */
export function Gallery({ gallery, gallery: { pet, tags }, filter }: GalleryProps) {
  const t = useTranslations('photos');
  const album = usePhotos(pet.id, gallery.photos, filter);
  const { photos, fresh, markOf, hasMore, loading, stuck, more } = album;
  const rows = useRowFocus<HTMLDivElement>(photos.map(({ id }) => id));
  const chosenFiles = useChosenFiles();
  const { openedId, open, close } = useOpenedPhoto();
  const tasks = usePhotoTask(pet, album, close);
  const filtered = filter.tag !== undefined || filter.year !== undefined;

  const onPhotoAction = (action: PhotoAction, photo: Photo) => {
    if (action !== 'remove') return tasks.start(action, photo);
    rows.leave(photo.id);
    // Closes the viewer first, because its modal would cover the toast with the undo button.
    close(photo.id);
    void album.remove(photo);
  };

  return (
    <div ref={rows.list}>
      <Allowed to="edit">
        <DropPhotos onChoose={chosenFiles.choose} />
      </Allowed>
      {photos.length + fresh.length === 0 && !filtered ? (
        <EmptyState
          title={t('emptyTitle', { name: pet.name })}
          text={t('emptyText')}
          action={<ChoosePhotos onChoose={chosenFiles.choose} />}
        />
      ) : (
        <>
          <GalleryBar gallery={gallery} filter={filter} onChoose={chosenFiles.choose} />
          <Suspense fallback={null}>{fresh.length > 0 ? <WaitingPhotos of={fresh} /> : null}</Suspense>
          {photos.length + fresh.length === 0 ? <NoMatch petId={pet.id} /> : null}
          <PhotoMonths
            petName={pet.name}
            {...{ photos, markOf, hasMore, loading, stuck }}
            onMore={more}
            onOpen={open}
          />
        </>
      )}
      <Suspense fallback={null}>
        {openedId ? (
          <PhotoViewer
            petName={pet.name}
            {...{ photos, onAct: onPhotoAction }}
            hasMore={hasMore && !stuck}
            id={openedId}
            onMore={more}
            onShow={open}
            onClose={() => close(openedId)}
          />
        ) : null}
      </Suspense>
      <UploadDialog petId={pet.id} {...{ chosen: chosenFiles, tags }} onAdded={album.refresh} />
      <PhotoTaskDialogs {...{ tasks, gallery }} />
    </div>
  );
}
