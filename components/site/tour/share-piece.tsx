'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { type Presets, type Reader, readers, sections } from './stops';

export function SharePiece({ presets }: { presets: Presets }) {
  const t = useTranslations('tour.share');
  const [reader, setReader] = useState<Reader>('vet');
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">{t('legend')}</legend>
        <div className="grid grid-cols-3 gap-2">
          {readers.map((one) => (
            <label
              key={one}
              className="tap flex cursor-pointer items-center justify-center gap-2 rounded-control border border-edge bg-surface px-2 text-center font-medium hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            >
              <input
                type="radio"
                name="tour-reader"
                checked={reader === one}
                onChange={() => setReader(one)}
                className="sr-only"
              />
              {t(`readers.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card">
        {sections.map((section) => {
          const isIncluded = presets[reader]?.includes(section) ?? false;
          return (
            <li key={section} className={cn('flex items-center gap-3 py-3', !isIncluded && 'text-muted')}>
              <Icon
                of={isIncluded ? 'check' : 'minus'}
                className={cn('size-5 shrink-0', isIncluded && 'text-primary')}
              />
              <span className="grow">{t(`sections.${section}`)}</span>
              <span className="text-sm">{t(isIncluded ? 'shown' : 'hidden')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
