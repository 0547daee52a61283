'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { PhotoInput } from './photo-input';
import { ProfilePicture } from './profile-picture';
import { useOwnPhoto } from './use-own-photo';

export function OwnPhoto({ userId, photoUrl }: { userId: string; photoUrl: string | null }) {
  const t = useTranslations('account.photo');
  const id = useId();
  const { problem, progress, oversized, removing, upload, remove } = useOwnPhoto(userId);
  return (
    <div className="flex items-center gap-4">
      <ProfilePicture photoUrl={photoUrl} />
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <PhotoInput
            label={t(photoUrl ? 'change' : 'choose')}
            describedBy={`${id}-hint ${id}-problem`}
            onPick={(file) => progress === null && void upload(file)}
          />
          {oversized || photoUrl ? (
            <AdjustPhoto source={oversized ?? photoUrl ?? ''} shapes={['square']} onAdjusted={upload} />
          ) : null}
          {photoUrl ? (
            <Button variant="ghost" className="px-3" busy={removing} onClick={() => void remove()}>
              <Icon of="trash-2" />
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
              <Icon of="circle-alert" className="mt-0.5 size-4 shrink-0" />
              {t(`problem.${problem}`)}
            </>
          ) : null}
        </p>
        {progress === null ? null : <Progress aria-label={t('uploading')} value={progress} max={1} />}
      </div>
    </div>
  );
}
