import type { ReaderName } from '@/lib/core/page-context/source';
import type { Values } from '@/lib/core/versions/merge';
import type { ProposalDecision, ProposalKind, ProposedCollection } from './vocabulary';

export interface Proposal {
  id: string;
  kind: ProposalKind;
  collection: ProposedCollection;
  entryId: string | null;
  entry: Values;
  /** The facts as their reader saw them; null for an addition. */
  opened: Values | null;
}

export interface SentProposal extends Proposal {
  by: ReaderName;
  sentAt: string;
  share: { id: string; label: string; expiresAt: string | null };
  answerId: string;
  decision: ProposalDecision | null;
  decidedAt: string | null;
  word: string | null;
  resultId: string | null;
}

export const proposalColumns = {
  id: true,
  kind: true,
  collection: true,
  entryId: true,
  entry: true,
  opened: true,
} as const;

export const sentColumns = {
  ...proposalColumns,
  ...{ decision: true, decidedAt: true, word: true, resultId: true },
  answer: {
    select: {
      ...{ id: true, name: true, clinic: true, licence: true, through: true, sentAt: true },
      share: { select: { id: true, label: true, expiresAt: true } },
    },
  },
} as const;

interface ProposalRow {
  id: string;
  kind: ProposalKind;
  collection: string;
  entryId: string | null;
  entry: unknown;
  opened: unknown;
}

interface SentRow extends ProposalRow {
  decision: ProposalDecision | null;
  decidedAt: Date | null;
  word: string | null;
  resultId: string | null;
  answer: Omit<ReaderName, 'name'> & {
    id: string;
    name: string | null;
    sentAt: Date | null;
    share: { id: string; label: string; expiresAt: Date | null };
  };
}

export function toProposal({ id, kind, collection, entryId, entry, opened }: ProposalRow): Proposal {
  return {
    ...{ id, kind, collection: collection as ProposedCollection, entryId },
    entry: entry as Values,
    opened: opened as Values | null,
  };
}

export function toSentProposal({ answer, decidedAt, decision, word, resultId, ...row }: SentRow): SentProposal {
  const { id: answerId, name, clinic, licence, through, sentAt, share } = answer;
  return {
    ...toProposal(row),
    answerId,
    by: { name: name ?? '', clinic, licence, through },
    sentAt: sentAt?.toISOString() ?? '',
    share: { ...share, expiresAt: share.expiresAt?.toISOString() ?? null },
    ...{ decision, decidedAt: decidedAt?.toISOString() ?? null, word, resultId },
  };
}
