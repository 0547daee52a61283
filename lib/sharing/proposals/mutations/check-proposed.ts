import 'server-only';
import { notDeleted } from '@/lib/access/filters';
import type { SharedPetAccess } from '@/lib/access/pet-access';
import { factColumns, factsOf, factsThatDiffer } from '@/lib/collections/fact-changes';
import { collectionEntry, type FactCollection } from '@/lib/collections/registry';
import { collectionTable } from '@/lib/collections/table';
import { validate } from '@/lib/core/http/validate';
import { AppError, notFoundError } from '@/lib/core/runtime/errors';
import { dayIn } from '@/lib/core/time/dates';
import { correctStep } from '@/lib/sharing/proposals/dose-of-the-day';
import type { ProposalKind, TypedCollection } from '@/lib/sharing/proposals/vocabulary';
import type { Values } from '@/lib/versions/merge';
import { asFacts, proposableCollection, writableFields } from './proposable';

export interface ProposedEntry {
  collection: TypedCollection;
  entryId: string | null;
  kind: ProposalKind;
  entry: Values;
  /** `updatedAt` of the entry that the reader saw; null to use the current version. */
  version: string | null;
  animal?: string | undefined;
}

function mayRead({ sections }: SharedPetAccess, name: FactCollection): boolean {
  return collectionEntry(name).sections.some((section) => sections.includes(section));
}

interface OpenedEntry {
  facts: Values;
  updatedAt: Date;
}

async function readOpenedEntry(access: SharedPetAccess, { collection, entryId }: ProposedEntry): Promise<OpenedEntry> {
  const name = asFacts(collection);
  if (name === null || entryId === null || !mayRead(access, name)) throw notFoundError();
  const select = Object.fromEntries([...factColumns(name), 'updatedAt'].map((column) => [column, true]));
  const where = { id: entryId, petId: access.petId, ...notDeleted };
  const [row] = await collectionTable<{ updatedAt: Date }>(name).findMany({ where, select });
  if (!row) throw notFoundError();
  return { facts: factsOf(name, row), updatedAt: row.updatedAt };
}

/** Validated JSON with the fields that the reader sent. @throws AppError invalid */
function checkProposedEntry({ collection, kind, entry: proposedEntry }: ProposedEntry, at: Date): Values {
  const entry = collection === 'appointments' ? { kind: 'vet', ...proposedEntry } : proposedEntry;
  const unknown = Object.keys(entry).filter((field) => !writableFields(collection).includes(field));
  if (unknown.length > 0) {
    const fields = Object.fromEntries(unknown.map((field) => [field, 'entries.validation.invalid']));
    throw new AppError('invalid', 'Please check the fields', { fields });
  }
  const { input, patch } = proposableCollection(collection);
  const parsedEntry = JSON.parse(JSON.stringify(validate(kind === 'add' ? input(at) : patch(at), entry))) as Values;
  return Object.fromEntries(Object.entries(parsedEntry).filter(([field]) => Object.hasOwn(entry, field)));
}

function correctedEntry({ timeZone }: SharedPetAccess, proposedEntry: ProposedEntry, facts: Values, at: Date): Values {
  if (proposedEntry.collection !== 'medications') return checkProposedEntry(proposedEntry, at);
  // Validates again as steps, because each step needs a dosage.
  const entry = correctStep(checkProposedEntry(proposedEntry, at), facts, dayIn(at, timeZone));
  return checkProposedEntry({ ...proposedEntry, entry }, at);
}

export interface CheckedProposal {
  kind: ProposalKind;
  entry: Values;
  opened: Values | null;
}

/**
 * Treats a correction without changes as a confirmation.
 * @throws AppError not_found for entries that the link hides; invalid, overtaken
 */
export async function checkProposed(
  access: SharedPetAccess,
  proposedEntry: ProposedEntry,
  at: Date,
): Promise<CheckedProposal> {
  if (proposedEntry.kind === 'add') return { kind: 'add', entry: checkProposedEntry(proposedEntry, at), opened: null };
  const { facts, updatedAt } = await readOpenedEntry(access, proposedEntry);
  if (proposedEntry.version !== null && proposedEntry.version !== updatedAt.toISOString()) {
    throw new AppError('overtaken', 'Someone has changed this meanwhile');
  }
  const entry =
    proposedEntry.kind === 'confirm' ? {} : factsThatDiffer(correctedEntry(access, proposedEntry, facts, at), facts);
  return { kind: Object.keys(entry).length === 0 ? 'confirm' : 'correct', entry, opened: facts };
}
