'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { paths } from '@/lib/core/config/paths';
import { reviewCookies } from './consent-store';

/** Appears after Reject All (R3.3): as an overlay until the server sends the next page, then as a separate page. */
export function SiteBlocked({ over, ref }: { over?: boolean; ref?: Ref<HTMLElement> }) {
  const t = useTranslations('consent');
  return (
    <main
      ref={ref}
      tabIndex={over ? -1 : undefined}
      data-site-blocked={over ? 'over' : 'page'}
      className={cn(
        'grid min-h-dvh place-items-center bg-paper p-6 outline-none',
        over && 'fixed inset-0 z-40 overflow-y-auto',
      )}
    >
      <div className="max-w-md text-center">
        <span aria-hidden="true" className="rosette mx-auto mb-6 block size-36 text-primary opacity-60" />
        <h1 className="text-3xl">{t('blockedTitle')}</h1>
        <p className="mt-3 mb-6 text-lg text-muted">{t('blockedText')}</p>
        <Button data-answer size="large" onClick={reviewCookies}>
          {t('review')}
        </Button>
        <noscript>
          <p className="mt-6">{t('noScript')}</p>
        </noscript>
        <p className="mt-6 flex justify-center gap-6 text-sm">
          <a
            className="tap inline-grid place-items-center text-primary underline underline-offset-4"
            href={paths.privacyPolicy}
          >
            {t('privacyPolicy')}
          </a>
          <a
            className="tap inline-grid place-items-center text-primary underline underline-offset-4"
            href={paths.terms}
          >
            {t('terms')}
          </a>
        </p>
      </div>
    </main>
  );
}
