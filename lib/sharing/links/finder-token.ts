import { readSignedMoment, signMoment } from '@/lib/core/security/signatures';
import { DAY, MINUTE } from '@/lib/core/time/dates';

// Stateless, because the page must not store anything on the reader's device.

const LIFETIME_MS = DAY;

const PURPOSE = 'finder-form';

export function finderToken(shareId: string, at: Date): string {
  return signMoment(PURPOSE, shareId, at);
}

export function isFinderToken(token: string, shareId: string, at: Date): boolean {
  const issuedAt = readSignedMoment(PURPOSE, shareId, token);
  if (issuedAt === null) return false;
  const age = at.getTime() - issuedAt;
  // Tolerates clock differences between processes.
  return age > -MINUTE && age <= LIFETIME_MS;
}

export interface FinderDraft {
  text: string;
  contact: string;
}

export const FINDER_DRAFT = 'finder-draft';
