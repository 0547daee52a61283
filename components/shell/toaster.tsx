'use client';

import * as Toast from '@radix-ui/react-toast';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Icon } from '@/components/ui/icon';
import { ACTION_MS, currentToasts, dismissToast, subscribeToToasts, type ToastItem } from '@/lib/browser/page/toast';
import { avoidFocus } from './avoid-focus';
import { ToastTitle } from './toast-title';

const none: ReturnType<typeof currentToasts> = [];

/** Notifications (R2.12). F8 moves the focus there; a swipe of 50 px to the right dismisses. */
export function Toaster() {
  const t = useTranslations('shell');
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const region = useRef<HTMLOListElement>(null);
  const visibleId = items[0]?.id ?? null;
  useEffect(() => (region.current && visibleId !== null ? avoidFocus(region.current) : undefined), [visibleId]);
  return (
    <Toast.Provider
      // Remounted for every toast, because Radix stays paused when the toast under pointer or focus is removed.
      key={visibleId ?? 'none'}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={t('notification')}
    >
      {items.map((item) => (
        <VisibleToast key={item.id} item={item} />
      ))}
      <Toast.Viewport
        ref={region}
        hotkey={['F8']}
        label={t('notifications', { hotkey: 'F8' })}
        className="toasts fixed inset-x-0 z-60 mx-auto w-[min(26rem,calc(100vw-1.5rem))] rounded-card md:right-5 md:left-auto md:mx-0"
      />
    </Toast.Provider>
  );
}

function VisibleToast({ item }: { item: ToastItem }) {
  const { id, open, title, name, action, retry, tone, duration, isOffline } = item;
  const t = useTranslations('shell');
  const description = item.description ?? (isOffline && tone === 'danger' && retry ? t('offline.needed') : null);
  const button = action ?? (retry && { label: t('error.retry'), onClick: retry });
  return (
    <Toast.Root
      open={open}
      duration={duration ?? (button && ACTION_MS)}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
      className={cn(
        'toast flex items-center gap-1 rounded-card border border-line bg-ink py-2 pr-2 pl-4 text-paper shadow-card',
        'data-[state=open]:animate-pop data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tone === 'danger' && 'border-l-8 border-l-danger',
      )}
    >
      <div className="min-w-0 grow py-1.5">
        <Toast.Title className="toast-title font-medium">
          <ToastTitle title={title} name={name} />
        </Toast.Title>
        {description ? <Toast.Description className="text-sm opacity-85">{description}</Toast.Description> : null}
      </div>
      {button ? (
        <Toast.Action asChild altText={button.label}>
          <Button variant="onInk" className="shrink-0 px-3 whitespace-nowrap" onClick={button.onClick}>
            {button.label}
          </Button>
        </Toast.Action>
      ) : null}
      <Toast.Close asChild>
        <Button variant="onInk" size="icon" className="shrink-0" aria-label={t('dismiss')}>
          <Icon of="x" />
        </Button>
      </Toast.Close>
    </Toast.Root>
  );
}
