'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { isMissingCode, reloadForMissingCode } from '@/components/loading/missing-code';
import { reloadPage } from '@/lib/browser/page/unsaved';

type ErrorScreenProps = {
  error: Error & { digest?: string };
  inside?: boolean;
};

/** General error page (R2.7). Uses plain elements only, because every page contains it. */
export function ErrorScreen({ error, inside }: ErrorScreenProps) {
  const t = useTranslations('shell.error');
  useEffect(() => {
    console.error(error);
    reloadForMissingCode(error);
  }, [error]);
  // Next replaces the messages of server errors by a digest. The message of a missing chunk is its URL.
  const message = error.digest || isMissingCode(error) ? '' : error.message;
  const Place = inside ? 'div' : 'main';
  return (
    <Place className="grid min-h-[70dvh] place-items-center p-6">
      <div className="max-w-md text-center" role="alert">
        <span aria-hidden="true" className="drawing-trail mx-auto mb-5 block size-36 text-danger" />
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-3 mb-6 text-muted wrap-anywhere">{message || t('text')}</p>
        <button type="button" className="button primary padded" onClick={reloadPage}>
          {t('reload')}
        </button>
      </div>
    </Place>
  );
}
