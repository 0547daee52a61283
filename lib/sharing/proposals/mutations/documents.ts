import 'server-only';
import type { PetAccess, SharedPetAccess } from '@/lib/access/pet-access';
import { db, transaction } from '@/lib/core/db/client';
import { holdMember } from '@/lib/core/db/hold';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { newId } from '@/lib/core/validation/ids';
import { documents } from '@/lib/records/documents/collection';
import { isPicture, previewKeyOf } from '@/lib/records/documents/document';
import { addDocument, restoreDocument, type StoredDocument } from '@/lib/records/documents/mutations';
import type { ProposedDocument, SentProposal } from '@/lib/sharing/proposals/proposal';
import { answerLimits } from '@/lib/sharing/proposals/vocabulary';
import { addProposal } from './answer';
import type { ProposedEntry } from './check-proposed';
import { holdShare, unsentAnswer } from './own-answer';
import { holdSameAnimal } from './same-animal';

type StoredFile = Omit<StoredDocument, 'id'>;

/** Locks the owner, so that no other link accepts a document at the same time. @throws AppError not_found */
async function holdOwner({ petId }: SharedPetAccess): Promise<string> {
  const pet = await db().pet.findUnique({ where: { id: petId }, select: { ownerId: true } });
  if (!pet) throw notFoundError();
  await holdMember(pet.ownerId);
  return pet.ownerId;
}

/** Counts declined files, stored for undo: otherwise owners could store unlimited files through their own links. */
async function requireUncharged(ownerId: string): Promise<void> {
  const notAccepted = { OR: [{ decision: null }, { decision: 'declined' as const }] };
  const openFiles = await db().proposal.count({ where: { fileKey: { not: null }, pet: { ownerId }, ...notAccepted } });
  if (openFiles >= answerLimits.unchargedDocuments) {
    throw new AppError('limit_reached', 'The owner’s links have no room for another document');
  }
}

/** Limits files that count for no account. Otherwise a leaked link could be used to fill the disk. */
async function requireRoom({ shareId }: SharedPetAccess, answerId: string): Promise<void> {
  const collection = 'documents';
  const ofAnswer = await db().proposal.count({ where: { collection, answerId } });
  const open = await db().proposal.count({ where: { collection, decision: null, answer: { shareId } } });
  if (ofAnswer >= answerLimits.documents || open >= answerLimits.openDocuments) {
    throw new AppError('limit_reached', 'This answer or link has no room for another document');
  }
}

/**
 * Adds a document to the reader's unsent answer. Its files must already be stored.
 * @throws AppError not_found, overtaken, limit_reached, conflict
 */
export function storeProposedDocument(
  access: SharedPetAccess,
  secret: string,
  { animal, ...stored }: StoredFile & Pick<ProposedEntry, 'animal'>,
  at: Date,
): Promise<void> {
  return transaction(async () => {
    const ownerId = await holdOwner(access);
    await holdSameAnimal(access, animal);
    await holdShare(access);
    const answerId = await unsentAnswer(access, secret, at);
    await requireRoom(access, answerId);
    await requireUncharged(ownerId);
    const { name, contentType, bytes, fileKey } = stored;
    const entry = { name, contentType, bytes } satisfies ProposedDocument;
    const addedDocument = {
      collection: 'documents',
      kind: 'add',
      entryId: null,
      entry,
      opened: null,
      fileKey,
    } as const;
    await addProposal(access, answerId, addedDocument, at);
  });
}

/**
 * Restores the document if an undo moved it to the bin, so that each file has one document.
 * @returns its id @throws AppError not_found, limit_reached
 */
export async function acceptDocument(access: PetAccess<'own'>, { id, entry }: SentProposal, at: Date): Promise<string> {
  const { fileKey } = await db().proposal.findUniqueOrThrow({ where: { id }, select: { fileKey: true } });
  if (fileKey === null) throw notFoundError();
  const where = { petId: access.petId, fileKey };
  const documentRow = await db().document.findFirst({ where, select: { id: true } });
  if (documentRow) return (await restoreDocument(access, documentRow.id, at)).id;
  const proposedDocument = entry as unknown as ProposedDocument;
  const previewKey = isPicture(proposedDocument) ? previewKeyOf(fileKey) : null;
  return (await addDocument(access, { id: newId(), ...proposedDocument, fileKey, previewKey }, {}, at)).id;
}

/** Moves the document of an undone decision to the bin. @throws AppError not_found once it has left the bin */
export async function releaseDocument(access: PetAccess<'own'>, documentId: string, at: Date): Promise<void> {
  // Until the proposal refers to the file again, only the document protects it from the sweep.
  await documents.holdEntry(access, documentId, null);
  await documents.remove(access, documentId, at);
}
