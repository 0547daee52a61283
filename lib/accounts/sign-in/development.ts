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

const PAUSE_MS = 20;
const ATTEMPTS = 500;

/** After a throttled request the previous mail stays valid. */
export async function waitForMail({ request, query }: RouteContext & { query: { email: string; since: number } }) {
  if (!isOutboxOpen(request)) throw notFoundError();
  const email = query.email.trim();
  let [mail] = await listOutbox(1, email, query.since);
  for (let attempt = 0; attempt < ATTEMPTS && !mail; attempt += 1) {
    await wait(PAUSE_MS);
    [mail] = await listOutbox(1, email, query.since);
  }
  [mail] = mail ? [mail] : await listOutbox(1, email);
  const text = mail?.text ?? '';
  return {
    subject: mail?.subject ?? null,
    link: /https?:\S+/.exec(text)?.[0] ?? null,
    code: /^\d{6}$/m.exec(text)?.[0] ?? null,
  };
}
