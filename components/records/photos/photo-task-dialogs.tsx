'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { CropPhoto } from '@/components/forms/adjust-photo';
import { lazyDialog, lazyPart } from '@/components/loading/lazy-part';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { Gallery } from '@/lib/records/photos/queries';
import type { usePhotoTask } from './use-photo-task';

const PhotoForm = lazyPart(async () => (await import('./photo-form')).PhotoForm);
const SharePhoto = lazyDialog(async () => (await import('./share-photo')).SharePhoto);

interface PhotoTaskDialogsProps {
  tasks: ReturnType<typeof usePhotoTask>;
  gallery: Pick<Gallery, 'pet' | 'tags'>;
}

export function PhotoTaskDialogs({ tasks, gallery: { pet, tags } }: PhotoTaskDialogsProps) {
  const t = useTranslations('photos');
  const { action, photo } = tasks.task ?? {};
  const onOpenChange = (open: boolean) => !open && tasks.end();
  return (
    <>
      <Dialog open={action === 'edit'} onOpenChange={onOpenChange}>
        {photo && action === 'edit' ? (
          <DialogContent title={t('edit')}>
            <Suspense fallback={<Spinner className="mx-auto my-10" />}>
              <PhotoForm petId={pet.id} {...{ photo, tags }} onSaved={tasks.finishEdit} />
            </Suspense>
          </DialogContent>
        ) : null}
      </Dialog>
      <Dialog open={action === 'share'} onOpenChange={onOpenChange}>
        {photo && action === 'share' ? (
          <Suspense fallback={null}>
            <SharePhoto {...{ pet, photo }} />
          </Suspense>
        ) : null}
      </Dialog>
      {photo && action === 'crop' ? (
        <CropPhoto
          source={`${photo.url}?size=large`}
          shapes={['original', 'landscape', 'square', 'free']}
          onApply={(croppedPhoto) => tasks.crop(photo, croppedPhoto)}
          onClose={tasks.end}
        />
      ) : null}
      {photo && action === 'profile' ? (
        <CropPhoto
          source={`${photo.url}?size=large`}
          shapes={['portrait', 'square']}
          onApply={tasks.makeProfile}
          onClose={tasks.end}
        />
      ) : null}
    </>
  );
}
