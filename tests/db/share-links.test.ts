import { findSharedPet } from '@/lib/access/pet-access';
import { revokeGrants } from '@/lib/access/revoke-grants';
import type { Viewer } from '@/lib/access/viewer';
import { deleteAccount } from '@/lib/accounts/account/mutations';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { transaction } from '@/lib/core/db/client';
import { removePet } from '@/lib/records/pets/mutations';
import { createShare } from '@/lib/sharing/links/mutations/shares';
import { findClinicLink, getShareCard } from '@/lib/sharing/links/queries';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, joins, origin } from '../support/household';
import { aPetOf, aViewer, noon } from '../support/members';
import { aSharedPet, aShareOf } from '../support/sharing';

withDatabase();

test('R9.1 a card shows its own link', async () => {
  const { viewer, access, share: vets } = await aSharedPet();
  const finders = await aShareOf(viewer, access, { kind: 'finder' });

  const cards = [await getShareCard(access, vets.id, noon), await getShareCard(access, finders.id, noon)];

  expect(cards).toEqual([
    { url: vets.url, petName: 'Luna', kind: 'vet' },
    { url: finders.url, petName: 'Luna', kind: 'finder' },
  ]);
});

test('R9.1 R11.1 users cannot open the card of another user’s link', async () => {
  const { viewer, access, share } = await aSharedPet();
  const carer = await aViewer();
  await joins(carer, viewer, [access.petId], { mayShare: true });

  for (const other of [await accessOf(carer, access.petId, 'share'), await aPetOf(await aViewer())])
    await expect(getShareCard(other, share.id, noon)).rejects.toMatchObject({ code: 'not_found' });
});

const isSuspended = async ({ userId }: Viewer) =>
  setSuspended((await anAdmin()).admin, userId, true, { origin, at: noon });

async function aCarersLink() {
  const owner = await aViewer();
  const { petId } = await aPetOf(owner);
  const carer = await aViewer();
  const joinThem = () => joins(carer, owner, [petId], { mayShare: true });
  await joinThem();
  const link = { label: 'Vet', kind: 'vet' as const };
  const { accessKey } = await createShare(await accessOf(carer, petId, 'share'), link, causedBy(carer));
  expect(await findSharedPet(accessKey, noon)).not.toBeNull();
  return { carer, joinsThem: joinThem, accessKey };
}

test.each<[string, (carer: Viewer) => Promise<unknown>]>([
  ['deleted', (carer) => deleteAccount(carer, { origin, at: noon })],
  ['suspended', isSuspended],
])('R11.1 a carer’s links stop working once their account is %s', async (_, ends) => {
  const { carer, accessKey } = await aCarersLink();
  await ends(carer);
  expect(await findSharedPet(accessKey, noon)).toBeNull();
});

test('R6.8 revoked links stay closed when the account joins again', async () => {
  const { carer, joinsThem, accessKey } = await aCarersLink();
  await transaction(() => revokeGrants({ userId: carer.userId, change: 'address_proven', at: noon }));
  await joinsThem();
  expect(await findSharedPet(accessKey, noon)).toBeNull();
});

const sentTo = (clinicAddress: string) => aSharedPet({ clinicAddress });

test('R13.3 each clinic gets its own link', async () => {
  const [sol, mar] = [await sentTo('sol@example.org'), await sentTo('mar@example.org')];
  const { share: notSent } = await aSharedPet();

  const links = [sol.share, mar.share, notSent].map(({ id }) => findClinicLink(id, noon));

  expect(await Promise.all(links)).toEqual([
    expect.objectContaining({ to: 'sol@example.org', url: sol.share.url }),
    expect.objectContaining({ to: 'mar@example.org', url: mar.share.url }),
    null,
  ]);
});

type Sent = Awaited<ReturnType<typeof sentTo>>;

test.each<[string, (sent: Sent) => Promise<unknown>]>([
  ['the pet is deleted', ({ access }) => removePet(access, noon)],
  ['its owner is suspended', ({ viewer }) => isSuspended(viewer)],
])('R13.3 no link is found for a clinic once %s', async (_, ends) => {
  const sent = await sentTo('sol@example.org');

  await ends(sent);

  expect(await findClinicLink(sent.share.id, noon)).toBeNull();
});
