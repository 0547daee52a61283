import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { clientMessages } from '@/lib/core/i18n/client-messages';
import type { Namespace } from '@/lib/core/i18n/messages';
import { MergedMessages } from './merged-messages';
import { ShellIntl } from './shell-intl';

/** The shell's messages for the client, without those that only the server uses. */
export async function ShellMessages({ withConsent, children }: { withConsent: boolean; children: ReactNode }) {
  const { shell, consent, ...common } = await clientMessages(['common', 'errors', 'shell', 'consent']);
  const others = withConsent ? { ...common, consent } : common;
  const { notFound, access, session, ...said } = shell;
  const messages = { ...others, shell: said };
  return (
    <ShellIntl locale={await getLocale()} messages={messages}>
      {children}
    </ShellIntl>
  );
}

export async function Messages({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  return <MergedMessages messages={await clientMessages(namespaces)}>{children}</MergedMessages>;
}
