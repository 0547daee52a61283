'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import { isRetryable } from '@/lib/records/documents/problem';
import type { DocumentUpload } from './uploads';

interface UploadListProps {
  uploads: readonly DocumentUpload[];
  onAgain: (upload: DocumentUpload) => void;
  onCancel: (key: string) => void;
}

export function UploadList({ uploads, onAgain, onCancel }: UploadListProps) {
  const t = useTranslations('documents');
  if (uploads.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {uploads.map((upload) => {
        const { key, file, share, problem } = upload;
        return (
          <li key={key} className="flex items-center gap-2 text-sm">
            <div className="min-w-0 grow">
              <p dir="auto" className="truncate">
                {file.name}
              </p>
              {problem === null ? (
                <Progress aria-label={t('uploading', { name: file.name })} value={share} max={1} />
              ) : (
                <p role="alert" className="flex gap-1.5 text-danger">
                  <Icon of="circle-alert" className="mt-0.5 size-4 shrink-0" />
                  {t(`problem.${problem}`)}
                </p>
              )}
            </div>
            {problem !== null && isRetryable(problem) ? (
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('again', { name: file.name })}
                onClick={() => onAgain(upload)}
              >
                <Icon of="rotate-cw" className="size-4.5" />
              </Button>
            ) : null}
            <Button
              variant="ghost"
              size="icon"
              aria-label={t(problem === null ? 'cancel' : 'dismiss', { name: file.name })}
              onClick={() => onCancel(key)}
            >
              <Icon of="x" className="size-4.5" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
