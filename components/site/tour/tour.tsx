'use client';

import { ArrowLeft, ArrowRight, RotateCcw, X } from 'lucide';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/core/config/paths';
import { type Presets, type Stop, stops } from './stops';
import { TourPiece } from './tour-piece';

type TourProps = {
  passport: ReactNode;
  presets: Presets;
};

export function Tour({ passport, presets }: TourProps) {
  const t = useTranslations('tour');
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop: Stop = stops[at] ?? 'passport';
  const last = stops.length - 1;

  const go = (to: number) => {
    if (to < 0 || to > last) return;
    flushSync(() => setAt(to));
    // Readers continue at the beginning of the stop, screen readers included.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Inputs of a stop handle arrow keys themselves.
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') go(at + 1);
    else if (event.key === 'ArrowLeft') go(at - 1);
  };

  return (
    <section aria-label={t('title')} onKeyDown={onKeyDown}>
      <div className="mb-5 flex items-center gap-4">
        <p className="tabular text-sm text-muted">{t('progress', { at: at + 1, of: stops.length })}</p>
        <div aria-hidden="true" className="flex grow gap-1.5">
          {stops.map((one, index) => (
            <span key={one} className={`h-1.5 grow rounded-full ${index <= at ? 'bg-primary' : 'bg-line'}`} />
          ))}
        </div>
        <Button asChild variant="ghost">
          <IntentLink href={paths.home}>
            <Icon of={X} />
            {t('leave')}
          </IntentLink>
        </Button>
      </div>
      <div className="grid items-center gap-x-10 gap-y-6 md:min-h-96 md:grid-cols-2">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {t(`stops.${stop}.title`)}
          </h2>
          <p className="mt-3 text-lg leading-relaxed">{t(`stops.${stop}.text`)}</p>
          <p className="mt-3 text-muted">{t(`stops.${stop}.try`)}</p>
        </div>
        <div key={stop} className="min-h-72 animate-fade content-center">
          <TourPiece stop={stop} passport={passport} presets={presets} />
        </div>
      </div>
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        <Button variant="outline" size="large" disabled={at === 0} onClick={() => go(at - 1)}>
          <Icon of={ArrowLeft} />
          {t('back')}
        </Button>
        {at < last ? (
          <Button size="large" onClick={() => go(at + 1)}>
            {t('next')}
            <Icon of={ArrowRight} />
          </Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="large" onClick={() => go(0)}>
              <Icon of={RotateCcw} />
              {t('again')}
            </Button>
            <Button asChild size="large">
              <IntentLink href={paths.newPet}>{t('begin')}</IntentLink>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
