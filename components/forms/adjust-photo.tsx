'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { LazyMessages } from '@/components/loading/lazy-messages';
import { lazyDialog, MissingPart } from '@/components/loading/lazy-part';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CropDialogProps } from './crop-dialog';

const CropDialog = lazyDialog(async () => (await import('./crop-dialog')).CropDialog);

export function CropPhoto(props: CropDialogProps) {
  return (
    <LazyMessages namespaces={['cropper']} missing={<MissingPart giveUp={props.onClose} />}>
      <Suspense fallback={null}>
        <CropDialog {...props} />
      </Suspense>
    </LazyMessages>
  );
}

interface AdjustPhotoProps extends Pick<CropDialogProps, 'source' | 'shapes'> {
  onAdjusted: (croppedPhoto: File) => void | Promise<void>;
  label?: string;
}

export function AdjustPhoto({ source, shapes, onAdjusted, label }: AdjustPhotoProps) {
  const t = useTranslations('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="px-3" aria-label={label} onClick={() => setOpen(true)}>
        <Icon of="crop" />
        {t('adjustPhoto')}
      </Button>
      {open ? (
        <CropPhoto
          source={source}
          shapes={shapes}
          onApply={async (croppedPhoto) => {
            await onAdjusted(croppedPhoto);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
