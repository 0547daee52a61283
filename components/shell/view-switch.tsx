'use client';

import { useSyncExternalStore } from 'react';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons';
import type { RememberedView } from '@/lib/browser/storage/remembered-view';

interface ViewSwitchProps<View extends string> {
  remembered: RememberedView<View>;
  label: string;
  views: { view: View; icon: IconName; word: string }[];
}

export function ViewSwitch<View extends string>({ remembered, label, views }: ViewSwitchProps<View>) {
  const current = useSyncExternalStore(remembered.subscribe, remembered.current, () => remembered.usual);
  return (
    <fieldset aria-label={label} className="inline-flex rounded-control bg-sunken p-1">
      {views.map(({ view, icon, word }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => remembered.choose(view)}
          className={cn(
            'tap flex items-center gap-1.5 rounded-control px-3 font-medium',
            view === current ? 'bg-surface text-primary' : 'text-muted',
          )}
        >
          <Icon of={icon} className="size-4.5" />
          <span className="max-sm:sr-only">{word}</span>
        </button>
      ))}
    </fieldset>
  );
}
