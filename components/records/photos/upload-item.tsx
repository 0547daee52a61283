'use client';

import { useTranslations } from 'next-intl';
import { AdjustPhoto } from '@/components/forms/adjust-photo';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { UploadDetails, type UploadDetailsProps } from './upload-details';
import { UploadPreview } from './upload-preview';

interface UploadItemProps extends UploadDetailsProps {
  onReplace: (file: File) => void;
  onDrop: () => void;
}

export function UploadItem({ upload, onChange, onReplace, onDrop }: UploadItemProps) {
  const { file, name, state, progress, problem } = upload;
  const t = useTranslations('photos');
  const sending = state === 'waiting' || state === 'sending';
  return (
    <li className="grid gap-3 py-4" aria-label={name}>
      <div className="flex items-start gap-3">
        <UploadPreview upload={upload} />
        <div className="grid min-w-0 grow justify-items-start gap-1.5">
          <p dir="auto" className="text-sm wrap-anywhere">
            {name}
          </p>
          <p role="alert" className="flex gap-1.5 text-sm text-danger empty:hidden">
            {problem ? (
              <>
                <Icon of="circle-alert" className="mt-0.5 size-4 shrink-0" />
                {t(`problem.${problem}`)}
              </>
            ) : null}
          </p>
          {sending ? <Progress aria-label={t('uploading', { name })} value={progress} max={1} /> : null}
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
            <Icon of="check" className="size-4" />
            {t('sent')}
          </span>
        ) : (
          <Button
            variant="ghost"
            size="icon"
            aria-label={t(sending ? 'cancelUpload' : 'dropUpload', { name })}
            onClick={onDrop}
          >
            <Icon of="x" />
          </Button>
        )}
      </div>
      {state === 'ready' && problem !== 'wrongType' ? <UploadDetails upload={upload} onChange={onChange} /> : null}
    </li>
  );
}
