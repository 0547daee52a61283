import { addressOf, type ShareRow } from './share';

export const finderMessageColumns = { id: true, text: true, contact: true, createdAt: true, readAt: true } as const;

interface FinderMessageRow {
  id: string;
  text: string;
  contact: string | null;
  createdAt: Date;
  readAt: Date | null;
}

/** What somebody who found the pet wrote. */
export interface FinderMessage {
  id: string;
  text: string;
  /** How they can be reached, if they said. */
  contact: string | null;
  createdAt: string;
  readAt: string | null;
}

export function toFinderMessage({ id, text, contact, createdAt, readAt }: FinderMessageRow): FinderMessage {
  return { id, text, contact, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

/** Whether a pet is lost, and what whoever finds it is given. */
export interface LostState {
  /** Null while it is not. */
  lostSince: string | null;
  note: string | null;
  /** The finder's link. */
  share: { id: string; url: string | null } | null;
}

type FinderShare = Pick<ShareRow, 'id' | 'keySealed' | 'revokedAt' | 'expiresAt'>;

interface LostRow {
  lostSince: Date | null;
  lostNote: string | null;
  /** The finder's links that don't end by themselves, newest first. */
  shares: readonly FinderShare[];
}

export function toLostState({ lostSince, lostNote, shares }: LostRow, at: Date): LostState {
  const [share] = shares;
  if (!lostSince) return { lostSince: null, note: null, share: null };
  return {
    lostSince: lostSince.toISOString(),
    note: lostNote,
    share: share ? { id: share.id, url: addressOf(share, at) } : null,
  };
}
