import { findTokenMembership } from '@/lib/access/membership';
import { checkPetAccess, grantLevel } from '@/lib/access/pet-access';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { findTokenHolder } from '@/lib/access/viewer';
import { createAccessTokenCall } from '@/lib/accounts/access-tokens/calls';
import { createAccessToken } from '@/lib/accounts/access-tokens/mutations';
import { listAccessTokens } from '@/lib/accounts/access-tokens/queries';
import { removeExpired } from '@/lib/accounts/sign-in/mutations';
import { db } from '@/lib/core/db/client';
import { hashSecret } from '@/lib/core/security/secrets';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const request = { name: 'Script', scopes: ['read' as const], pets: null as string[] | null, endsOn: null };

async function aToken(more: Partial<Omit<typeof request, 'endsOn'>> & { endsOn?: string } = {}) {
  const viewer = await aViewer();
  const pet = await aPetOf(viewer);
  const proof = await reauthenticate(viewer, undefined, noon);
  return { viewer, pet, ...(await createAccessToken(proof, { ...request, ...more }, moment)) };
}

const rowOf = (id: string) => db().accessToken.findUnique({ where: { id } });

/** Changes with every write of the row. */
async function versionOf(id: string): Promise<string | undefined> {
  const [row] = await db().$queryRaw<{ version: string }[]>`
    SELECT xmin::text AS "version" FROM "AccessToken" WHERE "id" = ${id}::uuid`;
  return row?.version;
}

test('R14.8 only the hash of the secret is stored', async () => {
  const { id, token } = await aToken();
  const row = await rowOf(id);
  expect(row?.secretHash).toEqual(hashSecret(token.slice('pawfolio_'.length)));
  expect(JSON.stringify(row)).not.toContain(token.slice(-20));
});

test('R14.8 creating a token needs a recent sign-in', async () => {
  const viewer = await aViewer();
  const at = after(11, 'minute');
  const context = {
    request: new Request('https://pawfolio.test'),
    params: {},
    locale: 'en',
    formatLocale: 'en',
  } as const;
  const pendingToken = createAccessTokenCall({ ...context, viewer, body: request, at });
  await expect(pendingToken).rejects.toMatchObject({ code: 'forbidden' });
  expect(await listAccessTokens(viewer, at)).toEqual([]);
});

test('R14.10 a token works until its last day ends in the user’s zone', async () => {
  const viewer = await aViewer();
  await db().user.update({ where: { id: viewer.userId }, data: { timeZone: 'America/New_York' } });
  const proof = await reauthenticate({ ...viewer, timeZone: 'America/New_York' }, undefined, noon);
  const { token } = await createAccessToken(proof, { ...request, endsOn: '2026-03-28' }, moment);
  expect(await findTokenHolder(token, new Date('2026-03-29T03:59:59Z'))).toMatchObject({ userId: viewer.userId });
  expect(await findTokenHolder(token, new Date('2026-03-29T04:00:00Z'))).toBeNull();
});

test('R14.10 a suspended account’s token works again after the suspension', async () => {
  const { viewer, token } = await aToken();
  const suspend = (suspendedAt: Date | null) =>
    db().user.update({ where: { id: viewer.userId }, data: { suspendedAt } });
  await suspend(noon);
  expect(await findTokenHolder(token, noon)).toBeNull();
  await suspend(null);
  expect(await findTokenHolder(token, noon)).toMatchObject({ userId: viewer.userId });
});

test('R14.10 the last use is written once a day', async () => {
  const { id, token, pet } = await aToken();
  expect((await rowOf(id))?.lastUsedOn).toBeNull();
  await findTokenHolder(token, noon);
  expect((await rowOf(id))?.lastUsedOn).toEqual(new Date('2026-03-28'));

  const version = await versionOf(id);
  await findTokenHolder(token, after(1, 'hour'));
  await findTokenMembership(token, pet.petId, after(2, 'hour'));
  await findTokenHolder(token, after(-1, 'day'));
  expect(await versionOf(id)).toBe(version);
  await findTokenMembership(token, pet.petId, after(1, 'day'));
  expect((await rowOf(id))?.lastUsedOn).toEqual(new Date('2026-03-29'));
});

test('R14.9 a program’s calls do not count as visits', async () => {
  const { token, pet } = await aToken();
  const membership = await findTokenMembership(token, pet.petId, noon);
  expect(membership && grantLevel(membership, 'edit')).toMatchObject({ petId: pet.petId });
  expect(await db().petMember.findFirst({ where: { petId: pet.petId } })).toMatchObject({ lastSeenOn: null });
});

test('R14.9 the limit to pets holds in every proof', async () => {
  const { viewer, pet } = await aToken();
  const other = await aPetOf(viewer, { name: 'Rex' });
  const proof = await reauthenticate(viewer, undefined, noon);
  const { token } = await createAccessToken(proof, { ...request, pets: [pet.petId] }, moment);
  const holder = await findTokenHolder(token, noon);
  if (!holder) throw new Error('the token is not valid');
  await checkPetAccess(holder, pet.petId, 'own', noon);
  await expect(checkPetAccess(holder, other.petId, 'view', noon)).rejects.toMatchObject({ code: 'not_found' });
  expect(await findTokenMembership(token, other.petId, noon)).toMatchObject({ petId: null, held: null });

  await db().pet.delete({ where: { id: pet.petId } });
  expect((await findTokenHolder(token, noon))?.petIds).toEqual([]);
});

test('R14.10 ended and unused tokens are swept later', async () => {
  const [endedToken, unusedToken, usedToken] = [await aToken({ endsOn: '2026-03-28' }), await aToken(), await aToken()];
  const remainingIds = async () => {
    const rows = await db().accessToken.findMany({
      where: { id: { in: [endedToken.id, unusedToken.id, usedToken.id] } },
    });
    return rows.map(({ id }) => id);
  };
  await removeExpired(after(30, 'day'));
  expect(await remainingIds()).toHaveLength(3);
  await removeExpired(after(32, 'day'));
  expect(await remainingIds()).toHaveLength(2);
  await findTokenHolder(usedToken.token, after(300, 'day'));
  await removeExpired(after(366, 'day'));
  expect(await remainingIds()).toEqual([usedToken.id]);
});
