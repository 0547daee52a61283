'use client';

import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

/** Extends the messages of the provider above, so that no page contains the common ones twice. */
export function MergedMessages({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
      {children}
    </IntlProvider>
  );
}
