import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { clientMessages, type Namespace } from '@/lib/core/i18n/client-messages';

/** Gives the client components below the message namespaces that they use, beside the ones that every page has. */
export async function Messages({ namespaces, children }: { namespaces: readonly Namespace[]; children: ReactNode }) {
  const messages = await clientMessages(['common', 'errors', 'shell', ...namespaces]);
  return <NextIntlClientProvider messages={messages}>{children}</NextIntlClientProvider>;
}
