import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { notDeleted } from '@/lib/access/filters';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { factColumns, factsOf, factsThatDiffer } from '@/lib/collections/fact-changes';
import { collectionEntry, type FactCollection } from '@/lib/collections/registry';
import { collectionTable } from '@/lib/collections/table';
import { db, type Prisma, requireTransaction, transaction } from '@/lib/core/db/client';
import { validate } from '@/lib/core/http/validate';
import { enqueue } from '@/lib/core/jobs/queue';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { hashSecret, keyedHash, sameBytes } from '@/lib/core/security/secrets';
import { addMs, DAY, HOUR, MINUTE } from '@/lib/core/time/dates';
import { newId } from '@/lib/core/validation/ids';
import type { Values } from '@/lib/core/versions/merge';
import { asFacts, proposableCollection, writableFields } from '../proposable';
import type { ReaderInput } from '../schema';
import { answerLimits, CHANGE_HOURS, CODE_MINUTES, type ProposalKind, type ProposedCollection } from '../vocabulary';

export const PROPOSALS_MAIL = { name: 'proposals-mail' } as const;
export const CLINIC_CODE_MAIL = { name: 'clinic-code-mail' } as const;

/** How long the address of a clinic counts as proven, once a code was entered. */
const PROVEN_FOR = DAY;

/** What a reader proposes; without `confirms` and `corrects` an addition. */
export interface Proposed {
  collection: ProposedCollection;
  entryId: string | null;
  kind: ProposalKind;
  entry: Values;
  /** `updatedAt` of the entry that its reader saw; null where the present one counts. */
  version: string | null;
}

/** Until the end of the transaction nobody stops the link, and nobody else answers through it. @throws AppError not_found */
async function holdShare({ petId, shareId }: SharedPetAccess): Promise<void> {
  requireTransaction();
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS "held" FROM "Share" s JOIN "Pet" p ON p."id" = s."petId" AND p."deletedAt" IS NULL
    WHERE s."id" = ${shareId}::uuid AND p."id" = ${petId}::uuid AND s."kind" = 'vet' AND s."revokedAt" IS NULL
    FOR NO KEY UPDATE OF s`;
  if (rows.length === 0) throw notFoundError();
}

function mayRead({ sections }: SharedPetAccess, name: FactCollection): boolean {
  return collectionEntry(name).sections.some((section) => sections.includes(section));
}

interface Opened {
  facts: Values;
  updatedAt: Date;
}

async function openedFacts(access: SharedPetAccess, { collection, entryId }: Proposed): Promise<Opened> {
  const name = asFacts(collection);
  if (name === null || entryId === null || !mayRead(access, name)) throw notFoundError();
  const select = Object.fromEntries([...factColumns(name), 'updatedAt'].map((column) => [column, true]));
  const where = { id: entryId, petId: access.petId, ...notDeleted };
  const [row] = await collectionTable<{ updatedAt: Date }>(name).findMany({ where, select });
  if (!row) throw notFoundError();
  return { facts: factsOf(name, row), updatedAt: row.updatedAt };
}

/** As JSON, with what the schema of the collection makes of it. @throws AppError invalid */
function checkedEntry({ collection, kind, entry: given }: Proposed, at: Date): Values {
  const entry = collection === 'appointments' ? { kind: 'vet', ...given } : given;
  const unknown = Object.keys(entry).filter((field) => !writableFields(collection).includes(field));
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((field) => [field, 'entries.validation.invalid']));
    throw new AppError('invalid', 'Please check the fields', { fields });
  }
  const { input, patch } = proposableCollection(collection);
  const parsed = JSON.parse(JSON.stringify(validate(kind === 'add' ? input(at) : patch(at), entry))) as Values;
  return Object.fromEntries(Object.entries(parsed).filter(([field]) => field in entry));
}

interface Checked {
  kind: ProposalKind;
  entry: Values;
  opened: Values | null;
}

/** A correction that changes nothing is a confirmation. */
async function check(access: SharedPetAccess, proposed: Proposed, at: Date): Promise<Checked> {
  if (proposed.kind === 'add') return { kind: 'add', entry: checkedEntry(proposed, at), opened: null };
  const { facts, updatedAt } = await openedFacts(access, proposed);
  if (proposed.version !== null && proposed.version !== updatedAt.toISOString()) {
    throw new AppError('overtaken', 'Somebody has changed this meanwhile');
  }
  const entry = proposed.kind === 'confirm' ? {} : factsThatDiffer(checkedEntry(proposed, at), facts);
  return { kind: Object.keys(entry).length === 0 ? 'confirm' : 'correct', entry, opened: facts };
}

const identity = { name: true, clinic: true, licence: true, through: true, throughAt: true } as const;

const findOwn = ({ shareId }: SharedPetAccess, secret: string) =>
  db().vetAnswer.findFirst({
    where: { shareId, secretHash: hashSecret(secret) },
    select: { id: true, sentAt: true, ...identity },
  });

/** @param secret of the reader's browser; null for an answer that is sent at once */
async function beginAnswer(
  { petId, shareId }: SharedPetAccess,
  reader: Partial<ReaderInput> & { through?: string | null; throughAt?: Date | null },
  { secret, at }: { secret: string | null; at: Date },
): Promise<string> {
  const open = { shareId, createdAt: { gt: addMs(at, -DAY) } };
  if ((await db().vetAnswer.count({ where: open })) >= answerLimits.answers) {
    throw new AppError('limit_reached', `A link takes ${answerLimits.answers} answers a day`);
  }
  const id = newId();
  const secretHash = secret === null ? null : hashSecret(secret);
  await db().vetAnswer.create({ data: { id, petId, shareId, secretHash, ...reader, createdAt: at } });
  return id;
}

async function addProposal(
  { petId }: SharedPetAccess,
  answerId: string,
  proposed: Proposed,
  checked: Checked,
  at: Date,
) {
  const { collection, entryId } = proposed;
  if (entryId !== null) await db().proposal.deleteMany({ where: { answerId, collection, entryId } });
  if ((await db().proposal.count({ where: { answerId } })) >= answerLimits.proposals) {
    throw new AppError('limit_reached', `An answer has at most ${answerLimits.proposals} parts`);
  }
  const id = newId();
  const { kind } = checked;
  const entry = checked.entry as Prisma.InputJsonObject;
  const opened = checked.opened === null ? {} : { opened: checked.opened as Prisma.InputJsonObject };
  await db().proposal.create({
    data: { id, petId, answerId, kind, collection, entryId, entry, ...opened, createdAt: at },
  });
  return id;
}

/** Keeps a proposal in the reader's answer, which nobody else sees before it is sent. @throws AppError not_found, invalid, overtaken, limit_reached, conflict */
export function keepProposal(access: SharedPetAccess, secret: string, proposed: Proposed, at: Date): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const checked = await check(access, proposed, at);
    const own = await findOwn(access, secret);
    if (own?.sentAt) throw new AppError('conflict', 'This answer has been sent');
    const answerId = own?.id ?? (await beginAnswer(access, {}, { secret, at }));
    await addProposal(access, answerId, proposed, checked, at);
  });
}

/** @param newSecret of the new answer; who the reader is goes with it, and the address while it counts as proven */
export function answerAgain(
  access: SharedPetAccess,
  { secret, newSecret, at }: { secret: string; newSecret: string; at: Date },
): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const own = await findOwn(access, secret);
    if (!own) throw notFoundError();
    const { name, clinic, licence } = own;
    const proven = isProven(own, at) ? { through: own.through, throughAt: own.throughAt } : {};
    const reader = { ...(name !== null && clinic !== null && { name, clinic, licence }), ...proven };
    await beginAnswer(access, reader, { secret: newSecret, at });
  });
}

const isProven = ({ through, throughAt }: { through: string | null; throughAt: Date | null }, at: Date) =>
  through !== null && throughAt !== null && throughAt > addMs(at, -PROVEN_FOR);

/** Takes a proposal out of an answer, also of one that was sent as long as it can be changed. @throws AppError not_found, conflict */
export function removeProposal(access: SharedPetAccess, secret: string, id: string, at: Date): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const own = await findOwn(access, secret);
    if (!own) throw notFoundError();
    if (own.sentAt && own.sentAt <= addMs(at, -CHANGE_HOURS * HOUR)) {
      throw new AppError('conflict', 'This answer can no longer be changed');
    }
    const { count } = await db().proposal.deleteMany({ where: { id, answerId: own.id, decision: null } });
    if (count === 0) throw new AppError('conflict', 'Somebody has decided about this');
  });
}

/** Sends the answer to the owner; sent again, it stays as it is. @throws AppError not_found, invalid without any proposal */
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

/** The same thing that the same reader has said already, and that nobody has decided about. */
async function findRepeated(
  { shareId }: SharedPetAccess,
  { collection, entryId }: Proposed,
  checked: Checked,
  reader: ReaderInput,
) {
  const answer = { shareId, sentAt: { not: null }, ...reader };
  const rows = await db().proposal.findMany({
    where: { collection, entryId, kind: checked.kind, decision: null, answer },
    select: { id: true, entry: true },
  });
  return rows.find(({ entry }) => isDeepStrictEqual(entry, checked.entry));
}

/** One proposal of a program, sent at once; repeated, it is the same. @returns its id @throws AppError as for `keepProposal` */
export function sendProposal(
  access: SharedPetAccess,
  proposed: Proposed,
  reader: ReaderInput,
  at: Date,
): Promise<{ id: string }> {
  return transaction(async () => {
    await holdShare(access);
    const checked = await check(access, proposed, at);
    const repeated = await findRepeated(access, proposed, checked, reader);
    if (repeated) return { id: repeated.id };
    const answerId = await beginAnswer(access, reader, { secret: null, at });
    const id = await addProposal(access, answerId, proposed, checked, at);
    await db().vetAnswer.update({ where: { id: answerId }, data: { sentAt: at } });
    await enqueue(PROPOSALS_MAIL, { answerId });
    return { id };
  });
}

/** Asks for a code to the address that the link was sent to; the mail job makes it. @throws AppError not_found, invalid without an address */
export function requestCode(access: SharedPetAccess, secret: string, reader: ReaderInput, at: Date): Promise<void> {
  return transaction(async () => {
    await holdShare(access);
    const share = await db().share.findUnique({ where: { id: access.shareId }, select: { clinicAddress: true } });
    if (!share?.clinicAddress) throw new AppError('invalid', 'This link was not sent to an address');
    const own = await findOwn(access, secret);
    if (own?.sentAt) throw new AppError('conflict', 'This answer has been sent');
    const id = own?.id ?? (await beginAnswer(access, reader, { secret, at }));
    await db().vetAnswer.update({ where: { id }, data: reader });
    await enqueue(CLINIC_CODE_MAIL, { answerId: id });
  });
}

const hashOf = (answerId: string, code: string) => keyedHash('clinic-code', `${answerId}.${code}`);

/** For the mail job. @returns null once the link is stopped or the answer sent */
export function keepCode(answerId: string, code: string, at: Date) {
  return transaction(async () => {
    const [answer] = await db().vetAnswer.updateManyAndReturn({
      where: { id: answerId, sentAt: null, share: { revokedAt: null, clinicAddress: { not: null } }, pet: notDeleted },
      data: { codeHash: hashOf(answerId, code), codeExpiresAt: addMs(at, CODE_MINUTES * MINUTE) },
      select: { share: { select: { clinicAddress: true } }, pet: { select: { name: true, owner: ownerOfPet } } },
    });
    return answer ?? null;
  });
}

const ownerOfPet = { select: { locale: true, englishFormat: true, timeZone: true } } as const;

/** The caller limits the tries. @returns whether the code was right, which proves the address for a day */
export function enterCode(access: SharedPetAccess, secret: string, code: string, at: Date): Promise<boolean> {
  return transaction(async () => {
    await holdShare(access);
    const answer = await db().vetAnswer.findFirst({
      where: { shareId: access.shareId, secretHash: hashSecret(secret), sentAt: null, codeExpiresAt: { gt: at } },
      select: { id: true, codeHash: true, share: { select: { clinicAddress: true } } },
    });
    if (!answer?.codeHash || !sameBytes(answer.codeHash, hashOf(answer.id, code))) return false;
    const through = answer.share.clinicAddress;
    await db().vetAnswer.update({ where: { id: answer.id }, data: { through, throughAt: at, codeHash: null } });
    return through !== null;
  });
}

/** Deletes what a reader began and never sent. */
export async function sweepAnswers(at: Date): Promise<void> {
  await db().vetAnswer.deleteMany({ where: { sentAt: null, createdAt: { lt: addMs(at, -2 * DAY) } } });
}
