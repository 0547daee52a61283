import { keyedHash, sameBytes, seal, unseal } from '@/lib/core/security/secrets';
import { DAY, MINUTE } from '@/lib/core/time/dates';

// Stateless: the page stores nothing on the reader's device.

/** A page open for longer has to be reloaded. */
const LIFE = DAY;

const signature = (shareId: string, made: string) => keyedHash('finder-form', `${shareId}.${made}`);

export function finderToken(shareId: string, at: Date): string {
  const made = at.getTime().toString(36);
  return `${made}.${Buffer.from(signature(shareId, made)).toString('base64url')}`;
}

export function isFinderToken(token: string, shareId: string, at: Date): boolean {
  const [made = '', signed = ''] = token.split('.');
  const age = /^[0-9a-z]{1,12}$/.test(made) ? at.getTime() - Number.parseInt(made, 36) : Number.NaN;
  // Clocks of two processes differ.
  if (!(age > -MINUTE && age <= LIFE)) return false;
  return sameBytes(signature(shareId, made), Buffer.from(signed, 'base64url'));
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
