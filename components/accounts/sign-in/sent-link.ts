import { LINK_MINUTES } from '@/lib/accounts/sign-in/limits';
import type { DevelopmentMail } from '@/lib/browser/api/development-mail';
import { nowMs } from '@/lib/core/time/clock';
import { MINUTE } from '@/lib/core/time/durations';

export interface SentLink {
  email: string;
  remember: boolean;
  /** False where a mail was asked for too soon after another one: no further one is on its way. */
  sent: boolean;
  /** Milliseconds since the epoch, as the next one. */
  askedAt: number;
  /** When another mail may be asked for. */
  againAt: number;
  /** What the local outbox holds; only in installations without a mail service. */
  mail: DevelopmentMail | null;
}

const KEY = 'pawfolio-sent-link';

/** Keeps in this tab that a link was asked for, so that a reload goes on to its code; null forgets it. */
export function storeSentLink(link: SentLink | null): void {
  try {
    if (link) sessionStorage.setItem(KEY, JSON.stringify({ ...link, mail: null }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser may refuse its storage: then a reload asks for the address again.
  }
}

/** What this tab has asked for, as long as the link lives. */
export function storedSentLink(): SentLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentLink | null;
    return link && nowMs() - link.askedAt < LINK_MINUTES * MINUTE ? link : null;
  } catch {
    return null;
  }
}
