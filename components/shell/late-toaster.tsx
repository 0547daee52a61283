'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { useInUse } from '@/components/ui/in-use';
import { currentToasts, subscribeToToasts, type ToastItem } from '@/lib/browser/page/toast';
import { ShortenedTitle } from './shortened-title';

const none: ReturnType<typeof currentToasts> = [];

export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const inUse = useInUse();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (Toaster || !(inUse || toasts.length > 0)) return;
    import('./toaster').then(
      (module) => setToaster(() => module.Toaster),
      () => setFailed(true),
    );
  }, [Toaster, inUse, toasts]);

  if (Toaster) return <Toaster />;
  return failed ? <PlainToasts items={toasts.filter(({ open }) => open)} /> : null;
}

/** Fallback if the code of toasts can't be loaded, which is when a message matters most. */
function PlainToasts({ items }: { items: readonly ToastItem[] }) {
  return (
    <ol role="alert" className="toasts fixed inset-x-3 z-60">
      {items.map(({ id, title, name, description, action }) => (
        <li
          key={id}
          className="toast flex items-center gap-1 rounded-card bg-ink py-2 pr-2 pl-4 text-paper shadow-card"
        >
          <p className="min-w-0 grow py-1.5">
            <strong className="toast-title font-medium">
              <ShortenedTitle title={title} name={name} />
            </strong>
            {description}
          </p>
          {action ? (
            <Button variant="onInk" className="shrink-0 px-3 whitespace-nowrap" onClick={action.onClick}>
              {action.label}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
