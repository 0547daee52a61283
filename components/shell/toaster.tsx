'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
} from '@/components/ui/toast';
import { ACTION_MS, currentToasts, dismissToast, subscribeToToasts, type ToastItem } from '@/lib/browser/page/toast';
import { avoidFocus } from './avoid-focus';
import { ShortenedTitle } from './shortened-title';

const none: ReturnType<typeof currentToasts> = [];

/** Notifications (R2.12). F8 moves the focus there; a swipe of 50 px to the right dismisses. */
export function Toaster() {
  const t = useTranslations('shell');
  const items = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const region = useRef<HTMLOListElement>(null);
  const visibleId = items[0]?.id ?? null;
  useEffect(() => (region.current && visibleId !== null ? avoidFocus(region.current) : undefined), [visibleId]);
  return (
    <ToastProvider
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
      <ToastViewport ref={region} hotkey={['F8']} label={t('notifications', { hotkey: 'F8' })} />
    </ToastProvider>
  );
}

function VisibleToast({ item }: { item: ToastItem }) {
  const { id, open, title, name, action, retry, tone, duration, isOffline } = item;
  const t = useTranslations('shell');
  const description = item.description ?? (isOffline && tone === 'danger' && retry ? t('offline.needed') : null);
  const button = action ?? (retry && { label: t('error.retry'), onClick: retry });
  return (
    <Toast
      tone={tone}
      open={open}
      duration={duration ?? (button && ACTION_MS)}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
    >
      <div className="min-w-0 grow py-1.5">
        <ToastTitle className="toast-title">
          <ShortenedTitle title={title} name={name} />
        </ToastTitle>
        {description ? <ToastDescription>{description}</ToastDescription> : null}
      </div>
      {button ? (
        <ToastAction altText={button.label} onClick={button.onClick}>
          {button.label}
        </ToastAction>
      ) : null}
      <ToastClose aria-label={t('dismiss')}>
        <Icon of="x" />
      </ToastClose>
    </Toast>
  );
}
