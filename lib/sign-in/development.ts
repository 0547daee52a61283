import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env, isLoopback } from '@/lib/core/env';
import { notFoundError } from '@/lib/core/errors';
import type { RouteContext } from '@/lib/core/http/route';
import { listOutbox } from '@/lib/core/mail/outbox';

/** Whether mail goes to the local outbox and the request came for this machine by name (not by a foreign name that resolves to it). */
export function isOutboxOpen(host: string | null): boolean {
  return env().outbox && isLoopback(`http://${host ?? 'unknown'}`);
}

/**
 * The development display of the newest link and code of an address, waited for up to five seconds: a job sends the mail
 * just after the answer to who asked. Not found where real mail is sent.
 */
export async function waitForMail({ request, query }: RouteContext & { query: { email: string } }) {
  if (!isOutboxOpen(request.headers.get('host'))) throw notFoundError();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [mail] = await listOutbox(1, query.email.trim());
    if (mail) return { link: /https?:\S+/.exec(mail.text)?.[0] ?? null, code: /^\d{6}$/m.exec(mail.text)?.[0] ?? null };
    await wait(250);
  }
  return { link: null, code: null };
}
