import 'server-only';
import { bestEffort } from '../runtime/best-effort';
import { consume, type RateLimit, refund, refuseFor, type Use } from '../security/rate-limit';
import type { Requester } from './requester';

// Reasons for these numbers: docs/decisions/email-limits.md.
const PER_MINUTE = { points: 1, duration: 60 };
const PER_HOUR = { points: 5, duration: 3600 };
const TO_ADDRESS = { name: 'mails-to-address', points: 15, duration: 3600 };
const UNANSWERED = { name: 'mails-unanswered', points: 60, duration: 3600 };
const FROM_NETWORK = { name: 'mails-from-network', points: 1000, duration: 3600 };

export type MailKind = 'sign-in' | 'reset' | 'register' | 'email-change';

interface MailPlaces {
  /** Does not depend on the address, so a refusal reveals nothing about it. */
  network: [Use, Use];
  address: [Use, Use, Use];
}

function placesOf(kind: MailKind, emailKey: string, { key, isKnown, network }: Requester): MailPlaces {
  const sharedLimit = (limit: RateLimit) => (isKnown ? { ...limit, points: Number.POSITIVE_INFINITY } : limit);
  const pair = `${emailKey} ${key}`;
  return {
    network: [
      [sharedLimit(UNANSWERED), network],
      [sharedLimit(FROM_NETWORK), network],
    ],
    address: [
      [sharedLimit(TO_ADDRESS), emailKey],
      [{ name: `mail-minute-${kind}`, ...PER_MINUTE }, pair],
      [{ name: `mail-hour-${kind}`, ...PER_HOUR }, pair],
    ],
  };
}

export interface MailPlace {
  mayBeMade: boolean;
  publicAnswer: { sent: boolean; waitSeconds: number };
}

/** Counts per address and requester, so that nobody uses up another's limit. Known browsers skip shared limits. */
export async function reserveMail(kind: MailKind, emailKey: string, requester: Requester): Promise<MailPlace> {
  const { network, address } = placesOf(kind, emailKey, requester);
  const waits = await consume(...network, ...address);
  refuseFor(waits.slice(0, network.length));
  const ownWait = Math.max(0, ...waits.slice(network.length + 1));
  return {
    mayBeMade: waits.length === 0,
    publicAnswer: { sent: ownWait === 0, waitSeconds: ownWait || PER_MINUTE.duration },
  };
}

export async function claimMail(kind: MailKind, emailKey: string, requester: Requester): Promise<void> {
  const { network, address } = placesOf(kind, emailKey, requester);
  refuseFor(await consume(...network, ...address));
}

export async function releaseMail(kind: MailKind, emailKey: string, requester: Requester): Promise<void> {
  const { network, address } = placesOf(kind, emailKey, requester);
  for (const [limit, key] of [...network, ...address]) await refund(limit, key);
}

export function releaseMailSlot(network: string): Promise<void> {
  return bestEffort('place of a used mail not freed', () => refund(UNANSWERED, network));
}
