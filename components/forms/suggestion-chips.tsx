'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { cn } from '@/components/ui/cn';

export type ChipValue = { value: string; text: string };

interface SuggestionChipsProps {
  name: string;
  options: readonly ChipValue[];
  onChoose?: (value: string) => void;
}

/** Shortcuts below a field. Tapping the chosen one again empties the field. */
export function SuggestionChips({ name, options, onChoose }: SuggestionChipsProps) {
  const t = useTranslations('common');
  const { setValue, getFieldState } = useFormContext();
  const current: unknown = useWatch({ name });
  const fill = (value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid });
  const choose = onChoose ?? fill;
  return (
    <fieldset className="mt-2">
      <legend className="sr-only">{t('suggestions')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={current === value}
            className={cn('chip', current === value && 'chosen')}
            onClick={() => choose(current === value ? '' : value)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
