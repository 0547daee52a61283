'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageContext } from '#page-context';
import { DateField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { addMonths, type Day, formatDay } from '@/lib/core/time/dates';

const years = [1, 3] as const;

interface ValidityFieldProps {
  hint: string;
  /** True if the date in the passport decides by law. The field then asks for that date. */
  isLegal: boolean;
}

/** Common periods as buttons, any other date behind "change". Empty means as planned. */
export function ValidityField({ hint, isLegal }: ValidityFieldProps) {
  const t = useTranslations('vaccinations');
  const { locale } = usePageContext();
  const { setValue, formState } = useFormContext();
  const [givenOn, validUntil] = useWatch({ name: ['givenOn', 'validUntil'] }) as [Day | '', Day | ''];
  const [typed, setTyped] = useState(() => validUntil !== '');
  if (typed || isLegal || formState.errors.validUntil) {
    return <DateField name="validUntil" label={t('validUntil')} hint={hint} />;
  }
  const dayAfter = (count: number) => (givenOn ? addMonths(givenOn, 12 * count) : '');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('validUntil')}</legend>
      <div className="seg w-full">
        {years.map((count) => {
          const day = dayAfter(count);
          const chosen = day !== '' && day === validUntil;
          return (
            <button
              key={count}
              type="button"
              aria-pressed={chosen}
              disabled={day === ''}
              onClick={() => setValue('validUntil', chosen ? '' : day, { shouldDirty: true })}
            >
              {t('years', { count })}
            </button>
          );
        })}
      </div>
      <p className="text-sm text-muted">
        {validUntil ? formatDay(validUntil, locale, 'medium') : t('asPlanned')} ·{' '}
        <Button variant="link" size="link" onClick={() => setTyped(true)}>
          {t('anotherDate')}
        </Button>
      </p>
    </fieldset>
  );
}
