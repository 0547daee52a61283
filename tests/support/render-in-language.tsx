import { type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { en, es };

export function inLanguage(children: ReactNode, locale: FormatLocale = 'en'): ReactNode {
  return (
    <NextIntlClientProvider locale={locale} messages={messages[languageOf(locale)]} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
}

export function renderInLanguage(children: ReactNode, locale: FormatLocale = 'en'): RenderResult {
  return render(inLanguage(children, locale));
}
