import { db } from '@/lib/core/db/client';
import { auditKey } from '@/lib/core/security/audit';
import { changeShare, endLostMode, revokeShare, setLostMode } from '@/lib/sharing/links/mutations/shares';
import { withDatabase } from '../support/database';
import { accessOf, joins } from '../support/household';
import { many } from '../support/maximum-races';
import { shareRow } from '../support/maximum-rows';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aSharedPet, aShareOf, causeBy } from '../support/sharing';

withDatabase();

const endOf = async ({ id }: { id: string }) => (await db().share.findUniqueOrThrow({ where: { id } })).revokedAt;
const endsOf = (shares: { id: string }[]) => Promise.all(shares.map(endOf));
const revocationsBy = ({ userId }: { userId: string }) =>
  db().auditEvent.count({ where: { actorKey: auditKey(userId), action: 'share_revoked' } });

test('R9.1 only the pet’s own active links count toward its limit of fifty', async () => {
  const viewer = await aViewer();
  const [access, other] = [await aPetOf(viewer), await aPetOf(viewer)];
  await db().share.createMany({
    data: [
      ...many(30, () => shareRow(access.petId, null)),
      ...many(19, () => shareRow(access.petId, after(1, 'day'))),
      ...many(3, () => shareRow(access.petId, noon)),
      ...many(3, () => ({ ...shareRow(access.petId, null), revokedAt: noon })),
      ...many(3, () => shareRow(other.petId, null)),
    ],
  });

  const last = await aShareOf(viewer, access);

  await expect(aShareOf(viewer, access)).rejects.toMatchObject({ code: 'limit_reached' });
  const changed = await changeShare(access, last.id, { expiresAt: null }, causeBy(viewer));
  expect(changed).toMatchObject({ state: 'active', expiresAt: null });
});

test('R9.1 revoking a link happens once and affects no other', async () => {
  const { viewer, access, share } = await aSharedPet();
  const kept = [await aShareOf(viewer, access), (await aSharedPet()).share];

  await revokeShare(access, share.id, causeBy(viewer));
  await revokeShare(access, share.id, causeBy(viewer, after(1, 'hour')));

  expect(await endsOf([share, ...kept])).toEqual([noon, null, null]);
  expect(await revocationsBy(viewer)).toBe(1);
});

test('R9.1 R11.1 users cannot change or revoke other users’ links', async () => {
  const { viewer, access, share } = await aSharedPet();
  const carer = await aViewer();
  await joins(carer, viewer, [access.petId], { mayShare: true });

  for (const other of [await accessOf(carer, access.petId, 'share'), await aPetOf(await aViewer())]) {
    const refused = { code: 'not_found' };
    await expect(revokeShare(other, share.id, causeBy(carer))).rejects.toMatchObject(refused);
    await expect(changeShare(other, share.id, { label: 'Mine' }, causeBy(carer))).rejects.toMatchObject(refused);
  }

  const row = await db().share.findUniqueOrThrow({ where: { id: share.id } });
  expect(row).toMatchObject({ label: 'Dr. Paw', revokedAt: null });
});

test('R9.1 a pet’s return ends only the unlimited finder links of its loss', async () => {
  const viewer = await aViewer();
  const [access, other] = [await aPetOf(viewer), await aPetOf(viewer)];
  const words = { note: null, label: 'Finder' };
  const [lost, stillLost] = [
    await setLostMode(access, words, causeBy(viewer)),
    await setLostMode(other, words, causeBy(viewer)),
  ];
  const vets = await aShareOf(viewer, access, { kind: 'vet', expiresAt: null });
  const forDays = await aShareOf(viewer, access, { kind: 'finder', expiresAt: after(9, 'day') });
  const ended = await aShareOf(viewer, access, { kind: 'finder', expiresAt: null });
  await revokeShare(access, ended.id, causeBy(viewer, after(1, 'minute')));

  await endLostMode(access, causeBy(viewer, after(1, 'hour')));

  const links = [lost.share, stillLost.share, vets, forDays, ended].map((one) => ({ id: one?.id ?? '' }));
  expect(await endsOf(links)).toEqual([after(1, 'hour'), null, null, null, after(1, 'minute')]);
  expect(await db().pet.findUnique({ where: { id: other.petId } })).toMatchObject({ lostSince: noon });
});
