import { findSharedPet, type PetAccess } from '@/lib/access/pet-access';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { findStay, nameSitter } from '@/lib/access/stay-access';
import type { Viewer } from '@/lib/access/viewer';
import { createAccessToken } from '@/lib/accounts/access-tokens/mutations';
import { addPasskey, passkeyCreationOptions } from '@/lib/accounts/passkeys/mutations';
import { db, transaction } from '@/lib/core/db/client';
import { addService } from '@/lib/core/push/services';
import { hashSecret, newSecret } from '@/lib/core/security/secrets';
import { newId } from '@/lib/core/validation/ids';
import { acceptPet } from '@/lib/sharing/handover/mutations';
import { createShare } from '@/lib/sharing/links/mutations/shares';
import { createInvitation } from '@/lib/sharing/people/mutations/invitations';
import { invitationInput } from '@/lib/sharing/people/schema';
import { sendProposal, storeProposal } from '@/lib/sharing/proposals/mutations/answer';
import type { ProposedEntry } from '@/lib/sharing/proposals/mutations/check-proposed';
import { storeProposedDocument } from '@/lib/sharing/proposals/mutations/documents';
import { createStay } from '@/lib/sharing/stays/mutations/stays';
import { insertInParts } from '@/prisma/insert-in-parts';
import { Authenticator } from './authenticator';
import { causedBy } from './household';
import { aStoredDocument, petRow, photoRow } from './maximum-rows';
import { after, aViewer, noon } from './members';

export const ATTEMPTS = 40;

export interface Household {
  viewer: Viewer;
  access: PetAccess<'own'>;
}

export interface Race {
  /** Fills up to `filled` rows. @returns operation to race */
  prepare: (household: Household, filledCount: number) => Promise<(attempt: number) => Promise<unknown>>;
  count: (household: Household) => Promise<number>;
  maximum: number;
  /** File that checks the maximum. Undefined if old rows are removed instead. */
  source?: string;
}

export const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const fillStorage = (petId: string, count: number) =>
  insertInParts(
    many(count, () => photoRow(petId)),
    (data) => db().photo.createMany({ data }),
  );

const aStay = (viewer: Viewer, petId: string) =>
  createStay(
    {
      ...{ pets: [petId], from: '2026-03-27', until: '2026-03-30', label: 'Sitter' },
      ...{ allows: ['ticks'], messages: 'none', ownerPhone: null },
    },
    causedBy(viewer),
  );

const bytesOfSecret = () => hashSecret(newSecret());
const secrets = () => ({ keyHash: hashSecret(newSecret()), keySealed: new Uint8Array([1]), createdAt: noon });

async function aVetsLink({ viewer, access }: Household) {
  const { accessKey } = await createShare(access, { kind: 'vet', label: 'Vet' }, causedBy(viewer));
  const sharedPet = await findSharedPet(accessKey, noon);
  if (!sharedPet) throw new Error('the link is not open');
  return sharedPet;
}

const anAllergy = (allergen: string): ProposedEntry => ({
  ...{ collection: 'allergies', kind: 'add', entryId: null, version: null },
  entry: { allergen, severity: 'mild' },
});

export const peopleRaces: Record<string, Race> = {
  'passkeys of a member': {
    maximum: 10,
    source: 'lib/accounts/passkeys/mutations.ts',
    async prepare({ viewer }, filledCount) {
      const row = () => ({ credentialId: bytesOfSecret(), publicKey: bytesOfSecret(), counter: 0, device: 'Firefox' });
      const rows = many(filledCount, () => ({ id: newId(), userId: viewer.userId, createdAt: noon, ...row() }));
      await db().passkey.createMany({ data: rows });
      const proof = await reauthenticate(viewer, undefined, noon);
      const browser = newSecret();
      return async () => {
        const { challenge } = await passkeyCreationOptions(proof, browser, noon);
        return addPasskey(viewer, new Authenticator().create({ challenge }), { ...causedBy(viewer), browser });
      };
    },
    count: ({ viewer }) => db().passkey.count({ where: { userId: viewer.userId } }),
  },
  'active access tokens of a member': {
    maximum: 20,
    source: 'lib/accounts/access-tokens/mutations.ts',
    async prepare({ viewer }, filledCount) {
      const proof = await reauthenticate(viewer, undefined, noon);
      const request = { name: 'Script', scopes: ['read' as const], pets: null, endsOn: null };
      const createToken = () => createAccessToken(proof, request, causedBy(viewer));
      for (const _ of many(filledCount, (each) => each)) await createToken();
      return createToken;
    },
    count: ({ viewer }) => db().accessToken.count({ where: { userId: viewer.userId } }),
  },
  'notification services of a member': {
    maximum: 5,
    source: 'lib/core/push/services.ts',
    async prepare({ viewer }, filledCount) {
      const addOneService = () =>
        addService(viewer, { kind: 'ntfy', address: 'https://ntfy.sh/luna', token: null }, causedBy(viewer));
      for (const _ of many(filledCount, (each) => each)) await addOneService();
      return addOneService;
    },
    count: ({ viewer }) => db().notificationService.count({ where: { userId: viewer.userId } }),
  },
  'invitations without an answer': {
    maximum: 50,
    source: 'lib/sharing/people/mutations/invitations.ts',
    async prepare({ viewer, access }, filledCount) {
      const row = () => ({ id: newId(), inviterId: viewer.userId, role: 'carer' as const, expiresAt: after(1, 'day') });
      await db().invitation.createMany({ data: many(filledCount, () => ({ ...row(), ...secrets() })) });
      return () => createInvitation(invitationInput.parse({ pets: [access.petId], role: 'carer' }), causedBy(viewer));
    },
    count: ({ viewer }) => db().invitation.count({ where: { inviterId: viewer.userId } }),
  },
  'pets that are handed over to a member': {
    maximum: 500,
    source: 'lib/sharing/handover/mutations.ts',
    async prepare({ viewer }, filledCount) {
      const other = await aViewer();
      const offeredPets = many(ATTEMPTS, () => petRow(other.userId));
      await db().pet.createMany({ data: [...many(filledCount - 1, () => petRow(viewer.userId)), ...offeredPets] });
      const keys = many(ATTEMPTS, newSecret);
      await db().handover.createMany({
        data: offeredPets.map(({ id: petId }, index) => ({
          ...{ id: newId(), petId, fromId: other.userId, createdAt: noon, expiresAt: after(1, 'day') },
          keyHash: hashSecret(keys[index] ?? ''),
          keySealed: new Uint8Array([1]),
        })),
      });
      return (attempt) => acceptPet(keys[attempt] ?? '', causedBy(viewer));
    },
    count: ({ viewer }) => db().pet.count({ where: { ownerId: viewer.userId, deletedAt: null } }),
  },
  'stays ahead': {
    maximum: 20,
    source: 'lib/sharing/stays/mutations/stays.ts',
    async prepare({ viewer, access }, filledCount) {
      for (const _ of many(filledCount, (each) => each)) await aStay(viewer, access.petId);
      return () => aStay(viewer, access.petId);
    },
    count: ({ viewer }) => db().stay.count({ where: { ownerId: viewer.userId } }),
  },
  'names of a stay’s sitters': {
    maximum: 10,
    source: 'lib/access/stay-access.ts',
    async prepare({ viewer, access }, filledCount) {
      const { accessKey } = await aStay(viewer, access.petId);
      const stay = await findStay(accessKey, null, noon);
      if (!stay || 'closed' in stay) throw new Error('the stay is not open');
      const nameOneSitter = (sitter: string) =>
        transaction(() => nameSitter(stay, { typed: sitter, device: 'phone' }, noon));
      for (const index of many(filledCount, (each) => each)) await nameOneSitter(`Before ${index}`);
      return (attempt) => nameOneSitter(`Sitter ${attempt}`);
    },
    count: ({ access }) => db().petMember.count({ where: { petId: access.petId, stayId: { not: null } } }),
  },
  'answers of a link in a day': {
    maximum: 20,
    source: 'lib/sharing/proposals/mutations/own-answer.ts',
    async prepare(household, filledCount) {
      const sharedPet = await aVetsLink(household);
      const { petId, shareId } = sharedPet;
      const row = () => ({ id: newId(), petId, shareId, createdAt: noon });
      await db().vetAnswer.createMany({ data: many(filledCount, row) });
      const reader = { name: 'Dr. Marsh', clinic: 'Sun', licence: null };
      return (attempt) => sendProposal(sharedPet, anAllergy(`Pollen ${attempt}`), reader, noon);
    },
    count: ({ access }) => db().vetAnswer.count({ where: { petId: access.petId } }),
  },
  'parts of an answer': {
    maximum: 60,
    source: 'lib/sharing/proposals/mutations/answer.ts',
    async prepare(household, filledCount) {
      const sharedPet = await aVetsLink(household);
      const secret = newSecret();
      const storeAllergy = (allergen: string) => storeProposal(sharedPet, secret, anAllergy(allergen), noon);
      for (const index of many(filledCount, (each) => each)) await storeAllergy(`Before ${index}`);
      return (attempt) => storeAllergy(`Pollen ${attempt}`);
    },
    count: ({ access }) => db().proposal.count({ where: { petId: access.petId } }),
  },
  'documents of an answer': {
    maximum: 5,
    source: 'lib/sharing/proposals/mutations/documents.ts',
    async prepare(household, filledCount) {
      const sharedPet = await aVetsLink(household);
      const secret = newSecret();
      const storeDocument = () => storeProposedDocument(sharedPet, secret, aStoredDocument(), noon);
      for (const _ of many(filledCount, (each) => each)) await storeDocument();
      return storeDocument;
    },
    count: ({ access }) => db().proposal.count({ where: { petId: access.petId } }),
  },
  'documents of a link that nobody has decided about': {
    maximum: 20,
    source: 'lib/sharing/proposals/mutations/documents.ts',
    async prepare(household, filledCount) {
      const sharedPet = await aVetsLink(household);
      const secrets = many(8, () => newSecret());
      const storeTurn = (turn: number) =>
        storeProposedDocument(sharedPet, secrets[turn % secrets.length] ?? '', aStoredDocument(), noon);
      for (const index of many(filledCount, (each) => each)) await storeTurn(index);
      return storeTurn;
    },
    count: ({ access }) => db().proposal.count({ where: { petId: access.petId } }),
  },
};
