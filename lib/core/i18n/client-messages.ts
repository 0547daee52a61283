import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Messages, Namespace } from './messages';

/** Sends only named namespaces: a whole message file would weigh more than the page. */
export async function clientMessages<N extends Namespace>(namespaces: readonly N[]): Promise<Pick<Messages, N>> {
  const all = (await getMessages()) as Messages;
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
