'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Presets, type Stop, stops } from './stops';
import { TourPiece } from './tour-piece';
import { TourProgress } from './tour-progress';
import { TourSteps } from './tour-steps';

type TourProps = {
  passport: ReactNode;
  presets: Presets;
};

export function Tour({ passport, presets }: TourProps) {
  const t = useTranslations('tour');
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop: Stop = stops[at] ?? 'passport';

  const goToStep = (to: number) => {
    if (to < 0 || to >= stops.length) return;
    flushSync(() => setAt(to));
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Inputs of a stop handle arrow keys themselves.
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight') goToStep(at + 1);
    else if (event.key === 'ArrowLeft') goToStep(at - 1);
  };

  return (
    <section aria-label={t('title')} onKeyDown={onKeyDown}>
      <TourProgress at={at} />
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
      <TourSteps at={at} onGo={goToStep} />
    </section>
  );
}
