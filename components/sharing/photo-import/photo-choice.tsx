'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ComponentProps, type MouseEvent, useId } from 'react';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { photoInput } from '@/lib/browser/api/photo-problem';

interface FileFieldProps extends ComponentProps<'input'> {
  label: string;
  onChoose: (files: File[]) => void;
}

function FileField({ label, onChoose, onClick, ...input }: FileFieldProps) {
  const id = useId();
  const choosePhotos = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (files.length > 0) onChoose(files);
  };
  const clickInput = (event: MouseEvent<HTMLInputElement>) => {
    // Choosing the same files again would cause no change.
    event.currentTarget.value = '';
    onClick?.(event);
  };
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="file" className="mt-1.5" onClick={clickInput} onChange={choosePhotos} {...input} />
    </div>
  );
}

interface PhotoChoiceProps {
  disabled: boolean;
  onFiles: (files: File[]) => void;
  onArchive: (archive: File) => void;
}

export function PhotoChoice({ disabled, onFiles, onArchive }: PhotoChoiceProps) {
  const t = useTranslations('photoImport');
  return (
    <div className="grid gap-4">
      <FileField {...photoInput} multiple label={t('photos')} disabled={disabled} onChoose={onFiles} />
      <FileField {...{ webkitdirectory: '' }} multiple label={t('folder')} disabled={disabled} onChoose={onFiles} />
      <FileField
        accept=".zip,application/zip"
        label={t('zip')}
        disabled={disabled}
        onChoose={([archive]) => archive && onArchive(archive)}
      />
      <p className="text-sm text-muted">{t('hint')}</p>
    </div>
  );
}
