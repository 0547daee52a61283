'use client';

import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/cn';
import { optionId, type useSuggestions } from './suggestions';

interface SuggestionListProps {
  id: string;
  list: Pick<ReturnType<typeof useSuggestions>, 'items' | 'active' | 'take'>;
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

export function SuggestionList({ id, list: { items, active, take: takeItem } }: SuggestionListProps) {
  const t = useTranslations('common');
  return (
    <div
      ref={intoView}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('suggestions')}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 scroll-mb-28 md:scroll-mb-4 animate-pop overflow-y-auto rounded-control border border-line bg-surface p-1 shadow-card"
    >
      {items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus
        <div
          key={item.value}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? intoView : undefined}
          className={cn(
            'tap flex cursor-pointer items-center justify-between gap-3 rounded-[7px] px-3 py-2 hover:bg-sunken',
            index === active && 'bg-primary-soft text-primary',
          )}
          // Keeps the focus in the field. Losing it would close the list under the pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => takeItem(index)}
        >
          <bdi>{item.label}</bdi>
          {item.hint ? <span className="text-sm text-muted">{item.hint}</span> : null}
        </div>
      ))}
    </div>
  );
}
