import { keyedHash, sameBytes, seal, unseal } from '@/lib/core/security/secrets';
import { DAY, MINUTE } from '@/lib/core/time/dates';

// The page stores nothing on its reader's device: what the form carries says by itself that we have made it.

/** A page that lies open for longer is loaded anew, in milliseconds. */
const LIFE = DAY;

const signature = (shareId: string, made: string) => keyedHash('finder-form', `${shareId}.${made}`);

/** What the form of a link carries: when it was made, and our signature. */
export function finderToken(shareId: string, at: Date): string {
  const made = at.getTime().toString(36);
  return `${made}.${Buffer.from(signature(shareId, made)).toString('base64url')}`;
}

/** Whether a form of this link, of the last 24 hours, carries the token. */
export function isFinderToken(token: string, shareId: string, at: Date): boolean {
  const [made = '', signed = ''] = token.split('.');
  const age = /^[0-9a-z]{1,12}$/.test(made) ? at.getTime() - Number.parseInt(made, 36) : Number.NaN;
  // Two processes need not agree on the second.
  if (!(age > -MINUTE && age <= LIFE)) return false;
  return sameBytes(signature(shareId, made), Buffer.from(signed, 'base64url'));
}

export interface FinderDraft {
  text: string;
  contact: string;
}

/** What fits into an address besides everything else that a request carries. */
const DRAFT_MAX = 6000;

/** What was written and refused, sealed: the page shows it again without keeping it anywhere. Null if it is too long. */
export function sealDraft(draft: FinderDraft): string | null {
  const sealed = Buffer.from(seal('finder-draft', JSON.stringify(draft))).toString('base64url');
  return sealed.length <= DRAFT_MAX ? sealed : null;
}

export function openDraft(sealed: unknown): FinderDraft | null {
  if (typeof sealed !== 'string' || sealed.length > DRAFT_MAX) return null;
  const text = unseal('finder-draft', Buffer.from(sealed, 'base64url'));
  return text === null ? null : (JSON.parse(text) as FinderDraft);
}
