'use client';

import { type AbstractIntlMessages, IntlProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { logMissing } from '@/lib/core/i18n/missing-messages';

type ShellIntlProps = { locale: FormatLocale; messages: AbstractIntlMessages; children: ReactNode };

/** Replaces next-intl's provider, which would pull the signed-in layout into the public pages. */
export function ShellIntl({ locale, messages, children }: ShellIntlProps) {
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC" onError={logMissing}>
      {children}
    </IntlProvider>
  );
}
