'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { cropImage, decodeImage } from '@/lib/browser/page/crop-image';
import { withTypeOfBytes } from '@/lib/browser/photos/inspect-photo';
import { type Crop, fullFrame, moveCrop, ratioOf, reshape, turnCrop, zoomTo } from '@/lib/core/media/crop';
import { CropControls, type CropShape, cropShapes, ShapeChoice } from './crop-controls';
import { CropStage } from './crop-stage';

export interface CropDialogProps {
  source: Blob | string;
  shapes: readonly [CropShape, ...CropShape[]];
  onApply: (croppedPhoto: File) => void | Promise<void>;
  onClose: () => void;
}

interface OpenedPicture {
  picture: ImageBitmap;
  type: string;
}

async function openPicture(source: Blob | string): Promise<OpenedPicture> {
  const file = typeof source === 'string' ? await readBlob(source) : await withTypeOfBytes(source);
  return { picture: await decodeImage(file), type: file.type };
}

async function readBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.blob();
}

const endings = new Map<string, string>(Object.entries({ 'image/webp': 'webp', 'image/png': 'png' }));

function usePicture(source: Blob | string): OpenedPicture | 'loading' | 'failed' {
  const [openedPicture, setOpened] = useState<OpenedPicture | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    const opening = openPicture(source);
    opening.then(
      (now) => gone || setOpened(now),
      () => gone || setOpened('failed'),
    );
    return () => {
      gone = true;
      void opening.then(({ picture }) => picture.close()).catch(() => undefined);
    };
  }, [source]);
  return openedPicture;
}

export function CropDialog({ source, shapes, onApply, onClose }: CropDialogProps) {
  const t = useTranslations('cropper');
  const common = useTranslations('common');
  const openedPicture = usePicture(source);
  const [chosenShape, choose] = useState(shapes[0]);
  const [crop, setCrop] = useState<Crop>(() => fullFrame(shapeOf(shapes[0])));
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const ready = typeof openedPicture === 'object' ? openedPicture : null;

  const applyCrop = async () => {
    if (!ready) return;
    setBusy(true);
    setFailed(false);
    try {
      const croppedImage = await cropImage(ready.picture, crop, ready.type);
      await onApply(
        new File([croppedImage], `photo.${endings.get(croppedImage.type) ?? 'jpg'}`, { type: croppedImage.type }),
      );
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={common('adjustPhoto')}
        footer={
          <>
            <Button variant="ghost" onClick={onClose}>
              {common('cancel')}
            </Button>
            <Button busy={busy} disabled={!ready} onClick={() => void applyCrop()}>
              {t('apply')}
            </Button>
          </>
        }
      >
        {openedPicture === 'loading' ? <Spinner className="mx-auto my-20" /> : null}
        <p role="alert" className="my-2 rounded-control bg-danger-soft px-3 py-2.5 text-danger empty:hidden">
          {failed || openedPicture === 'failed' ? t('failed') : null}
        </p>
        {ready ? (
          <Tools
            picture={ready.picture}
            {...{ crop, setCrop, shapes, chosen: chosenShape }}
            onChoose={(shape) => {
              choose(shape);
              setCrop((now) =>
                reshape(ready.picture, now, shape === 'free' ? ratioOf(ready.picture, now) : shapeOf(shape)),
              );
            }}
          />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

const shapeOf = (shape: CropShape) => {
  const value = cropShapes[shape];
  return value === 'free' ? 'original' : value;
};

interface ToolsProps {
  picture: ImageBitmap;
  crop: Crop;
  setCrop: (change: (crop: Crop) => Crop) => void;
  shapes: readonly CropShape[];
  chosen: CropShape;
  onChoose: (shape: CropShape) => void;
}

function Tools({ picture, crop, setCrop, shapes, chosen, onChoose }: ToolsProps) {
  const t = useTranslations('cropper');
  const onMove = (right: number, down: number) => setCrop((now) => moveCrop(picture, now, right, down));
  const onZoom = (by: number) => setCrop((now) => zoomTo(picture, now, now.zoom * by));
  return (
    <div className="grid gap-2">
      <CropStage picture={picture} crop={crop} label={t('stage')} onMove={onMove} onZoom={onZoom} />
      <CropControls
        crop={crop}
        onMove={onMove}
        onZoom={onZoom}
        onTurn={(direction) => setCrop((now) => turnCrop(picture, now, direction))}
      />
      <ShapeChoice
        shapes={shapes}
        chosen={chosen}
        ratio={ratioOf(picture, crop)}
        onChoose={onChoose}
        onRatio={(ratio) => setCrop((now) => reshape(picture, now, ratio))}
      />
    </div>
  );
}
