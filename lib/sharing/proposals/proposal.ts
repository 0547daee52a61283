import type { ReaderName } from '@/lib/page-context/source';
import type { DocumentType } from '@/lib/records/documents/file-name';
import type { Values } from '@/lib/versions/merge';
import type { ProposalDecision, ProposalKind, ProposedCollection } from './vocabulary';

export interface Proposal {
  id: string;
  kind: ProposalKind;
  collection: ProposedCollection;
  entryId: string | null;
  entry: Values;
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
  /** URL of a document; null without one, and some time after it was declined. */
  fileUrl: string | null;
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
  ...{ petId: true, decision: true, decidedAt: true, word: true, resultId: true, fileKey: true },
  answer: {
    select: {
      ...{ id: true, name: true, clinic: true, licence: true, through: true, sentAt: true },
      share: { select: { id: true, label: true, expiresAt: true } },
    },
  },
} as const;

export interface ProposedDocument {
  name: string;
  contentType: DocumentType;
  bytes: number;
}

interface ProposalRow {
  id: string;
  kind: ProposalKind;
  collection: string;
  entryId: string | null;
  entry: unknown;
  opened: unknown;
}

interface SentRow extends ProposalRow {
  petId: string;
  fileKey: string | null;
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

export function toSentProposal({ answer, petId, fileKey, ...row }: SentRow): SentProposal {
  const { decidedAt, decision, word, resultId } = row;
  const { id: answerId, name, clinic, licence, through, sentAt, share } = answer;
  return {
    ...toProposal(row),
    answerId,
    by: { name: name ?? '', clinic, licence, through },
    sentAt: sentAt?.toISOString() ?? '',
    share: { ...share, expiresAt: share.expiresAt?.toISOString() ?? null },
    ...{ decision, decidedAt: decidedAt?.toISOString() ?? null, word, resultId },
    fileUrl: fileKey === null ? null : `/api/pets/${petId}/proposals/${row.id}/file`,
  };
}
