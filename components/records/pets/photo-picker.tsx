'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { photoInput } from '@/lib/browser/api/photo-problem';
import type { PetFormValues } from '@/lib/records/pets/schema';
import { PetPortrait } from './pet-portrait';
import type { PhotoState } from './photo-choice';

interface PhotoPickerProps {
  photo: PhotoState;
  /** Field beside the photo, in place of its label. */
  children?: ReactNode;
}

/** The photo is uploaded when the form is saved. */
export function PhotoPicker({ photo, children }: PhotoPickerProps) {
  const t = useTranslations('pets.photo');
  const id = useId();
  const type = useWatch<PetFormValues, 'type'>({ name: 'type' }) ?? '';
  const pickPhoto = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) void photo.choose(file);
    // Allows the same file to be chosen again after a removal.
    event.target.value = '';
  };
  return (
    <div className="flex items-start gap-4">
      <PetPortrait photoUrl={photo.url} type={type} alt={t('chosen')} className="aspect-[4/5] w-24 shrink-0 sm:w-28" />
      <div className="grid min-w-0 grow justify-items-start gap-2">
        {children ? <div className="w-full">{children}</div> : <p className="text-sm font-medium">{t('label')}</p>}
        <div className="flex flex-wrap gap-2">
          <label
            className={cn(
              buttonVariants({ variant: 'outline' }),
              'cursor-pointer px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            )}
          >
            <Icon of="image-plus" />
            {t(photo.url ? 'change' : 'choose')}
            <input
              {...photoInput}
              className="sr-only"
              aria-describedby={`${id}-hint ${id}-problem`}
              onChange={pickPhoto}
            />
          </label>
          {photo.adjustable ? (
            <AdjustPhoto source={photo.adjustable} shapes={['portrait', 'square']} onAdjusted={photo.adjust} />
          ) : null}
          {photo.url ? (
            <Button variant="ghost" className="px-3" onClick={photo.remove}>
              <Icon of="trash-2" />
              {t('remove')}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('hint')}
        </p>
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-sm text-danger empty:hidden">
          {photo.problem ? (
            <>
              <Icon of="circle-alert" className="mt-0.5 size-4 shrink-0" />
              {t(`problem.${photo.problem}`)}
            </>
          ) : null}
        </p>
        {photo.progress === null ? null : <Progress aria-label={t('uploading')} value={photo.progress} max={1} />}
      </div>
    </div>
  );
}
