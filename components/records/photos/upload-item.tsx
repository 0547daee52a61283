'use client';

import { Check, CircleAlert, ImageOff, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useState } from 'react';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import type { Day } from '@/lib/core/time/dates';
import { photoLimits } from '@/lib/records/photos/vocabulary';
import type { Upload } from './uploads';

interface UploadItemProps {
  upload: Upload;
  latest: Day;
  onChange: (to: Partial<Upload>) => void;
  onReplace: (file: File) => void;
  onDrop: () => void;
}

function usePreview(file: File): string {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

export function UploadItem({ upload, latest, onChange, onReplace, onDrop }: UploadItemProps) {
  const { file, name, state, progress, problem } = upload;
  const t = useTranslations('photos');
  const preview = usePreview(file);
  const [unreadable, setUnreadable] = useState(false);
  const sending = state === 'waiting' || state === 'sending';
  return (
    <li className="grid gap-3 py-4" aria-label={name}>
      <div className="flex items-start gap-3">
        {unreadable || problem === 'wrongType' ? (
          <span className="grid size-20 shrink-0 place-items-center rounded-control bg-sunken text-muted">
            <Icon of={ImageOff} className="size-6" />
          </span>
        ) : (
          <img
            src={preview}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setUnreadable(true)}
            className="size-20 shrink-0 rounded-control bg-sunken object-cover"
          />
        )}
        <div className="grid min-w-0 grow justify-items-start gap-1.5">
          <p dir="auto" className="text-sm wrap-anywhere">
            {name}
          </p>
          <p role="alert" className="flex gap-1.5 text-sm text-danger empty:hidden">
            {problem ? (
              <>
                <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
                {t(`problem.${problem}`)}
              </>
            ) : null}
          </p>
          {sending ? (
            <progress
              aria-label={t('uploading', { name })}
              value={progress}
              max={1}
              className="h-2 w-full accent-primary"
            />
          ) : null}
          {state === 'ready' && problem !== 'wrongType' ? (
            <AdjustPhoto
              source={file}
              shapes={['original', 'landscape', 'square', 'free']}
              label={t('adjust', { name })}
              onAdjusted={onReplace}
            />
          ) : null}
        </div>
        {state === 'sent' ? (
          <span className="inline-flex items-center gap-1 py-2.5 text-sm text-primary">
            <Icon of={Check} className="size-4" />
            {t('sent')}
          </span>
        ) : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t(sending ? 'cancelUpload' : 'dropUpload', { name })}
            onClick={onDrop}
          >
            <Icon of={X} />
          </Button>
        )}
      </div>
      {state === 'ready' && problem !== 'wrongType' ? (
        <UploadDetails upload={upload} latest={latest} onChange={onChange} />
      ) : null}
    </li>
  );
}

function UploadDetails({ upload, latest, onChange }: Pick<UploadItemProps, 'upload' | 'latest' | 'onChange'>) {
  const { caption, taken } = upload;
  const t = useTranslations('photos');
  const entries = useTranslations('entries');
  const id = useId();
  const when = taken ?? { day: '', time: '' };
  return (
    <div className="grid gap-3">
      <div>
        <Label htmlFor={`${id}-caption`}>{t('caption')}</Label>
        <Input
          id={`${id}-caption`}
          className="mt-1"
          maxLength={photoLimits.caption}
          autoComplete="off"
          value={caption}
          onChange={({ target }) => onChange({ caption: target.value })}
        />
      </div>
      <div className="grid grid-cols-[3fr_2fr] gap-3">
        <div>
          <Label htmlFor={`${id}-day`}>{t('takenOn')}</Label>
          <Input
            id={`${id}-day`}
            type="date"
            className="mt-1"
            max={latest}
            value={when.day}
            onChange={({ target }) => onChange({ taken: { ...when, day: target.value } })}
          />
        </div>
        <div>
          <Label htmlFor={`${id}-time`}>{entries('time')}</Label>
          <Input
            id={`${id}-time`}
            type="time"
            className="mt-1"
            value={when.time}
            onChange={({ target }) => onChange({ taken: { ...when, time: target.value } })}
          />
        </div>
      </div>
    </div>
  );
}
