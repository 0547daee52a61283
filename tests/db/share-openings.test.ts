import { findShare } from '@/lib/access/pet-access';
import { unlockShare } from '@/lib/access/unlock-share';
import { findViewer } from '@/lib/access/viewer';
import { hashPassword } from '@/lib/core/auth/password';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { removePet } from '@/lib/records/pets/mutations';
import { sendShareOpened } from '@/lib/sharing/links/jobs';
import { recordOpening } from '@/lib/sharing/links/mutations/openings';
import { changeShare, revokeShare } from '@/lib/sharing/links/mutations/shares';
import { findSharedView, listOpenings, listShares } from '@/lib/sharing/links/queries';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon, signIn } from '../support/members';
import { aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';

withDatabase();

const phone = { device: 'Safari, iOS', network: '10.1.2.0/24', sessionSecret: null };
const all = { limit: 50 };
const countJobs = async (shareId: string) => {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'share-opened-mail' AND data->>'shareId' = ${shareId}`;
  return rows.length;
};

test('R9.1 each device and network counts as one opening per half hour', async () => {
  const { access, share } = await aSharedPet();
  const reader = await openShare(share.accessKey);
  await recordOpening(reader, { ...phone, at: noon });
  await recordOpening(reader, { ...phone, at: after(29, 'minute') });
  await recordOpening(reader, { ...phone, network: '10.9.9.0/24', at: after(29, 'minute') });
  await recordOpening(reader, { ...phone, device: 'Firefox, Android', at: after(30, 'minute') });
  await recordOpening(reader, { ...phone, at: after(31, 'minute') });

  const { items } = await listOpenings(access, share.id, all);

  expect(items.map(({ at, device, network }) => [at, device, network])).toEqual([
    ['2026-03-28T12:31:00.000Z', 'Safari, iOS', '10.1.2.0/24'],
    ['2026-03-28T12:30:00.000Z', 'Firefox, Android', '10.1.2.0/24'],
    ['2026-03-28T12:29:00.000Z', 'Safari, iOS', '10.9.9.0/24'],
    ['2026-03-28T12:00:00.000Z', 'Safari, iOS', '10.1.2.0/24'],
  ]);
  expect((await listShares(access, all, noon)).items[0]).toMatchObject({
    openings: 4,
    lastOpenedAt: '2026-03-28T12:31:00.000Z',
  });
});

test('R9.1 twenty simultaneous views count as one opening with one email', async () => {
  const { access, share } = await aSharedPet();
  const reader = await openShare(share.accessKey);
  await Promise.all(Array.from({ length: 20 }, () => recordOpening(reader, { ...phone, at: noon })));
  expect((await listOpenings(access, share.id, all)).items).toHaveLength(1);
  expect(await countJobs(share.id)).toBe(1);
});

test('R9.1 views by the owner or through a revoked link are not counted', async () => {
  const { secret } = await signIn();
  const viewer = (await findViewer(secret, noon)) ?? failTest();
  const access = await aPetOf(viewer);
  const share = await aShareOf(viewer, access);
  const reader = await openShare(share.accessKey);

  await recordOpening(reader, { ...phone, sessionSecret: secret, at: noon });
  expect((await listOpenings(access, share.id, all)).items).toEqual([]);
  const other = await signIn();
  await recordOpening(reader, { ...phone, sessionSecret: other.secret, at: noon });
  expect((await listOpenings(access, share.id, all)).items).toHaveLength(1);

  await revokeShare(access, share.id, causeBy(viewer));
  await recordOpening(reader, { ...phone, network: '10.7.7.0/24', at: noon });
  expect((await listOpenings(access, share.id, all)).items).toHaveLength(1);
});

test('R9.1 the first opening is emailed unless the owner opts out', async () => {
  const { viewer, share } = await aSharedPet({}, { name: 'Nova' });
  await recordOpening(await openShare(share.accessKey), { ...phone, at: noon });
  await sendShareOpened.handle({ shareId: share.id });
  const [mail] = await listOutbox(1, viewer.email);
  expect(mail?.subject).toBe('The link to Nova’s passport was opened');
  expect(mail?.text).toContain('“Dr. Paw” for the first time: 28 Mar 2026, 12:00, Safari, iOS');
  expect(mail?.text).not.toContain('10.1.2');

  const quiet = await aSharedPet();
  await db().user.update({ where: { id: quiet.viewer.userId }, data: { shareNotice: false } });
  await recordOpening(await openShare(quiet.share.accessKey), { ...phone, at: noon });
  await sendShareOpened.handle({ shareId: quiet.share.id });
  expect(await listOutbox(5, quiet.viewer.email)).toEqual([]);
});

test('R9.2 revocation and deletion also block a view in progress', async () => {
  const { viewer, access, share } = await aSharedPet();
  const onTheWay = await openShare(share.accessKey);
  expect(await findSharedView(onTheWay, share.accessKey, noon)).not.toBeNull();

  await revokeShare(access, share.id, causeBy(viewer));
  expect(await findSharedView(onTheWay, share.accessKey, noon)).toBeNull();
  const endedHome = await aSharedPet();
  const reader = await openShare(endedHome.share.accessKey);
  await removePet(endedHome.access, noon);
  expect(await findSharedView(reader, endedHome.share.accessKey, noon)).toBeNull();
});

test('R9.1 a link’s end can change after expiry, but not after revocation', async () => {
  const { viewer, access, share } = await aSharedPet({ expiresAt: after(1, 'day') });
  const late = after(2, 'day');
  await expect(openShare(share.accessKey, late)).rejects.toThrow();
  expect(await changeShare(access, share.id, { expiresAt: after(9, 'day') }, causeBy(viewer, late))).toMatchObject({
    state: 'active',
    url: share.url,
  });
  expect(await openShare(share.accessKey, late)).toMatchObject({ shareId: share.id });

  await revokeShare(access, share.id, causeBy(viewer, late));
  await expect(changeShare(access, share.id, { expiresAt: null }, causeBy(viewer, late))).rejects.toMatchObject({
    code: 'conflict',
  });

  const stranger = await aPetOf(await aViewer());
  await expect(changeShare(stranger, share.id, { expiresAt: null }, causeBy(viewer))).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(listOpenings(stranger, share.id, all)).rejects.toMatchObject({ code: 'not_found' });
  expect((await getSharePage(access, late)).shares).toMatchObject([{ state: 'revoked' }]);
});

function failTest(): never {
  throw new Error('expected a value');
}

test('R9.1 a new PIN locks out everyone; removing it reopens the link', async () => {
  const { viewer, access, share } = await aSharedPet();
  const changePin = (pinHash: string | null) => changeShare(access, share.id, { pinHash }, causeBy(viewer));

  const lockedShare = await changePin(await hashPassword('2468'));
  await expect(openShare(share.accessKey)).rejects.toThrow();
  const open = await changePin(null);

  expect([lockedShare.hasPin, open.hasPin]).toEqual([true, false]);
  expect(lockedShare.expiresAt).toBe(share.expiresAt);
  expect(await openShare(share.accessKey)).toMatchObject({ shareId: share.id });
});

test('R9.1 a changed PIN ends access of browsers with the old one', async () => {
  const { viewer, access, share } = await aSharedPet();
  const setPin = async (pin: string) =>
    changeShare(access, share.id, { pinHash: await hashPassword(pin) }, causeBy(viewer));
  const unlockWith = (pin: string) => unlockShare({ accessKey: share.accessKey, pin, network: '192.0.2.7', at: noon });

  await setPin('2468');
  const knownReader = await unlockWith('2468');
  expect(await findShare(share.accessKey, noon, { proof: knownReader?.proof })).not.toHaveProperty('locked');
  await setPin('1357');

  expect(await findShare(share.accessKey, noon, { proof: knownReader?.proof })).toHaveProperty('locked');
  expect(await unlockWith('2468')).toBeNull();
});
