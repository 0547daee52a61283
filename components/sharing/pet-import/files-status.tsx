'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { FilesOutcome } from '@/lib/sharing/pet-import/client';
import type { FilesProgress } from './use-import';

interface SendingFilesProps extends FilesProgress {
  label?: string;
  onStop: () => void;
}

export function SendingFiles({ done, all, label: otherLabel, onStop }: SendingFilesProps) {
  const t = useTranslations('petImport');
  const label = otherLabel ?? t('sending', { done, all });
  return (
    <div className="grid gap-3">
      <p className="tabular">{label}</p>
      <progress aria-label={label} value={done} max={all} className="h-2 w-full accent-primary" />
      <p className="text-muted">{t('stayHere', { of: otherLabel === undefined ? 'file' : 'photos' })}</p>
      <Button variant="outline" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  );
}

export function SentFiles({ added, refused, rest }: FilesOutcome) {
  const t = useTranslations('petImport');
  return (
    <div className="grid gap-2">
      <p>{t('added', { count: added })}</p>
      {rest > 0 ? <p>{t('rest', { count: rest })}</p> : null}
      {refused.length > 0 ? (
        <div>
          <p className="text-danger">{t('refused', { count: refused.length })}</p>
          <ul className="list-disc pl-5 text-sm text-muted">
            {refused.map((name) => (
              <li key={name} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
