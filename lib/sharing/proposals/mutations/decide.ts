import 'server-only';
import type { PetAccess } from '@/lib/access/pet-access';
import { confirmEntry, holdSource, setSource } from '@/lib/collections/confirm-entry';
import { factsThatDiffer } from '@/lib/collections/fact-changes';
import type { Author } from '@/lib/collections/rules';
import { isReaderSource, type ReaderSource, type StoredSource } from '@/lib/collections/source';
import { db, Prisma, transaction } from '@/lib/core/db/client';
import { holdPet } from '@/lib/core/db/hold';
import { validate } from '@/lib/core/http/validate';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { isId, newId } from '@/lib/core/validation/ids';
import { type SentProposal, sentColumns, toSentProposal } from '@/lib/sharing/proposals/proposal';
import type { ProposalDecision } from '@/lib/sharing/proposals/vocabulary';
import type { Values } from '@/lib/versions/merge';
import { acceptDocument, releaseDocument } from './documents';
import { asFacts, proposableCollection } from './proposable';

interface Before {
  facts: Values;
  source: StoredSource | null;
  became: Values;
}

/** Locks pet and proposal, so that concurrent decisions run one after another. @throws AppError not_found */
async function holdProposal(access: PetAccess<'own'>, id: string) {
  await holdPet(access);
  const validId = isId(id) ? id : null;
  const [heldPet] = await db().$queryRaw<{ isFormer: boolean }[]>`
    SELECT a."former" IS NOT NULL AS "isFormer"
    FROM "Proposal" p JOIN "VetAnswer" a ON a."id" = p."answerId" AND a."sentAt" IS NOT NULL
    WHERE p."id" = ${validId}::uuid AND p."petId" = ${access.petId}::uuid FOR UPDATE OF p`;
  if (!heldPet) throw notFoundError();
  const row = await db().proposal.findUniqueOrThrow({
    where: { id },
    select: { ...sentColumns, before: true },
  });
  return { ...heldPet, proposal: toSentProposal(row), before: row.before as unknown as Before | null };
}

/** `confirmed` requires a proven clinic address. */
function readerOf({ by, sentAt }: SentProposal): ReaderSource {
  return { kind: by.through === null ? 'proposed' : 'confirmed', ...by, at: sentAt };
}

const overtakenError = () => new AppError('overtaken', 'Someone has changed this since the vet answered');

const CLINIC_FIELDS = new Map<string, readonly ['vetName' | 'givenBy', 'clinic' | null]>(
  Object.entries({
    vaccinations: ['vetName', 'clinic'],
    'vet-records': ['vetName', 'clinic'],
    treatments: ['givenBy', null],
  }),
);

function withReader({ collection, entry, by }: SentProposal): Values {
  const [person, clinic] = CLINIC_FIELDS.get(collection) ?? [];
  return {
    ...(person && { [person]: by.name }),
    ...(clinic && { [clinic]: by.clinic }),
    ...Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)),
  };
}

interface DecisionContext {
  author: Author;
  confirmed: boolean;
}

/** Answers about a former animal count as the member's own statement. */
const wordOf = (proposal: SentProposal, isFormer: boolean): Pick<Author, 'reader'> =>
  isFormer ? {} : { reader: readerOf(proposal) };

async function applyProposal(
  access: PetAccess<'own'>,
  proposal: SentProposal,
  { author, confirmed, isFormer }: DecisionContext & { isFormer: boolean },
): Promise<{ before?: Before; resultId?: string }> {
  const { collection, kind, entryId, opened } = proposal;
  const { at } = author;
  if (collection === 'documents') return { resultId: await acceptDocument(access, proposal, at) };
  const word = wordOf(proposal, isFormer);
  const table = proposableCollection(collection);
  const confirmation = collection === 'weights' && confirmed ? { confirmed: true } : {};
  if (kind === 'add') {
    const input = validate(table.input(at), { ...withReader(proposal), ...confirmation });
    const createdEntry = await table.create(access, input, { ...author, ...word }, newId());
    return { resultId: createdEntry.id };
  }
  const name = asFacts(collection);
  if (name === null || entryId === null || opened === null) throw notFoundError();
  const entry = { name, id: entryId };
  const before = await holdSource(access, entry);
  if (Object.keys(factsThatDiffer(before.facts, opened)).length > 0) throw overtakenError();
  if (kind === 'confirm') {
    if (!word.reader) throw overtakenError();
    await confirmEntry(access, entry, { opened, reader: word.reader, at });
  } else {
    const patch = validate(table.patch(at), { ...proposal.entry, ...confirmation });
    await table.update(access, entryId, patch, { ...author, ...word });
  }
  const { facts: became } = await holdSource(access, entry);
  return { before: { ...before, became } };
}

async function decide(
  { memberId }: PetAccess<'own'>,
  id: string,
  data: { decision: ProposalDecision; decidedAt: Date; word?: string | null; resultId?: string; before?: Before },
): Promise<SentProposal> {
  const { before, ...columns } = data;
  const row = await db().proposal.update({
    where: { id },
    data: {
      ...columns,
      decidedById: memberId,
      ...(before && { before: before as unknown as Prisma.InputJsonObject }),
    },
    select: sentColumns,
  });
  return toSentProposal(row);
}

function requireUndecided({ decision }: SentProposal): void {
  if (decision !== null) throw new AppError('conflict', 'This has been decided already');
}

/**
 * Applies a proposal to the records, with the reader as source. Idempotent.
 * @throws AppError not_found; conflict if it was declined; overtaken if the entry changed since; errors of the
 * collection's rules, such as confirmation_required for an unlikely weight
 */
export function acceptProposal(access: PetAccess<'own'>, id: string, deciding: DecisionContext): Promise<SentProposal> {
  return transaction(async () => {
    const { proposal, isFormer } = await holdProposal(access, id);
    if (proposal.decision === 'accepted') return proposal;
    requireUndecided(proposal);
    const result = await applyProposal(access, proposal, { ...deciding, isFormer });
    return decide(access, id, { decision: 'accepted', decidedAt: deciding.author.at, ...result });
  });
}

/** Changes no entry. Declining again keeps the first reply. @throws AppError not_found; conflict if it was accepted */
export function declineProposal(
  access: PetAccess<'own'>,
  id: string,
  { word, at }: { word: string | null; at: Date },
): Promise<SentProposal> {
  return transaction(async () => {
    const { proposal } = await holdProposal(access, id);
    if (proposal.decision === 'declined') return proposal;
    requireUndecided(proposal);
    return decide(access, id, { decision: 'declined', decidedAt: at, word });
  });
}

async function revert(access: PetAccess<'own'>, proposal: SentProposal, before: Before | null, author: Author) {
  const { collection, entryId, resultId, kind } = proposal;
  if (collection === 'documents') return releaseDocument(access, resultId ?? '', author.at);
  const table = proposableCollection(collection);
  if (kind === 'add') {
    if (resultId !== null) await table.remove(access, resultId, author.at);
    return;
  }
  const name = asFacts(collection);
  if (name === null || entryId === null || before === null) throw notFoundError();
  const entry = { name, id: entryId };
  const now = await holdSource(access, entry);
  const isStill = isReaderSource(now.source) && now.source.at === proposal.sentAt;
  if (!isStill || Object.keys(factsThatDiffer(now.facts, before.became)).length > 0) throw overtakenError();
  const was = Object.fromEntries(Object.keys(proposal.entry).map((field) => [field, before.facts[field] ?? null]));
  if (kind === 'correct') await table.update(access, entryId, validate(table.patch(author.at), was), author);
  await setSource(access, entry, before.source);
}

/**
 * Reopens a decision and reverts an accepted proposal.
 * @throws AppError not_found; overtaken if the entry changed since; conflict if its file was deleted
 */
export function undoDecision(access: PetAccess<'own'>, id: string, author: Author): Promise<SentProposal> {
  return transaction(async () => {
    const { proposal, before } = await holdProposal(access, id);
    if (proposal.decision === 'accepted') await revert(access, proposal, before, author);
    if (proposal.collection === 'documents' && proposal.fileUrl === null) {
      throw new AppError('conflict', 'The file of this declined document has been deleted');
    }
    const none = { decision: null, decidedAt: null, decidedById: null, word: null, resultId: null };
    const row = await db().proposal.update({
      where: { id },
      data: { ...none, before: Prisma.DbNull },
      select: sentColumns,
    });
    return toSentProposal(row);
  });
}
