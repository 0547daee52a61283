'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { usePageContext } from '#page-context';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { photoLimits } from '@/lib/records/photos/vocabulary';
import type { Upload } from './upload';

export interface UploadDetailsProps {
  upload: Upload;
  onChange: (to: Partial<Upload>) => void;
}

export function UploadDetails({ upload, onChange }: UploadDetailsProps) {
  const { latest } = usePageContext();
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
