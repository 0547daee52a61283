import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Messages, Namespace } from './messages';

/**
 * The message namespaces that client components below a provider need. Nothing is sent by default: a message file
 * in the page's payload would weigh more than the page.
 */
export async function clientMessages<N extends Namespace>(namespaces: readonly N[]): Promise<Pick<Messages, N>> {
  const all = (await getMessages()) as Messages;
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
