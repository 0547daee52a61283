import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { PageContextProvider } from '@/components/shell/page-context-provider';
import { type FormatLocale, languageOf } from '@/lib/core/i18n/locales';
import { instantFromJson } from '@/lib/core/time/dates';
import type { Can } from '@/lib/page-context/can';
import { type PageContext, pageContextAt } from '@/lib/page-context/page-context';
import en from '@/messages/en.json';
import es from '@/messages/es.json';

const messages = { en, es };

export type PageContextInTest = Partial<PageContext & { can: Partial<Can> }>;

const usual = { timeZone: 'UTC', isTimeZoneKnown: true, weightUnit: 'kg', temperatureUnit: 'c' } as const;
const noon = instantFromJson('2026-11-21T12:00:00Z');

export function inLanguage(
  children: ReactNode,
  locale: FormatLocale = 'en',
  { can, ...reader }: PageContextInTest = {},
): ReactNode {
  const pageContext = pageContextAt({ ...usual, locale, ...reader }, reader.at ?? noon);
  return (
    <NextIntlClientProvider locale={locale} messages={messages[languageOf(locale)]} timeZone="UTC">
      <PageContextProvider reader={{ ...pageContext, ...reader }} can={{ edit: true, share: true, own: true, ...can }}>
        {children}
      </PageContextProvider>
    </NextIntlClientProvider>
  );
}

export function renderInLanguage(
  children: ReactNode,
  locale: FormatLocale = 'en',
  reader?: PageContextInTest,
): RenderResult {
  return render(inLanguage(children, locale, reader));
}

export async function loadLateParts(draw: () => unknown): Promise<void> {
  await act(async () => void draw());
  cleanup();
}
