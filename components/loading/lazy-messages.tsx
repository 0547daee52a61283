'use client';

import { type AbstractIntlMessages, useLocale } from 'next-intl';
import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react';
import { type Locale, languageOf } from '@/lib/core/i18n/locales';
import type { Namespace } from '@/lib/core/i18n/messages';
import { MergedMessages } from './merged-messages';

type LazyMessagesProps = {
  namespaces: readonly Namespace[];
  fallback?: ReactNode;
  missing?: ReactNode;
  children: ReactNode;
};

/** Loads messages (R5.3) and renders in the browser only. Content that must work offline gets them with the page. */
export function LazyMessages(props: LazyMessagesProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser ? <Loading {...props} /> : props.fallback;
}

const never = () => () => undefined;

/** Holds the promise, because a component that suspends on it loses its own state. */
function Loading({ namespaces, fallback, missing, children }: LazyMessagesProps) {
  const language = languageOf(useLocale());
  const [messages] = useState(() => loadNamespaces(language, namespaces));
  return (
    <Suspense fallback={fallback}>
      <LoadedMessages messages={messages} missing={missing}>
        {children}
      </LoadedMessages>
    </Suspense>
  );
}

type LoadedProps = { messages: Promise<AbstractIntlMessages | null>; missing: ReactNode; children: ReactNode };

function LoadedMessages({ messages, missing, children }: LoadedProps) {
  const loadedMessages = use(messages);
  return loadedMessages ? <MergedMessages messages={loadedMessages}>{children}</MergedMessages> : missing;
}

async function loadNamespaces(locale: Locale, namespaces: readonly Namespace[]): Promise<AbstractIntlMessages | null> {
  try {
    const { loadLazyMessages } = await import('@/lib/core/i18n/lazy-messages');
    return await loadLazyMessages(locale, namespaces);
  } catch (error) {
    console.error('messages could not be loaded', namespaces, error);
    return null;
  }
}
