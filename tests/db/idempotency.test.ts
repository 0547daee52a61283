import { checkPetAccess, type PetAccess } from '@/lib/access/pet-access';
import { db, transaction } from '@/lib/core/db/client';
import { runOnce } from '@/lib/core/http/idempotency';
import { createPet, removePet } from '@/lib/records/pets/mutations';
import { petInput } from '@/lib/records/pets/schema';
import { withDatabase } from '../support/database';
import { aViewer, noon } from '../support/members';

withDatabase();
const luna = petInput('2026-03-28').parse({ name: 'Luna', type: 'dog' });

const checkRepeat = async () => undefined;

test('R7.1 failed work stores neither its rows nor its idempotency key', async () => {
  const viewer = await aViewer();
  const keyedRequest = { userId: viewer.userId, key: 'one', fingerprint: 'POST /api/pets {}', at: noon, checkRepeat };

  const failing = runOnce(keyedRequest, async () => {
    await createPet(viewer, luna, noon);
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await db().pet.count({ where: { ownerId: viewer.userId } })).toBe(0);

  const answer = await runOnce(keyedRequest, async () => ({
    status: 201,
    body: { id: (await createPet(viewer, luna, noon)).id },
  }));
  expect(await runOnce(keyedRequest, () => Promise.reject(new Error('not again')))).toEqual(answer);
  expect(await db().pet.count({ where: { ownerId: viewer.userId } })).toBe(1);
});

test('R7.1 the stored response is unreadable at rest', async () => {
  const viewer = await aViewer();
  const body = { accessKey: 'a-secret-of-the-answer' };
  await runOnce({ userId: viewer.userId, key: 'two', fingerprint: 'x', at: noon, checkRepeat }, async () => ({
    status: 201,
    body,
  }));

  const { body: stored } = await db().idempotencyRecord.findFirstOrThrow({ where: { userId: viewer.userId } });

  expect(Buffer.from(stored).toString('utf8')).not.toContain('secret');
});

test('R7.1 a response is not replayed once its subject is inaccessible', async () => {
  const viewer = await aViewer();
  const key = { userId: viewer.userId, key: 'three', fingerprint: 'POST /api/pets {}', at: noon };
  const checkPet = (pet: unknown) => checkPetAccess(viewer, (pet as { id: string }).id, 'own', noon);
  const makeRequest = () =>
    runOnce({ ...key, checkRepeat: checkPet }, async () => ({
      status: 201,
      body: await createPet(viewer, luna, noon),
    }));

  const { body } = await makeRequest();
  expect((await makeRequest()).body).toEqual(body);
  await removePet({ petId: (body as { id: string }).id } as PetAccess<'own'>, noon);
  await expect(makeRequest()).rejects.toMatchObject({ code: 'not_found' });
  expect(await db().pet.count({ where: { ownerId: viewer.userId, deletedAt: null } })).toBe(0);
});

test('a nested transaction joins the outer one', async () => {
  const viewer = await aViewer();

  const outer = transaction(async () => {
    await transaction(() => createPet(viewer, luna, noon));
    throw new Error('undone');
  });

  await expect(outer).rejects.toThrow('undone');
  expect(await db().pet.count({ where: { ownerId: viewer.userId } })).toBe(0);
});
