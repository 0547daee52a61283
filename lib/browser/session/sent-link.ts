import type { DevelopmentMail } from '@/lib/browser/api/development-mail';
import { nowMs } from '@/lib/core/time/clock';

export interface SentLink {
  email: string;
  remember: boolean;
  isSignUp: boolean;
  sent: boolean;
  /** Milliseconds since the epoch, like `againAt`. */
  askedAt: number;
  againAt: number;
  mail: DevelopmentMail | null;
}

const KEY = 'pawfolio-sent-link';

export function storeSentLink(link: SentLink | null): void {
  try {
    if (link) sessionStorage.setItem(KEY, JSON.stringify({ ...link, mail: null }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, a reload asks for the address again.
  }
}

export function storedSentLink(lifetime: number): SentLink | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SentLink | null;
    return link && nowMs() - link.askedAt < lifetime ? link : null;
  } catch {
    return null;
  }
}
