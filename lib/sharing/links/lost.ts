import { addressOf, type ShareRow } from './share';

export const finderMessageColumns = { id: true, text: true, contact: true, createdAt: true, readAt: true } as const;

export interface FinderMessageRow {
  id: string;
  text: string;
  contact: string | null;
  createdAt: Date;
  readAt: Date | null;
}

export interface FinderMessage {
  id: string;
  text: string;
  contact: string | null;
  createdAt: string;
  readAt: string | null;
}

export function toFinderMessage({ id, text, contact, createdAt, readAt }: FinderMessageRow): FinderMessage {
  return { id, text, contact, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null };
}

export interface LostState {
  lostSince: string | null;
  note: string | null;
  needsMedication: boolean;
  share: { id: string; url: string | null } | null;
}

type FinderShare = Pick<ShareRow, 'id' | 'keySealed' | 'revokedAt' | 'expiresAt'>;

export interface LostRow {
  lostSince: Date | null;
  lostNote: string | null;
  lostNeedsMedication: boolean;
  shares: readonly FinderShare[];
}

export function toLostState({ lostSince, lostNote, lostNeedsMedication, shares }: LostRow, at: Date): LostState {
  const [share] = shares;
  if (!lostSince) return { lostSince: null, note: null, needsMedication: false, share: null };
  return {
    lostSince: lostSince.toISOString(),
    note: lostNote,
    needsMedication: lostNeedsMedication,
    share: share ? { id: share.id, url: addressOf(share, at) } : null,
  };
}
