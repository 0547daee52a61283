'use client';

import { type AbstractIntlMessages, IntlProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';

export function MergedMessages({ messages, children }: { messages: AbstractIntlMessages; children: ReactNode }) {
  return (
    <IntlProvider locale={useLocale()} messages={{ ...useMessages(), ...messages }}>
      {children}
    </IntlProvider>
  );
}
