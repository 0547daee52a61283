import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/core/config/env';
import { isFromThisMachine } from '@/lib/core/http/loopback-peer';
import type { WithHeaders } from '@/lib/core/http/request';
import type { RouteContext } from '@/lib/core/http/route';
import { listOutbox } from '@/lib/core/mail/outbox';
import { notFoundError } from '@/lib/core/runtime/errors';
import { nowMs } from '@/lib/core/time/clock';

/** Limited to this machine, because anyone who reads the outbox can sign in as any user. */
export function isOutboxOpen(request: WithHeaders): boolean {
  return env().mail === 'outbox' && isFromThisMachine(request);
}

const PAUSE_MS = 20;
const WAIT_MS = 10_000;
const WRITTEN_WITHIN_MS = 1000;

export async function waitForMail({ request, query }: RouteContext & { query: { email: string; since: number } }) {
  if (!isOutboxOpen(request)) throw notFoundError();
  const email = query.email.trim();
  const began = nowMs();
  let [mail] = await listOutbox(1, email, query.since);
  while (!mail && nowMs() - began < WAIT_MS) {
    await wait(PAUSE_MS);
    [mail] = await listOutbox(1, email, Math.max(query.since, began - WRITTEN_WITHIN_MS));
  }
  [mail] = mail ? [mail] : await listOutbox(1, email);
  const text = mail?.text ?? '';
  return {
    subject: mail?.subject ?? null,
    link: /https?:\S+/.exec(text)?.[0] ?? null,
    code: /^\d{6}$/m.exec(text)?.[0] ?? null,
  };
}
