'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { cn } from '@/components/ui/cn';

export type ChipValue = { value: string; text: string };

interface SuggestionChipsProps {
  legend?: string;
  options: readonly ChipValue[];
  chosen: string | null;
  /** @param value empty if the chosen chip is tapped again */
  onChoose: (value: string) => void;
}

/** Shortcuts below a field. */
export function SuggestionChips({ legend, options, chosen, onChoose }: SuggestionChipsProps) {
  const t = useTranslations('common');
  return (
    <fieldset className="mt-2">
      <legend className="sr-only">{legend ?? t('suggestions')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen === value}
            className={cn('chip', chosen === value && 'chosen')}
            onClick={() => onChoose(chosen === value ? '' : value)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Fills the field `name` with the text of the tapped chip. */
export function FieldSuggestions({ name, texts }: { name: string; texts: readonly string[] }) {
  const { current, fill } = useFilledField(name);
  if (texts.length === 0) return null;
  return <SuggestionChips options={texts.map((text) => ({ value: text, text }))} chosen={current} onChoose={fill} />;
}

export function useFilledField(name: string): { current: string; fill: (value: string) => void } {
  const { setValue, getFieldState } = useFormContext();
  return {
    current: useWatch({ name }) as string,
    fill: (value) => setValue(name, value, { shouldDirty: true, shouldValidate: getFieldState(name).invalid }),
  };
}
