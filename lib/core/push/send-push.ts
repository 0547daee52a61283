import 'server-only';
import { generateRequestDetails } from 'web-push';
import { env } from '../config/env';
import { parseSender } from '../config/mail-settings';
import { isPushEndpoint } from './push-service';
import { vapidKeys } from './vapid';

export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Appears on a locked screen, so it must say nothing about health. */
export interface PushMessage {
  title: string;
  url: string;
  tag: string;
}

/** A service that does not answer must not block the queue. */
const CALL_TIMEOUT_MS = 15_000;

function contact(): string {
  const { APP_URL, MAIL_FROM } = env();
  return APP_URL.startsWith('https:') ? APP_URL : `mailto:${parseSender(MAIL_FROM).address}`;
}

/** @param lifetime seconds */
export async function sendPush(target: PushTarget, message: PushMessage, lifetime: number): Promise<'sent' | 'gone'> {
  // PUSH_HOSTS may have changed since the subscription was stored.
  if (!isPushEndpoint(target.endpoint, env().PUSH_HOSTS)) return 'gone';
  const { endpoint, method, headers, body } = generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject: contact(), ...(await vapidKeys()) },
    TTL: lifetime,
    urgency: 'high',
  });
  const { 'Content-Length': _, ...pushHeaders } = headers as Record<string, string>;
  const response = await fetch(endpoint, {
    method,
    headers: pushHeaders,
    body: body && new Uint8Array(body),
    // A redirect would bypass the address check.
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new Error(`push service: ${response.status}`);
  return 'sent';
}
