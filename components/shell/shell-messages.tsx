import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { clientMessages } from '@/lib/core/i18n/client-messages';
import { ShellIntl } from './shell-intl';

/** Separate from `Messages`. If a page imported this file and failed to load, the layout would fail with it. */
export async function ShellMessages({ withConsent, children }: { withConsent: boolean; children: ReactNode }) {
  const { shell, consent, ...common } = await clientMessages(['common', 'errors', 'shell', 'consent']);
  const others = withConsent ? { ...common, consent } : common;
  const { notFound, access, session, noScript, ...shellTexts } = shell;
  const messages = { ...others, shell: shellTexts };
  return (
    <ShellIntl locale={await getLocale()} messages={messages}>
      {children}
    </ShellIntl>
  );
}
