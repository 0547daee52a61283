import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db, type Prisma, transaction } from '@/lib/core/db/client';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { addMs, DAY, HOUR } from '@/lib/core/time/dates';
import { isWithinLast } from '@/lib/core/time/recent';
import { newId } from '@/lib/core/validation/ids';
import type { ReaderInput } from '@/lib/sharing/proposals/schema';
import { answerLimits, CHANGE_HOURS, DECLINED_DAYS, type ProposedCollection } from '@/lib/sharing/proposals/vocabulary';
import { type CheckedProposal, checkProposed, type ProposedEntry } from './check-proposed';
import { createAnswer, findOwn, holdShare, isProven, unsentAnswer } from './own-answer';
import { holdSameAnimal } from './same-animal';

export const PROPOSALS_MAIL = { name: 'proposals-mail' } as const;

interface NewProposal extends CheckedProposal {
  collection: ProposedCollection;
  entryId: string | null;
  fileKey?: string | null;
}

/** The caller must have locked the link. @throws AppError limit_reached */
export async function addProposal(
  { petId }: SharedPetAccess,
  answerId: string,
  { collection, entryId, kind, fileKey = null, ...proposed }: NewProposal,
  at: Date,
): Promise<string> {
  if (entryId !== null) await db().proposal.deleteMany({ where: { answerId, collection, entryId } });
  if ((await db().proposal.count({ where: { answerId } })) >= answerLimits.proposals) {
    throw new AppError('limit_reached', `An answer has at most ${answerLimits.proposals} parts`);
  }
  const id = newId();
  const entry = proposed.entry as Prisma.InputJsonObject;
  const openedColumn = proposed.opened === null ? {} : { opened: proposed.opened as Prisma.InputJsonObject };
  await db().proposal.create({
    data: { id, petId, answerId, kind, collection, entryId, entry, ...openedColumn, fileKey, createdAt: at },
  });
  return id;
}

/**
 * Adds a proposal to the reader's unsent answer.
 * @throws AppError not_found, invalid, overtaken, limit_reached, conflict
 */
export function storeProposal(
  access: SharedPetAccess,
  secret: string,
  proposedEntry: ProposedEntry,
  at: Date,
): Promise<void> {
  return transaction(async () => {
    await holdSameAnimal(access, proposedEntry.animal);
    await holdShare(access);
    const checkedProposal = await checkProposed(access, proposedEntry, at);
    const { collection, entryId } = proposedEntry;
    await addProposal(access, await unsentAnswer(access, secret, at), { collection, entryId, ...checkedProposal }, at);
  });
}

export function answerAgain(
  access: SharedPetAccess,
  { secret, newSecret, at }: { secret: string; newSecret: string; at: Date },
): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const own = await findOwn(access, secret);
    if (!own) throw notFoundError();
    const { name, clinic, licence } = own;
    const proof = isProven(own, at) ? { through: own.through, throughAt: own.throughAt } : {};
    const reader = { ...(name !== null && clinic !== null && { name, clinic, licence }), ...proof };
    await createAnswer(access, reader, { secret: newSecret, at });
  });
}

/**
 * Removes a proposal from an answer. Possible after sending too, while the answer can be changed.
 * @returns key of its file, which the caller deletes @throws AppError not_found, conflict
 */
export function removeProposal(access: SharedPetAccess, secret: string, id: string, at: Date): Promise<string | null> {
  return transaction(async () => {
    await holdShare(access);
    const own = await findOwn(access, secret);
    if (!own) throw notFoundError();
    if (own.sentAt && !isWithinLast(own.sentAt, CHANGE_HOURS * HOUR, at)) {
      throw new AppError('conflict', 'This answer can no longer be changed');
    }
    const where = { id, answerId: own.id, decision: null };
    const proposal = await db().proposal.findFirst({ where, select: { fileKey: true } });
    const { count } = await db().proposal.deleteMany({ where });
    if (count === 0) throw new AppError('conflict', 'Someone has decided about this');
    return proposal?.fileKey ?? null;
  });
}

/** Sends the answer to the owner. Idempotent. @throws AppError not_found; invalid without any proposal */
export function sendAnswer(access: SharedPetAccess, secret: string, reader: ReaderInput, at: Date): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const own = await findOwn(access, secret);
    if (!own) throw notFoundError();
    if (own.sentAt) return;
    const { count } = await db().vetAnswer.updateMany({
      where: { id: own.id, proposals: { some: {} } },
      data: { ...reader, ...(!isProven(own, at) && { through: null }), sentAt: at, codeHash: null },
    });
    if (count === 0) throw new AppError('invalid', 'There is nothing to send');
    await enqueue(PROPOSALS_MAIL, { answerId: own.id });
  });
}

async function findRepeated(
  { shareId }: SharedPetAccess,
  { collection, entryId }: ProposedEntry,
  checkedProposal: CheckedProposal,
  reader: ReaderInput,
) {
  const answer = { shareId, sentAt: { not: null }, ...reader };
  const rows = await db().proposal.findMany({
    where: { collection, entryId, kind: checkedProposal.kind, decision: null, answer },
    select: { id: true, entry: true },
  });
  return rows.find(({ entry }) => isDeepStrictEqual(entry, checkedProposal.entry));
}

/** Sends a proposal at once. Repeating it returns the same id. @throws AppError as for `storeProposal` */
export function sendProposal(
  access: SharedPetAccess,
  proposedEntry: ProposedEntry,
  reader: ReaderInput,
  at: Date,
): Promise<{ id: string }> {
  return transaction(async () => {
    await holdShare(access);
    const checkedProposal = await checkProposed(access, proposedEntry, at);
    const repeatedProposal = await findRepeated(access, proposedEntry, checkedProposal, reader);
    if (repeatedProposal) return { id: repeatedProposal.id };
    const answerId = await createAnswer(access, reader, { secret: null, at });
    const { collection, entryId } = proposedEntry;
    const id = await addProposal(access, answerId, { collection, entryId, ...checkedProposal }, at);
    await db().vetAnswer.update({ where: { id: answerId }, data: { sentAt: at } });
    await enqueue(PROPOSALS_MAIL, { answerId });
    return { id };
  });
}

/** Leaves their files without a row. The file sweep deletes these. */
export async function sweepAnswers(at: Date): Promise<void> {
  await db().vetAnswer.deleteMany({ where: { sentAt: null, createdAt: { lt: addMs(at, -2 * DAY) } } });
  const declinedWhere = { decision: 'declined', decidedAt: { lt: addMs(at, -DECLINED_DAYS * DAY) } } as const;
  await db().proposal.updateMany({ where: { ...declinedWhere, fileKey: { not: null } }, data: { fileKey: null } });
}
