import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/core/i18n/locales';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { en, es };

/** Renders client components with all words of one language. */
export function renderInLanguage(children: ReactNode, locale: Locale = 'en'): RenderResult {
  return render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC">
      {children}
    </NextIntlClientProvider>,
  );
}
