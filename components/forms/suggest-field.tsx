'use client';

import { useTranslations } from 'next-intl';
import { useController } from 'react-hook-form';
import { cn } from '@/components/ui/cn';
import { Input } from '@/components/ui/input';
import { type ControlProps, Field, type FieldProps } from './field';
import { type Suggestion, useSuggestions } from './suggestions';

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

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
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
        aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
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
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 animate-pop overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-card"
      >
        {list.items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
          <div
            key={item.value}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            ref={index === list.active ? intoView : undefined}
            className={cn(
              'tap flex cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 py-2 hover:bg-sunken',
              index === list.active && 'bg-primary-soft text-primary',
            )}
            // Keeps the focus in the field: losing it would close the list under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => list.take(index)}
          >
            <bdi>{item.label}</bdi>
            {item.hint ? <span className="text-sm text-muted">{item.hint}</span> : null}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open ? t('suggestionsFound', { count: list.items.length }) : ''}
      </span>
    </div>
  );
}
