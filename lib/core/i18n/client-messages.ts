import 'server-only';
import { getMessages } from 'next-intl/server';
import type { Messages, Namespace } from './messages';

/** Includes only the named namespaces, because a whole message file would be larger than the page. */
export async function clientMessages<N extends Namespace>(namespaces: readonly N[]): Promise<Pick<Messages, N>> {
  const all = (await getMessages()) as Messages;
  return Object.fromEntries(namespaces.map((name) => [name, all[name]])) as Pick<Messages, N>;
}
