import { randomBytes } from 'node:crypto';
import { findSharedPet } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { listOutbox } from '@/lib/core/mail/outbox';
import { openDraft } from '@/lib/core/security/sealed-draft';
import { newId } from '@/lib/core/validation/ids';
import { finderMessageCall } from '@/lib/sharing/links/calls';
import { FINDER_DRAFT, finderToken } from '@/lib/sharing/links/finder-token';
import { sendFinderMessage } from '@/lib/sharing/links/jobs';
import {
  deleteFinderMessage,
  endLostMode,
  readFinderMessage,
  saveFinderMessage,
  setLostMode,
} from '@/lib/sharing/links/mutations/shares';
import { getLost, getSharedView, listFinderMessages, listShares } from '@/lib/sharing/links/queries';
import { getSharePage } from '@/lib/sharing/stays/queries/share-page';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aForm, aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';

withDatabase();

const words = { note: 'Shy, please don’t chase', label: 'Finder' };
const all = { limit: 50 };

async function aLostPet(pet: Record<string, unknown> = {}) {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, pet);
  const lostState = await setLostMode(access, words, causeBy(viewer));
  return { viewer, access, lost: lostState, accessKey: lostState.share?.url?.split('/').at(-1) ?? '' };
}

async function sendMessage(accessKey: string, fields: Record<string, string>, { from = '10.1.1.1', at = noon } = {}) {
  const response = await finderMessageCall({
    request: aForm(fields, { from }),
    params: { accessKey },
    locale: 'en',
    formatLocale: 'en',
    at,
  });
  const to = new URL(response.headers.get('location') ?? '', 'http://localhost');
  return { status: response.status, outcome: to.searchParams.get('message'), draft: to.searchParams.get('draft') };
}

test('R9.4 finders see medication needs with the owner’s consent until the pet returns', async () => {
  const { viewer, access, lost, accessKey } = await aLostPet();
  const readsMedication = async () =>
    (await getSharedView(await openShare(accessKey), accessKey, noon)).lost?.needsMedication;
  expect([lost.needsMedication, await readsMedication()]).toEqual([false, false]);

  await setLostMode(access, { ...words, needsMedication: true }, causeBy(viewer));
  expect([(await getLost(access, noon)).needsMedication, await readsMedication()]).toEqual([true, true]);

  await endLostMode(access, causeBy(viewer));
  expect((await setLostMode(access, words, causeBy(viewer))).needsMedication).toBe(false);
});

test('R9.1 a lost pet’s finder link lasts until the pet returns', async () => {
  const { viewer, access, lost, accessKey } = await aLostPet({ name: 'Nova', emergencyContact: 'Ana, +34 600' });
  expect(lost).toMatchObject({ lostSince: noon.toISOString(), note: words.note });
  const reader = await openShare(accessKey, after(400, 'day'));
  const view = await getSharedView(reader, accessKey, noon);
  expect(view).toMatchObject({ kind: 'finder', expiresAt: null, lost: { note: words.note }, pet: { name: 'Nova' } });
  expect(JSON.stringify(view)).not.toContain('+34 600');

  const again = await setLostMode(access, { ...words, note: null }, causeBy(viewer, after(1, 'hour')));
  expect(again).toEqual({ ...lost, note: null });
  await endLostMode(access, causeBy(viewer, after(2, 'hour')));
  await endLostMode(access, causeBy(viewer, after(2, 'hour')));
  expect(await findSharedPet(accessKey, after(2, 'hour'))).toBeNull();
  expect(await getLost(access, after(2, 'hour'))).toEqual({
    ...{ lostSince: null, note: null, needsMedication: false, share: null },
  });
});

test('R9.1 the finder link is shown regardless of how many links have ended', async () => {
  const { viewer, access, lost } = await aLostPet();
  const endedShare = await aShareOf(viewer, access);
  const row = await db().share.findUniqueOrThrow({ where: { id: endedShare.id } });
  const another = () => ({ ...row, id: newId(), keyHash: Uint8Array.from(randomBytes(32)), revokedAt: noon });
  await db().share.createMany({ data: Array.from({ length: 205 }, another) });

  const page = await getSharePage(access, noon);
  expect(page.lost).toEqual(lost);
  expect(page.shares).toHaveLength(200);

  const ids = page.shares.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().reverse());
});

test('R9.1 two tabs reporting a loss at once create one link', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const [one, two] = await Promise.all([1, 2].map(() => setLostMode(access, words, causeBy(viewer))));
  expect(one).toEqual(two);
  expect((await listShares(access, all, noon)).items).toHaveLength(1);
});

test('R9.1 an existing tag link is reused and survives the pet’s return', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const tag = await aShareOf(viewer, access, { kind: 'finder', expiresAt: null });
  const later = after(1, 'day');

  expect((await setLostMode(access, words, causeBy(viewer, later))).share?.id).toBe(tag.id);
  await endLostMode(access, causeBy(viewer, after(2, 'day')));
  const view = await getSharedView(await openShare(tag.accessKey, after(3, 'day')), tag.accessKey, after(3, 'day'));
  expect(view.lost).toBeNull();
});

test('R9.4 a finder’s message is emailed to the owner without revealing addresses', async () => {
  const { viewer, access, accessKey } = await aLostPet({ name: 'Nova' });
  const { shareId } = await openShare(accessKey);
  const token = finderToken(shareId, noon);
  const text = 'She is with me.\r\n\r\n\u202ECall <3 me';

  expect(await sendMessage(accessKey, { text, contact: 'Ben\n+34 600', token })).toEqual({
    status: 303,
    outcome: 'sent',
    draft: null,
  });

  const { items } = await listFinderMessages(access, all);
  expect(items).toMatchObject([{ text: 'She is with me.\n\nCall <3 me', contact: 'Ben +34 600', readAt: null }]);
  await sendFinderMessage.handle({ messageId: items[0]?.id ?? '' });
  const [mail] = await listOutbox(1, viewer.email);
  expect(mail?.subject).toBe('New message about Nova');
  expect(mail?.text).toContain('She is with me.');
  expect(mail?.text).toContain('Ben +34 600');

  const readMessage = await readFinderMessage(access, items[0]?.id ?? '', after(1, 'hour'));
  expect((await readFinderMessage(access, readMessage.id, after(2, 'hour'))).readAt).toBe(readMessage.readAt);
  expect((await getSharePage(access, noon)).messages).toEqual([readMessage]);

  const stranger = await aPetOf(await aViewer());
  await expect(readFinderMessage(stranger, readMessage.id, noon)).rejects.toMatchObject({ code: 'not_found' });
});

test('R9.4 the owner deletes one message at a time', async () => {
  const { access, accessKey } = await aLostPet();
  const reader = await openShare(accessKey);
  for (const text of ['Seen her', 'She is with me']) await saveFinderMessage(reader, { text, contact: null }, noon);
  const [remainingMessage, deletedMessage] = (await listFinderMessages(access, all)).items;
  const id = deletedMessage?.id ?? '';
  const stranger = await aPetOf(await aViewer());

  await expect(deleteFinderMessage(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  await deleteFinderMessage(access, id);

  expect((await listFinderMessages(access, all)).items).toEqual([remainingMessage]);
});

test('R9.4 a rejected message returns for editing and is not stored', async () => {
  const { access, accessKey } = await aLostPet();
  const token = finderToken((await openShare(accessKey)).shareId, noon);
  const refusals: [Record<string, string>, string][] = [
    [{ text: ' \n ', token }, 'empty'],
    [{ text: 'x'.repeat(2001), token }, 'long'],
    [{ text: 'hello <a href="https://x.example">buy</a>', token }, 'html'],
    [{ text: 'a.com b.net https://c.example', token }, 'links'],
    [{ text: 'hello', token: '' }, 'stale'],
    [{ text: 'hello', token: finderToken('another', noon) }, 'stale'],
  ];

  for (const [fields, outcome] of refusals) {
    const answer = await sendMessage(accessKey, { ...fields, contact: 'Ben' });
    expect(answer).toMatchObject({ status: 303, outcome });
    const draft = openDraft(FINDER_DRAFT, answer.draft);
    if (draft) expect(draft).toEqual({ text: fields.text?.trim(), contact: 'Ben' });
  }
  expect(await sendMessage(accessKey, { text: 'hello', token }, { at: after(25, 'hour') })).toMatchObject({
    outcome: 'stale',
  });
  expect((await listFinderMessages(access, all)).items).toEqual([]);
});

test('R9.4 messages are limited to five per network hour, sixty per pet day', async () => {
  const { access, accessKey } = await aLostPet();
  const token = finderToken((await openShare(accessKey)).shareId, noon);
  const from = (address: string) => sendMessage(accessKey, { text: 'Seen her', token }, { from: address });
  const outcomes: (string | null)[] = [];
  for (let count = 0; count < 6; count += 1) outcomes.push((await from('10.5.5.5')).outcome);

  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'wait']);
  for (let network = 0; network < 60; network += 1) await from(`10.6.${network}.1`);
  expect((await listFinderMessages(access, { limit: 100 })).items).toHaveLength(60);
}, 30_000);

test('R9.2 other links and ended links accept no messages', async () => {
  const { viewer, access, share } = await aSharedPet({ kind: 'vet' });
  const token = finderToken(share.id, noon);
  const to = async (key: string) => (await sendMessage(key, { text: 'hello', token }, { from: '10.8.8.8' })).outcome;
  expect(await to(share.accessKey)).toBeNull();
  expect(await to('A'.repeat(43))).toBeNull();

  const lostState = await setLostMode(access, words, causeBy(viewer));
  await endLostMode(access, causeBy(viewer, after(1, 'hour')));
  expect(await to(lostState.share?.url?.split('/').at(-1) ?? '')).toBeNull();
  expect((await listFinderMessages(access, all)).items).toEqual([]);
});
