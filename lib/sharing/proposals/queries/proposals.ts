import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { type Page, type PageQuery, pageArguments, toPage } from '@/lib/core/http/pagination';
import { notFoundError } from '@/lib/core/runtime/errors';
import { isId } from '@/lib/core/validation/ids';
import type { DocumentFile } from '@/lib/records/documents/queries';
import {
  type ProposedDocument,
  type SentProposal,
  sentColumns,
  toSentProposal,
} from '@/lib/sharing/proposals/proposal';

export async function listProposals(access: PetAccess<'own'>, page: PageQuery): Promise<Page<SentProposal>> {
  const { where, ...rest } = pageArguments(page);
  const own = { petId: access.petId, pet: notDeleted, answer: { sentAt: { not: null } } };
  const rows = await db().proposal.findMany({
    relationLoadStrategy: 'join',
    where: { AND: [own, where] },
    ...rest,
    select: sentColumns,
  });
  const { items, nextCursor } = toPage(rows, page);
  return { items: items.map(toSentProposal), nextCursor };
}

/** @throws AppError not_found */
export async function getProposalFile({ petId }: PetAccess<'own'>, id: string): Promise<DocumentFile> {
  if (!isId(id)) throw notFoundError();
  const row = await db().proposal.findFirst({
    where: { id, petId, pet: notDeleted, answer: { sentAt: { not: null } } },
    select: { entry: true, fileKey: true },
  });
  if (!row || row.fileKey === null) throw notFoundError();
  return { ...(row.entry as unknown as ProposedDocument), fileKey: row.fileKey };
}

export async function findProposalsNotice(answerId: string) {
  const answer = await db().vetAnswer.findFirst({
    relationLoadStrategy: 'join',
    where: { id: answerId, sentAt: { not: null }, pet: { ...notDeleted, owner: { suspendedAt: null } } },
    select: {
      ...{ name: true, clinic: true, through: true },
      _count: { select: { proposals: true } },
      pet: {
        select: {
          ...{ id: true, name: true },
          owner: { select: { email: true, locale: true, englishFormat: true, timeZone: true } },
        },
      },
    },
  });
  return answer && answer._count.proposals > 0 ? answer : null;
}
