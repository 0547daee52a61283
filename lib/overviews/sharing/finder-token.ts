import { seal, unseal } from '@/lib/core/security/secrets';
import { readSignedMoment, signMoment } from '@/lib/core/security/signatures';
import { DAY, MINUTE } from '@/lib/core/time/dates';

// Stateless: the page stores nothing on the reader's device.

/** A page open for longer has to be reloaded. */
const LIFETIME_MS = DAY;

const PURPOSE = 'finder-form';

export function finderToken(shareId: string, at: Date): string {
  return signMoment(PURPOSE, shareId, at);
}

export function isFinderToken(token: string, shareId: string, at: Date): boolean {
  const made = readSignedMoment(PURPOSE, shareId, token);
  if (made === null) return false;
  const age = at.getTime() - made;
  // Clocks of two processes differ.
  return age > -MINUTE && age <= LIFETIME_MS;
}

export interface FinderDraft {
  text: string;
  contact: string;
}

/** Leaves room in the URL for the rest of the request. */
const DRAFT_MAX = 6000;

/** Seals a refused message into the URL, so that it is stored nowhere. Null if it is too long. */
export function sealDraft(draft: FinderDraft): string | null {
  const sealed = Buffer.from(seal('finder-draft', JSON.stringify(draft))).toString('base64url');
  return sealed.length <= DRAFT_MAX ? sealed : null;
}

export function openDraft(sealed: unknown): FinderDraft | null {
  if (typeof sealed !== 'string' || sealed.length > DRAFT_MAX) return null;
  const text = unseal('finder-draft', Buffer.from(sealed, 'base64url'));
  return text === null ? null : (JSON.parse(text) as FinderDraft);
}
