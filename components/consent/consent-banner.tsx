'use client';

import { useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { ConsentAnswers } from './consent-answers';
import { ConsentChoices, choiceIn } from './consent-choices';
import { acceptCookies, rejectCookies } from './consent-store';
import { ConsentText } from './consent-text';

/** Blocks the page until an answer (R3.1). As specified, Cancel and Close do nothing; phones omit them. */
export function ConsentBanner({ ref }: { ref: Ref<HTMLDivElement> }) {
  const t = useTranslations('consent');
  const id = useId();
  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="consent-banner fixed inset-0 z-50 items-end justify-items-center bg-scrim outline-none sm:items-center sm:p-4"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          acceptCookies(choiceIn(event.currentTarget));
        }}
        className="relative flex max-h-[92dvh] w-full max-w-xl flex-col overflow-hidden rounded-t-[1.375rem] bg-paper shadow-card sm:rounded-[1.375rem]"
      >
        <div className="grow overflow-y-auto overscroll-contain px-4 pt-5 sm:px-6">
          <h2 id={`${id}-title`} tabIndex={-1} data-first-focus className="text-[1.375rem] outline-none sm:pr-12">
            {t('title')}
          </h2>
          <ConsentText id={`${id}-text`} />
          <details className="consent-choose">
            <summary>
              <span>
                <span className="font-semibold">{t('choose')}</span>
                <span className="text-sm text-muted">
                  {' · '}
                  <CurrentAnswer name="analytics" />
                  {', '}
                  <CurrentAnswer name="preferences" />
                </span>
              </span>
              <Icon of="chevron-down" className="size-5" />
            </summary>
            <ConsentChoices folded />
          </details>
        </div>
        <div className="border-t border-line bg-surface px-4 pt-3 pb-[calc(1.375rem+env(safe-area-inset-bottom))] sm:px-6 sm:pb-4">
          <ConsentAnswers onReject={rejectCookies} />
          <Button variant="ghost" block className="mt-2 hidden sm:inline-flex">
            {t('cancel')}
          </Button>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('close')}
          className="absolute top-3 right-3 hidden sm:inline-flex"
        >
          <Icon of="x" />
        </Button>
      </form>
    </div>
  );
}

function CurrentAnswer({ name }: { name: 'analytics' | 'preferences' }) {
  const t = useTranslations('consent');
  return (
    <>
      <span className={`consent-off-${name}`}>{t(`off.${name}`)}</span>
      <span className={`consent-on-${name}`}>{t(`on.${name}`)}</span>
    </>
  );
}
