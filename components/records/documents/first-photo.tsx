'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { documentInput } from '@/lib/browser/api/photo-problem';
import { findDocumentProblem } from '@/lib/records/documents/problem';

interface FirstPhotoProps {
  title: string;
  text: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Few browsers decode HEIC. */
const hasPreview = ({ type }: File) => /^image\/(?!hei)/.test(type);

export function FirstPhoto({ title, text, file, onChange }: FirstPhotoProps) {
  const t = useTranslations('documents');
  const url = useMemo(() => (file && hasPreview(file) ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  const problem = file && findDocumentProblem(file);
  if (file && !problem) {
    return (
      <figure className="grid gap-2">
        {url ? (
          <img
            src={url}
            alt={t('firstPhotoAlt')}
            className="max-h-56 w-full rounded-tile border border-line object-contain"
          />
        ) : (
          <p dir="auto" className="rounded-tile border border-line bg-surface p-3 wrap-anywhere">
            {file.name}
          </p>
        )}
        <figcaption>
          <Button variant="link" size="link" onClick={() => onChange(null)}>
            {t('firstPhotoRemove')}
          </Button>
        </figcaption>
      </figure>
    );
  }
  return (
    <div>
      <label className="flex min-h-21 cursor-pointer items-center gap-3 rounded-tile bg-primary-soft p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary">
        <span className="grid size-14 shrink-0 place-items-center rounded-tile bg-primary text-on-primary">
          <Icon of="camera" className="size-6" />
        </span>
        <span>
          <span className="block font-medium">{title}</span>
          <span className="text-sm text-muted">{text}</span>
        </span>
        <input {...documentInput} className="sr-only" onChange={({ target }) => onChange(target.files?.[0] ?? null)} />
      </label>
      {problem ? (
        <p role="alert" className="mt-1.5 text-sm text-danger">
          {t(`problem.${problem}`)}
        </p>
      ) : null}
    </div>
  );
}
