import 'server-only';
import { generateRequestDetails } from 'web-push';
import { env } from '../config/env';
import { isPushEndpoint } from './push-service';
import { vapidKeys } from './vapid';

/** What a browser gives when somebody allows notifications. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a notification says. It shows on a locked screen: no word about anybody's health. */
export interface PushMessage {
  title: string;
  /** A path of this site. */
  url: string;
  /** One notification per tag: the same one sent twice shows once. */
  tag: string;
}

/** A service that does not answer must not hold the queue. */
const CALL_TIMEOUT_MS = 15_000;

/** Whom a push service can ask about us. */
function contact(): string {
  const { APP_URL, MAIL_FROM } = env();
  return APP_URL.startsWith('https:') ? APP_URL : `mailto:${/<([^<>]+)>/.exec(MAIL_FROM)?.[1] ?? MAIL_FROM}`;
}

/**
 * Hands an encrypted notification to the push service of a browser.
 * @param lifetime seconds that the service keeps it for a device that is off
 * @returns `gone` when nobody listens there any more
 * @throws Error when the service refuses for now or can't be reached: try again later
 */
export async function sendPush(target: PushTarget, message: PushMessage, lifetime: number): Promise<'sent' | 'gone'> {
  // What was stored while another host was allowed must not be called now.
  if (!isPushEndpoint(target.endpoint, env().PUSH_HOSTS)) return 'gone';
  const { endpoint, method, headers, body } = generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: { subject: contact(), ...(await vapidKeys()) },
    TTL: lifetime,
    urgency: 'high',
  });
  const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
  const response = await fetch(endpoint, {
    method,
    headers: sent,
    body: body && new Uint8Array(body),
    // A service answers itself; following it elsewhere would undo the check of its address.
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new Error(`push service: ${response.status}`);
  return 'sent';
}
