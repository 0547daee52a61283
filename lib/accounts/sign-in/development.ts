import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/core/config/env';
import { isFromThisMachine } from '@/lib/core/http/loopback-peer';
import type { WithHeaders } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { listOutbox } from '@/lib/core/mail/outbox';
import { notFoundError } from '@/lib/core/runtime/errors';

/** Whether mail goes to the local outbox, and whoever asks sits at this machine: the outbox signs in anybody who reads it. */
export function isOutboxOpen(request: WithHeaders): boolean {
  return env().outbox && isFromThisMachine(request);
}

/**
 * The development display of the newest link and code of an address. A job sends the mail just after the answer to who
 * asked, so a mail newer than `since` is waited for; a throttled request made none, and the one before it still holds.
 */
export async function waitForMail({ request, query }: RouteContext & { query: { email: string; since: number } }) {
  if (!isOutboxOpen(request)) throw notFoundError();
  let [mail] = await listOutbox(1, query.email.trim());
  for (let attempt = 0; attempt < 50 && !(mail && mail.at >= query.since); attempt += 1) {
    await wait(200);
    [mail] = await listOutbox(1, query.email.trim());
  }
  const text = mail?.text ?? '';
  return {
    subject: mail?.subject ?? null,
    link: /https?:\S+/.exec(text)?.[0] ?? null,
    code: /^\d{6}$/m.exec(text)?.[0] ?? null,
  };
}
