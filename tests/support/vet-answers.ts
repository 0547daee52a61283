import type { SharedPetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { vaccinationInput } from '@/lib/records/vaccinations/schema';
import { sendAnswer, storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import type { ProposedEntry } from '@/lib/sharing/proposals/mutations/check-proposed';
import { noon } from './members';
import { aSharedPet, openShare } from './sharing';

export const marsh = { name: 'Dr. Elena Marsh', clinic: 'Sunny Street Vets', licence: null };
export const author = { name: 'Ana', timeZone: 'UTC', at: noon };

export function addsDose(access: Parameters<typeof vaccinations.create>[0], batch = 'L88201') {
  const dose = vaccinationInput('2026-12-01').parse({ vaccine: 'dog.rabies', givenOn: '2025-12-07', batch });
  return vaccinations.create(access, dose, author);
}

export async function aDoseForVets(
  shareInput: Parameters<typeof aSharedPet>[0] = {},
  pet: Record<string, unknown> = {},
) {
  const link = await aSharedPet(shareInput, pet);
  const dose = await addsDose(link.access);
  return { ...link, dose, reader: await openShare(link.share.accessKey) };
}

export const confirms = (entryId: string, collection: ProposedEntry['collection'] = 'vaccinations'): ProposedEntry => ({
  ...{ kind: 'confirm', collection, entryId },
  ...{ entry: {}, version: null },
});

export const proposalRow = (petId: string, answerId: string) => ({
  ...{ id: newId(), petId, answerId, createdAt: noon },
  ...{ kind: 'add' as const, collection: 'allergies', entry: {} },
});

/** Answers from a new browser. @returns its secret */
export async function anAnswer(reader: SharedPetAccess, entryId: string): Promise<string> {
  const secret = newSecret();
  await storeProposal(reader, secret, confirms(entryId), noon);
  return secret;
}

export async function aSentAnswer(reader: SharedPetAccess, entryId: string, name = marsh.name): Promise<string> {
  const secret = await anAnswer(reader, entryId);
  await sendAnswer(reader, secret, { ...marsh, name }, noon);
  return secret;
}

export const answerOf = (secret: string) =>
  db().vetAnswer.findFirstOrThrow({
    where: { secretHash: hashSecret(secret) },
    include: { proposals: { orderBy: { id: 'asc' } } },
  });
