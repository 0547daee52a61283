import { sealText, unsealText } from './secrets';

/** Leaves room in the URL for the rest of the request. */
const DRAFT_MAX = 6000;

/** Encrypts the input of a refused form for the URL, so that the server stores nothing. @returns null if too long */
export function sealDraft(purpose: string, draft: object): string | null {
  const sealedDraft = Buffer.from(sealText(purpose, JSON.stringify(draft))).toString('base64url');
  return sealedDraft.length <= DRAFT_MAX ? sealedDraft : null;
}

export function openDraft<Draft extends object>(purpose: string, sealedDraft: unknown): Draft | null {
  if (typeof sealedDraft !== 'string' || sealedDraft.length > DRAFT_MAX) return null;
  const text = unsealText(purpose, Buffer.from(sealedDraft, 'base64url'));
  return text === null ? null : (JSON.parse(text) as Draft);
}
