'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldNotes } from '@/components/forms/field';
import { useFieldError } from '@/components/forms/field-error';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { starChoices } from '@/lib/site/feedback/vocabulary';

/** Radio buttons, for arrow keys and screen readers. */
export function StarsField() {
  const t = useTranslations('feedback');
  const { field } = useController({ name: 'stars' });
  const error = useFieldError('stars');
  const id = useId();
  const chosenStars: number = field.value ?? 0;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('stars')}</legend>
      <div className="-ml-2 flex">
        {starChoices.map((stars) => (
          <label
            key={stars}
            className="tap relative grid cursor-pointer place-items-center rounded-control p-2 has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              ref={stars === 1 ? field.ref : undefined}
              name={id}
              value={stars}
              checked={chosenStars === stars}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon
              of="star"
              className={cn('size-8 stroke-[1.5]', stars <= chosenStars ? 'fill-current text-accent' : 'text-edge')}
            />
            <span className="sr-only">{t('starsOf', { stars })}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 min-h-6 text-sm text-muted">
        {chosenStars > 0 ? t(`starWords.${chosenStars as 1 | 2 | 3 | 4 | 5}`) : ''}
      </p>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
