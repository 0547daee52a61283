'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { everything } from '@/lib/core/http/consent';
import { ConsentChoices, choiceIn } from './consent-choices';
import { acceptCookies, rejectCookies } from './consent-store';
import { ConsentText } from './consent-text';

/** R3.1. As specified, Cancel and close do nothing: the page stays closed until an answer. */
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
        className="relative flex max-h-[92dvh] w-full max-w-xl flex-col overflow-hidden rounded-t-card border border-line bg-surface shadow-card sm:rounded-card"
      >
        <span
          aria-hidden="true"
          className="rosette pointer-events-none absolute -top-24 -right-24 size-64 text-primary opacity-10"
        />
        <div className="flex items-start gap-3 px-5 pt-4">
          <h2 id={`${id}-title`} className="grow pt-1.5 text-2xl">
            {t('title')}
          </h2>
          <Button variant="ghost" size="icon" aria-label={t('close')} className="-mr-2">
            <Icon of={X} />
          </Button>
        </div>
        <div className="grow overflow-y-auto overscroll-contain px-5 pt-1 pb-3">
          <ConsentText id={`${id}-text`} />
          <ConsentChoices />
        </div>
        <div className="grid grid-cols-2 gap-2 px-5 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
          <Button data-answer onClick={() => acceptCookies(everything)}>
            {t('acceptAll')}
          </Button>
          <Button data-answer variant="outline" onClick={rejectCookies}>
            {t('rejectAll')}
          </Button>
          <Button data-answer variant="outline" type="submit">
            {t('saveSettings')}
          </Button>
          <Button variant="ghost">{t('cancel')}</Button>
        </div>
      </form>
    </div>
  );
}
