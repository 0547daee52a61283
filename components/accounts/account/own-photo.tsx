'use client';

import { CircleAlert, ImagePlus, Trash2, UserRound } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useState } from 'react';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button, buttonVariants } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { removeOwnPhoto, uploadOwnPhoto } from '@/lib/accounts/account/client';
import { findPhotoProblem, type PhotoProblem, photoFailure, photoTypes } from '@/lib/browser/api/photo-problem';
import { toast } from '@/lib/browser/page/toast';

export function OwnPhoto({ userId, photoUrl }: { userId: string; photoUrl: string | null }) {
  const t = useTranslations('account.photo');
  const router = useRouter();
  const id = useId();
  const awake = useHydrated();
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  // Too large to upload as it is, but it can be cropped.
  const [oversized, setOversized] = useState<File | null>(null);
  const [removing, setRemoving] = useState(false);

  const upload = async (file: File) => {
    const found = findPhotoProblem(file);
    setProblem(found);
    setOversized(found === 'tooLarge' ? file : null);
    if (found) return;
    setProgress(0);
    try {
      await uploadOwnPhoto(userId, file, setProgress);
      toast({ title: t('uploaded') });
      router.refresh();
    } catch (error) {
      setProblem(photoFailure(error));
      toast({ title: t('uploadFailed'), tone: 'danger', retry: () => void upload(file) });
    }
    setProgress(null);
  };

  const remove = async () => {
    setRemoving(true);
    try {
      await removeOwnPhoto(userId);
      toast({ title: t('deleted') });
      router.refresh();
    } catch {
      toast({ title: t('deleteFailed'), tone: 'danger', retry: () => void remove() });
    }
    setRemoving(false);
  };

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file && progress === null) void upload(file);
    // Lets the same file be chosen again after a removal.
    event.target.value = '';
  };

  return (
    <div className="flex items-center gap-4">
      {photoUrl ? (
        <img src={`${photoUrl}&size=small`} alt={t('label')} className="size-20 shrink-0 rounded-full object-cover" />
      ) : (
        <span className="grid size-20 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon of={UserRound} className="size-9" />
        </span>
      )}
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            className={cn(
              buttonVariants({ variant: 'outline' }),
              'cursor-pointer px-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
            )}
          >
            <Icon of={ImagePlus} />
            {t(photoUrl ? 'change' : 'choose')}
            <input
              type="file"
              disabled={!awake}
              accept={photoTypes.join(',')}
              className="sr-only"
              aria-describedby={`${id}-hint ${id}-problem`}
              onChange={pick}
            />
          </label>
          {oversized || photoUrl ? (
            <AdjustPhoto source={oversized ?? photoUrl ?? ''} shapes={['square']} onAdjusted={upload} />
          ) : null}
          {photoUrl ? (
            <Button variant="ghost" className="px-3" busy={removing} onClick={() => void remove()}>
              <Icon of={Trash2} />
              {t('remove')}
            </Button>
          ) : null}
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('hint')}
        </p>
        <p id={`${id}-problem`} role="alert" className="flex gap-1.5 text-sm text-danger empty:hidden">
          {problem ? (
            <>
              <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
              {t(`problem.${problem}`)}
            </>
          ) : null}
        </p>
        {progress === null ? null : (
          <progress aria-label={t('uploading')} value={progress} max={1} className="h-2 w-full accent-primary" />
        )}
      </div>
    </div>
  );
}
