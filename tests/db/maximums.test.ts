import type { PetAccess } from '@/lib/access/pet-access';
import { findViewer } from '@/lib/access/viewer';
import { rowLimits } from '@/lib/collections/row-limits';
import { rememberDevice } from '@/lib/core/auth/known-device';
import { db } from '@/lib/core/db/client';
import { listDevices, saveDevice } from '@/lib/core/push/subscriptions';
import { allergies } from '@/lib/records/allergies/collection';
import { addDocument, restoreDocument } from '@/lib/records/documents/mutations';
import { createPet, restorePet } from '@/lib/records/pets/mutations';
import { addPhoto, createLink } from '@/lib/records/photos/mutations';
import { routines } from '@/lib/records/routines/collection';
import { vitals } from '@/lib/records/vitals/collection';
import { changeShare, createShare } from '@/lib/sharing/links/mutations/shares';
import { withDatabase } from '../support/database';
import { aVisit } from '../support/documents';
import { importRaces } from '../support/import-races';
import { ATTEMPTS, fillStorage, type Household, many, peopleRaces, type Race } from '../support/maximum-races';
import {
  allergyRow,
  aPetInput,
  aRoutine,
  aStoredDocument,
  documentRow,
  petRow,
  photoLinkRow,
  photoRow,
  routineRow,
  shareRow,
} from '../support/maximum-rows';
import { after, aPetOf, noon, signIn } from '../support/members';
import { browserKeys } from '../support/push-service';
import { causeBy } from '../support/sharing';
import { sources } from '../support/sources.mjs';

process.env.PUSH_HOSTS = '127.0.0.1';
withDatabase();

const FREE = 3;

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const mine = ({ access }: Household) => ({ petId: access.petId, deletedAt: null });
const pets = ({ viewer }: Household) => db().pet.count({ where: { ownerId: viewer.userId, deletedAt: null } });
const activeShares = ({ access }: Household) =>
  db().share.count({
    where: { petId: access.petId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: noon } }] },
  });
const keptFiles = async ({ access }: Household) => {
  const where = { petId: access.petId };
  return (await db().photo.count({ where })) + (await db().document.count({ where }));
};

const races: Record<string, Race> = {
  ...peopleRaces,
  ...importRaces,
  'pets of a member': {
    maximum: 500,
    source: 'lib/records/pets/mutations.ts',
    async prepare({ viewer }, filled) {
      // `filled - 1`, because one pet exists already.
      await db().pet.createMany({ data: many(filled - 1, () => petRow(viewer.userId)) });
      return () => createPet(viewer, aPetInput, noon);
    },
    count: pets,
  },
  'pets restored from the bin': {
    maximum: 500,
    source: 'lib/records/pets/mutations.ts',
    async prepare({ viewer }, filled) {
      const binned = many(ATTEMPTS, () => petRow(viewer.userId, noon));
      await db().pet.createMany({ data: [...many(filled - 1, () => petRow(viewer.userId)), ...binned] });
      return (attempt) => restorePet(viewer, { petId: binned[attempt]?.id } as PetAccess<'own'>, noon);
    },
    count: pets,
  },
  'active links of a pet': {
    maximum: 50,
    source: 'lib/sharing/links/mutations/shares.ts',
    async prepare({ viewer, access }, filled) {
      await db().share.createMany({ data: many(filled, () => shareRow(access.petId, null)) });
      return () => createShare(access, { label: 'Dr. Paw', kind: 'vet', expiresAt: null }, causeBy(viewer));
    },
    count: activeShares,
  },
  'expired links that are extended': {
    maximum: 50,
    source: 'lib/sharing/links/mutations/shares.ts',
    async prepare({ viewer, access }, filled) {
      await db().share.createMany({ data: many(filled, () => shareRow(access.petId, null)) });
      const ended = many(ATTEMPTS, () => shareRow(access.petId, after(-1, 'day')));
      await db().share.createMany({ data: ended });
      return (attempt) => changeShare(access, ended[attempt]?.id ?? '', { expiresAt: null }, causeBy(viewer));
    },
    count: activeShares,
  },
  'routines of a pet': {
    maximum: 200,
    source: 'lib/collections/store.ts',
    async prepare({ access }, filled) {
      await db().routine.createMany({ data: many(filled, () => routineRow(access.petId)) });
      return () => routines.create(access, aRoutine, author);
    },
    count: (household) => db().routine.count({ where: mine(household) }),
  },
  'routines restored from the bin': {
    maximum: 200,
    source: 'lib/collections/store.ts',
    async prepare({ access }, filled) {
      await db().routine.createMany({ data: many(filled, () => routineRow(access.petId)) });
      const binned = many(ATTEMPTS, () => routineRow(access.petId, noon));
      await db().routine.createMany({ data: binned });
      return (attempt) => routines.restore(access, binned[attempt]?.id ?? '', noon);
    },
    count: (household) => db().routine.count({ where: mine(household) }),
  },
  'allergies of a pet': {
    maximum: 200,
    source: 'lib/collections/store.ts',
    async prepare({ access }, filled) {
      await db().allergy.createMany({ data: many(filled, () => allergyRow(access.petId)) });
      return () => allergies.create(access, allergies.input(noon).parse({ allergen: 'Soy', severity: 'mild' }), author);
    },
    count: (household) => db().allergy.count({ where: mine(household) }),
  },
  'allergies restored from the bin': {
    maximum: 200,
    source: 'lib/collections/store.ts',
    async prepare({ access }, filled) {
      await db().allergy.createMany({ data: many(filled, () => allergyRow(access.petId)) });
      const binned = many(ATTEMPTS, () => allergyRow(access.petId, noon));
      await db().allergy.createMany({ data: binned });
      return (attempt) => allergies.restore(access, binned[attempt]?.id ?? '', noon);
    },
    count: (household) => db().allergy.count({ where: mine(household) }),
  },
  'rows of a pet in one collection': {
    maximum: 20,
    source: 'lib/collections/row-limits.ts',
    async prepare({ access }, filled) {
      jest.replaceProperty(rowLimits, 'vitals', 20);
      const vital = vitals
        .input(noon)
        .parse({ kind: 'temperature', value: 38.4, measuredAt: after(-1, 'hour').toISOString() });
      for (const _ of many(filled, (each) => each)) await vitals.create(access, vital, author);
      return () => vitals.create(access, vital, author);
    },
    count: (household) => db().vital.count({ where: mine(household) }),
  },
  'photos in a member’s storage': {
    maximum: 5000,
    source: 'lib/collections/quota.ts',
    async prepare({ access }, filled) {
      await fillStorage(access.petId, filled);
      const texts = { caption: null, location: null, tags: [], takenAt: noon };
      const { photoKey, width, height, placeholder, bytes, sentBytes } = photoRow(access.petId);
      return () => addPhoto(access, { photoKey, width, height, placeholder, bytes, sentBytes }, texts, noon);
    },
    count: keptFiles,
  },
  'documents in a member’s storage': {
    maximum: 5000,
    source: 'lib/collections/quota.ts',
    async prepare({ access }, filled) {
      await fillStorage(access.petId, filled);
      return () => addDocument(access, aStoredDocument(), {}, noon);
    },
    count: keptFiles,
  },
  'documents of an entry': {
    maximum: 10,
    source: 'lib/records/documents/mutations.ts',
    async prepare({ access }, filled) {
      const { id: vetRecordId } = await aVisit(access);
      const row = () => ({ ...documentRow(access.petId), vetRecordId });
      await db().document.createMany({ data: many(filled, row) });
      return () => addDocument(access, aStoredDocument(), { vetRecordId }, noon);
    },
    count: (household) => db().document.count({ where: mine(household) }),
  },
  'documents restored to an entry': {
    maximum: 10,
    source: 'lib/records/documents/mutations.ts',
    async prepare({ access }, filled) {
      const { id: vetRecordId } = await aVisit(access);
      const row = (deletedAt: Date | null) => ({ ...documentRow(access.petId, deletedAt), vetRecordId });
      const binned = many(ATTEMPTS, () => row(noon));
      await db().document.createMany({ data: [...many(filled, () => row(null)), ...binned] });
      return (attempt) => restoreDocument(access, binned[attempt]?.id ?? '', noon);
    },
    count: (household) => db().document.count({ where: mine(household) }),
  },
  'active links of a photo': {
    maximum: 20,
    source: 'lib/records/photos/mutations.ts',
    async prepare({ viewer, access }, filled) {
      const photo = photoRow(access.petId);
      await db().photo.create({ data: photo });
      await db().photoLink.createMany({ data: many(filled, () => photoLinkRow(photo.id)) });
      return () => createLink(access, photo.id, 'week', causeBy(viewer));
    },
    count: ({ access }) => db().photoLink.count({ where: { photo: { petId: access.petId } } }),
  },
  'devices that get notifications': {
    maximum: 10,
    async prepare({ viewer }, filled) {
      const keep = (name: string) =>
        saveDevice(viewer, { endpoint: `http://127.0.0.1/${name}`, keys: browserKeys() }, name, noon);
      for (const index of many(filled, (each) => each)) await keep(`before-${index}`);
      return (attempt) => keep(`at-once-${attempt}`);
    },
    count: async ({ viewer }) => (await listDevices(viewer)).length,
  },
  'browsers known to an account': {
    maximum: 20,
    async prepare({ viewer }, filled) {
      const remember = () => rememberDevice(viewer.userId, undefined, noon);
      for (const _ of many(filled, (each) => each)) await remember();
      return remember;
    },
    count: ({ viewer }) => db().knownDevice.count({ where: { userId: viewer.userId } }),
  },
};

async function aHousehold(): Promise<Household> {
  const { secret } = await signIn();
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');
  return { viewer, access: await aPetOf(viewer) };
}

test.each(Object.entries(races))('forty parallel additions never exceed the maximum: %s', async (_, race) => {
  const household = await aHousehold();
  const add = await race.prepare(household, race.maximum - FREE);

  const tries = await Promise.allSettled(many(ATTEMPTS, add));

  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(await race.count(household)).toBe(race.maximum);
  expect(refusals).toEqual(many(race.source === undefined ? 0 : ATTEMPTS - FREE, () => 'limit_reached'));
});

test('the table lists every place that enforces a maximum', () => {
  const places = sources(['lib', 'app'])
    .filter(({ text }) => /AppError\(\s*'limit_reached'/.test(text))
    .map(({ path }) => path);
  expect(places).toEqual([...new Set(Object.values(races).flatMap(({ source }) => source ?? []))].sort());
});
