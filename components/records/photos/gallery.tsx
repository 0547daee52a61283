'use client';

import { GalleryVertical, Grid3x3 } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useState } from 'react';
import { CropPhoto } from '@/components/forms/adjust-photo';
import { EmptyState } from '@/components/shell/empty-state';
import { IntentLink } from '@/components/shell/intent-link';
import { lazyDialog, lazyPart } from '@/components/shell/lazy-part';
import { useRowFocus } from '@/components/shell/row-focus';
import { ViewSwitch } from '@/components/shell/view-switch';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/lib/browser/page/toast';
import { photoView } from '@/lib/browser/storage/photo-view';
import { paths } from '@/lib/core/config/paths';
import type { Day } from '@/lib/core/time/dates';
import { makeProfilePhoto } from '@/lib/records/photos/client';
import type { Photo } from '@/lib/records/photos/photo';
import type { Gallery as GalleryData } from '@/lib/records/photos/queries';
import type { PhotoFilter as Filter } from '@/lib/records/photos/schema';
import { ChoosePhotos, DropPhotos } from './photo-drop';
import { PhotoFilter } from './photo-filter';
import { PhotoMonths } from './photo-months';
import type { PhotoAction } from './photo-viewer';
import { usePhotos } from './photos';

const UploadSheet = lazyDialog(async () => (await import('./upload-sheet')).UploadSheet);
const PhotoViewer = lazyDialog(async () => (await import('./photo-viewer')).PhotoViewer);
const PhotoForm = lazyPart(async () => (await import('./photo-form')).PhotoForm);
const SharePhoto = lazyDialog(async () => (await import('./share-photo')).SharePhoto);

interface GalleryProps {
  gallery: GalleryData;
  filter: Filter;
  /** The months are those of its calendar. */
  timeZone: string;
  latest: Day;
}

/** R7.7. */
export function Gallery({ gallery: { pet, photos: first, years, tags }, filter, timeZone, latest }: GalleryProps) {
  const t = useTranslations('photos');
  const router = useRouter();
  const { photos, hasMore, loading, stuck, more, remove, crop, refresh } = usePhotos(pet.id, first, filter);
  const rows = useRowFocus<HTMLDivElement>(photos.map(({ id }) => id));
  const [files, setFiles] = useState<readonly File[] | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const [acting, act] = useState<{ action: PhotoAction; photo: Photo } | null>(null);
  const choose = useCallback((chosen: File[]) => setFiles((now) => [...(now ?? []), ...chosen]), []);
  const open = useCallback((id: string) => setOpenedId(id), []);
  const filtered = filter.tag !== undefined || filter.year !== undefined;

  const onAct = (action: PhotoAction, photo: Photo) => {
    if (action !== 'remove') return act({ action, photo });
    rows.leave(photo.id);
    // Closed first: its modal would cover the toast with the undo button.
    closeViewer(photo.id);
    void remove(photo);
  };
  /** Returns the focus to the photo shown last, which need not be the one opened first. */
  const closeViewer = (id: string | null) => {
    setOpenedId(null);
    requestAnimationFrame(() => document.getElementById(`photo-${id}`)?.focus());
  };
  const makeProfile = async (cut: File) => {
    await makeProfilePhoto(pet.id, cut, () => undefined);
    act(null);
    toast({ title: t('profileSaved', { name: pet.name }) });
    router.refresh();
  };

  return (
    <div ref={rows.list}>
      <DropPhotos onChoose={choose} />
      {photos.length === 0 && !filtered ? (
        <EmptyState
          title={t('emptyTitle', { name: pet.name })}
          text={t('emptyText')}
          action={<ChoosePhotos onChoose={choose} />}
        />
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-3">
            <div className="flex flex-wrap gap-2 print:hidden">
              <ChoosePhotos onChoose={choose} />
            </div>
            <ViewSwitch
              remembered={photoView}
              label={t('view')}
              views={[
                { view: 'timeline', icon: GalleryVertical, word: t('viewTimeline') },
                { view: 'grid', icon: Grid3x3, word: t('viewGrid') },
              ]}
            />
            <PhotoFilter petId={pet.id} filter={filter} years={years} tags={tags} />
          </div>
          {photos.length === 0 ? (
            <EmptyState
              drawing="trail"
              title={t('noneTitle')}
              text={t('noneText')}
              action={
                <Button asChild variant="outline">
                  <IntentLink href={paths.petSocial(pet.id)}>{t('all')}</IntentLink>
                </Button>
              }
            />
          ) : null}
          <PhotoMonths
            petName={pet.name}
            {...{ photos, timeZone, hasMore, loading, stuck }}
            onMore={more}
            onOpen={open}
          />
        </>
      )}
      <Suspense fallback={null}>
        {openedId ? (
          <PhotoViewer
            petName={pet.name}
            {...{ photos, timeZone, onAct }}
            hasMore={hasMore && !stuck}
            id={openedId}
            onMore={more}
            onShow={open}
            onClose={() => closeViewer(openedId)}
          />
        ) : null}
      </Suspense>
      <Dialog open={files !== null} onOpenChange={(isOpen) => !isOpen && setFiles(null)}>
        {files ? (
          <Suspense fallback={null}>
            <UploadSheet
              petId={pet.id}
              {...{ files, tags, timeZone, latest }}
              onAdded={(added, all) => {
                refresh(added);
                if (all) setFiles(null);
              }}
              onClose={() => setFiles(null)}
            />
          </Suspense>
        ) : null}
      </Dialog>
      <Dialog open={acting?.action === 'edit'} onOpenChange={(isOpen) => !isOpen && act(null)}>
        {acting?.action === 'edit' ? (
          <DialogContent title={t('edit')}>
            <Suspense fallback={<Spinner className="mx-auto my-10" />}>
              <PhotoForm
                petId={pet.id}
                photo={acting.photo}
                {...{ tags, timeZone, latest }}
                onSaved={(photo) => {
                  act(null);
                  toast({ title: t('saved') });
                  refresh([photo]);
                }}
              />
            </Suspense>
          </DialogContent>
        ) : null}
      </Dialog>
      <Dialog open={acting?.action === 'share'} onOpenChange={(isOpen) => !isOpen && act(null)}>
        {acting?.action === 'share' ? (
          <Suspense fallback={null}>
            <SharePhoto pet={pet} photo={acting.photo} timeZone={timeZone} />
          </Suspense>
        ) : null}
      </Dialog>
      {acting?.action === 'crop' ? (
        <CropPhoto
          source={`${acting.photo.url}?size=large`}
          shapes={['original', 'landscape', 'square', 'free']}
          onApply={async (cut) => {
            const made = await crop(acting.photo, cut);
            act(null);
            closeViewer(made.id);
          }}
          onClose={() => act(null)}
        />
      ) : null}
      {acting?.action === 'profile' ? (
        <CropPhoto
          source={`${acting.photo.url}?size=large`}
          shapes={['portrait', 'square']}
          onApply={makeProfile}
          onClose={() => act(null)}
        />
      ) : null}
    </div>
  );
}
