import { findShare, findSharedPet } from '@/lib/access/pet-access';
import { unlockShare } from '@/lib/access/unlock-share';
import { createGate } from '@/lib/core/runtime/gate';
import { consume, type Use } from '@/lib/core/security/rate-limit';
import { pinCall } from '@/lib/sharing/links/calls';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import { withDatabase } from '../support/database';
import { after, noon } from '../support/members';
import { aForm, aSharedPet, causeBy } from '../support/sharing';

withDatabase();

const callUnlock = (accessKey: string, fields: Record<string, string>, from = '10.1.2.3') =>
  pinCall({ request: aForm(fields, { from }), params: { accessKey }, locale: 'en', formatLocale: 'en', at: noon });

test('R9.1 a PIN link stays open for twelve hours after the right PIN', async () => {
  const { share } = await aSharedPet({ pin: '004711' });
  const { accessKey } = share;
  expect(share.hasPin).toBe(true);
  expect(await findSharedPet(accessKey, noon)).toBeNull();
  expect(await findShare(accessKey, noon)).toMatchObject({ locked: true });
  expect(await unlockShare({ accessKey, pin: '4711', network: '10.0.0.1', at: noon })).toBeNull();

  const unlockedShare = await unlockShare({ accessKey, pin: '004711', network: '10.0.0.1', at: noon });
  expect(unlockedShare?.access).toMatchObject({ shareId: share.id, kind: 'vet' });
  const proof = unlockedShare?.proof ?? '';
  expect(await findSharedPet(accessKey, after(11, 'hour'), { proof })).not.toBeNull();
  expect(await findSharedPet(accessKey, after(12, 'hour'), { proof })).toBeNull();
});

test('R9.2 an access proof opens only its own link and cannot be forged', async () => {
  const [one, two] = [await aSharedPet({ pin: '1234' }), await aSharedPet({ pin: '1234' })];
  const unlockedShare = await unlockShare({
    accessKey: one.share.accessKey,
    pin: '1234',
    network: '10.0.0.2',
    at: noon,
  });
  const proof = unlockedShare?.proof ?? '';
  expect(await findSharedPet(one.share.accessKey, noon, { proof })).not.toBeNull();

  const [until = '', signaturePart = ''] = proof.split('.');
  const later = (Number.parseInt(until, 36) + 1000).toString(36);
  for (const forgedProof of ['', '.', 'x.y', `${until}.`, `${later}.${signaturePart}`, `zzzzzzzzz.${signaturePart}`]) {
    expect([forgedProof, await findSharedPet(one.share.accessKey, noon, { proof: forgedProof })]).toEqual([
      forgedProof,
      null,
    ]);
  }
  expect(await findSharedPet(two.share.accessKey, noon, { proof })).toBeNull();
});

test('R9.2 five wrong PINs lock a network; a right one resets the count', async () => {
  const { share } = await aSharedPet({ pin: '2468' });
  const { accessKey } = share;
  const tries = (pin: string, network: string) => unlockShare({ accessKey, pin, network, at: noon });
  for (let count = 0; count < 4; count += 1) expect(await tries('0000', '10.2.2.1')).toBeNull();

  expect(await tries('2468', '10.2.2.1')).not.toBeNull();
  expect(await tries('0000', '10.2.2.1')).toBeNull();
  await expect(tries('2468', '10.2.2.1')).rejects.toMatchObject({ code: 'rate_limited' });
  // Other readers are not limited.
  expect(await tries('2468', '10.3.3.1')).not.toBeNull();
});

test('R9.2 one network alone cannot exhaust a link’s attempts', async () => {
  const { share } = await aSharedPet({ pin: '8642' });
  const uses: [Use, Use] = [
    [{ name: 'share-pin-day', points: 15, duration: 86_400 }, `${share.id} 10.5.5.1`],
    [{ name: 'share-pin-link', points: 60, duration: 86_400 }, share.id],
  ];
  for (let count = 0; count < 15; count += 1) await consume(...uses);
  const tries = (pin: string, network: string) => unlockShare({ accessKey: share.accessKey, pin, network, at: noon });
  for (let count = 0; count < 60; count += 1)
    await expect(tries('0000', '10.5.5.1')).rejects.toMatchObject({ code: 'rate_limited' });

  expect(await tries('8642', '10.6.6.1')).not.toBeNull();
});

test('R9.2 limits PIN attempts to sixty a day across networks', async () => {
  const { share } = await aSharedPet({ pin: '1357' });
  const { accessKey } = share;
  const tries = (network: number) =>
    unlockShare({ accessKey, pin: '0000', network: `10.4.${network}.1`, at: noon }).catch(({ code }) => code);
  const outcomes: unknown[] = [];
  for (let network = 0; network < 62; network += 1) outcomes.push(await tries(network));

  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(60);
  expect(outcomes.slice(60)).toEqual(['rate_limited', 'rate_limited']);
}, 30_000);

test('R9.2 a PIN that was never compared does not count as an attempt', async () => {
  const { share } = await aSharedPet({ pin: '5791' });
  const { accessKey } = share;
  const tries = (pin: string) => unlockShare({ accessKey, pin, network: '10.7.7.1', at: noon });
  const enterGate = createGate({ name: 'passwords', running: 2, waiting: 32 });
  let leaveGate = () => {};
  const leaving = new Promise<void>((resolve) => {
    leaveGate = resolve;
  });
  const crowd = Array.from({ length: 34 }, () => enterGate(() => leaving));
  for (let count = 0; count < 6; count += 1) await expect(tries('0000')).rejects.toMatchObject({ code: 'unavailable' });

  leaveGate();
  await Promise.all(crowd);

  expect(await tries('5791')).not.toBeNull();
});

test('R9.2 the PIN form reports right and wrong, but nothing about unknown keys', async () => {
  const { viewer, access, share } = await aSharedPet({ pin: '9876' });
  const { accessKey } = share;
  const wrong = await callUnlock(accessKey, { pin: '1111', lng: 'es' });
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, `/shared/${accessKey}?lng=es#pin-wrong`]);
  expect(wrong.headers.getSetCookie()).toEqual([]);

  const right = await callUnlock(accessKey, { pin: '9876', lng: '//evil' });
  expect([right.status, right.headers.get('location')]).toEqual([303, `/shared/${accessKey}`]);
  const cookies = right.headers.getSetCookie();
  expect(cookies.map((cookie) => /Path=([^;]+); Max-Age=43200; HttpOnly; SameSite=Lax/.exec(cookie)?.[1])).toEqual([
    `/shared/${accessKey}`,
    `/shared/answer/${accessKey}`,
    `/api/shared/${accessKey}`,
  ]);

  const unknown = await callUnlock('A'.repeat(43), { pin: '9876' });
  const revokedResponse = await revokeShare(access, share.id, causeBy(viewer)).then(() =>
    callUnlock(accessKey, { pin: '9876' }),
  );
  for (const answer of [unknown, revokedResponse]) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/#pin-wrong$/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }

  const path = await callUnlock('../../evil', { pin: '1' });
  expect(path.headers.get('location')).toBe('/shared/..%2F..%2Fevil#pin-wrong');
});
