import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/core/config/env';
import { isFromThisMachine } from '@/lib/core/http/loopback-peer';
import type { WithHeaders } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { listOutbox } from '@/lib/core/mail/outbox';
import { notFoundError } from '@/lib/core/runtime/errors';

/** The outbox signs in anybody who reads it, so only callers on this machine may. */
export function isOutboxOpen(request: WithHeaders): boolean {
  return env().outbox && isFromThisMachine(request);
}

/** After a throttled request the previous mail stays valid. */
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
