'use client';

import { useTranslations } from 'next-intl';
import type { FilesOutcome } from '@/lib/sharing/pet-import/client';

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
