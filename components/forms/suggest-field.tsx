'use client';

import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazyExtra } from '@/components/loading/lazy-part';
import { Input } from '@/components/ui/input';
import { type ControlProps, Field, type FieldProps } from './field';
import { optionId, type Suggestion, useSuggestions } from './suggestions';

const SuggestionList = lazyExtra(async () => (await import('./suggestion-list')).SuggestionList);

type SuggestProps = {
  suggest: (query: string) => Promise<Suggestion[]>;
  maxLength?: number;
  placeholder?: string;
};

export function SuggestField({ name, suggest, maxLength, placeholder, ...field }: FieldProps & SuggestProps) {
  return (
    <Field name={name} {...field}>
      {(control) => <SuggestInput name={name} {...{ control, suggest, maxLength, placeholder }} />}
    </Field>
  );
}

function SuggestInput({ name, control, suggest, ...props }: SuggestProps & { name: string; control: ControlProps }) {
  const t = useTranslations('common');
  const { field } = useController({ name });
  const list = useSuggestions(suggest, field.onChange);
  const open = list.items.length > 0;
  const listId = `${control.id}-list`;
  return (
    <div className="relative">
      <Input
        {...control}
        {...props}
        {...field}
        value={field.value ?? ''}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={list.active >= 0 ? optionId(listId, list.active) : undefined}
        onChange={(event) => {
          field.onChange(event);
          list.ask(event.target.value);
        }}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          field.onBlur();
          list.close();
        }}
      />
      <Suspense>{open ? <SuggestionList id={listId} list={list} /> : null}</Suspense>
      <span role="status" className="sr-only">
        {open ? t('suggestionsFound', { count: list.items.length }) : ''}
      </span>
    </div>
  );
}
