import type { SharedPetAccess } from '@/lib/access/pet-access';
import { setSuspended } from '@/lib/accounts/admin/mutations';
import { removePet } from '@/lib/records/pets/mutations';
import {
  deleteFinderMessage,
  readFinderMessage,
  revokeShare,
  saveFinderMessage,
} from '@/lib/sharing/links/mutations/shares';
import { findFinderNotice, listFinderMessages } from '@/lib/sharing/links/queries';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { origin } from '../support/household';
import { aPetOf, noon } from '../support/members';
import { aSharedPet, aShareOf, causeBy, openShare } from '../support/sharing';

withDatabase();

const all = { limit: 50 };

async function aFoundPet() {
  const foundPet = await aSharedPet({ kind: 'finder', expiresAt: null });
  await aShareOf(foundPet.viewer, foundPet.access);
  return { ...foundPet, reader: await openShare(foundPet.share.accessKey) };
}

type Found = Awaited<ReturnType<typeof aFoundPet>>;

const sendMessage = (reader: SharedPetAccess, text: string) => saveFinderMessage(reader, { text, contact: null }, noon);
const messagesOf = async ({ access }: Pick<Found, 'access'>) => (await listFinderMessages(access, all)).items;

test('R9.4 a finder’s message is stored once, for its link’s pet', async () => {
  const [luna, milo] = [await aFoundPet(), await aFoundPet()];

  await sendMessage(luna.reader, 'Seen her');
  await sendMessage(milo.reader, 'Seen him');

  expect((await messagesOf(luna)).map(({ text }) => text)).toEqual(['Seen her']);
  expect((await messagesOf(milo)).map(({ text }) => text)).toEqual(['Seen him']);
  expect(await messagesOf({ access: await aPetOf(luna.viewer) })).toEqual([]);
});

test('R9.2 a reader can no longer write once their link is revoked', async () => {
  const foundPet = await aFoundPet();
  await revokeShare(foundPet.access, foundPet.share.id, causeBy(foundPet.viewer));

  await expect(sendMessage(foundPet.reader, 'Seen her')).rejects.toMatchObject({ code: 'not_found' });

  expect(await messagesOf(foundPet)).toEqual([]);
});

test('R9.2 a deleted pet accepts and shows no messages', async () => {
  const foundPet = await aFoundPet();
  await sendMessage(foundPet.reader, 'Seen her');
  await removePet(foundPet.access, noon);

  await expect(sendMessage(foundPet.reader, 'Seen her again')).rejects.toMatchObject({ code: 'not_found' });

  expect(await messagesOf(foundPet)).toEqual([]);
});

test('R9.4 the owner marks one message as read at a time', async () => {
  const [luna, milo] = [await aFoundPet(), await aFoundPet()];
  for (const text of ['Seen her', 'She is with me']) await sendMessage(luna.reader, text);
  const [unreadMessage, message] = await messagesOf(luna);
  const id = message?.id ?? '';

  await expect(readFinderMessage(milo.access, id, noon)).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteFinderMessage(milo.access, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await messagesOf(luna)).toEqual([unreadMessage, message]);

  const readMessage = await readFinderMessage(luna.access, id, noon);

  expect(readMessage).toEqual({ ...message, readAt: noon.toISOString() });
  expect(await messagesOf(luna)).toEqual([unreadMessage, readMessage]);
});

const noticesOf = async (foundPet: Found) =>
  Promise.all((await messagesOf(foundPet)).map(({ id }) => findFinderNotice(id)));

test('R9.4 each owner is notified of their own message', async () => {
  const [luna, milo] = [await aFoundPet(), await aFoundPet()];
  await sendMessage(luna.reader, 'Seen her');
  await sendMessage(milo.reader, 'Seen him');

  const notices = [...(await noticesOf(luna)), ...(await noticesOf(milo))];

  expect(notices.map((one) => [one?.text, one?.owner.email])).toEqual([
    ['Seen her', luna.viewer.email],
    ['Seen him', milo.viewer.email],
  ]);
});

test.each<[string, (foundPet: Found) => Promise<unknown>]>([
  ['the pet is deleted', ({ access }) => removePet(access, noon)],
  [
    'its owner is suspended',
    async ({ viewer }) => setSuspended((await anAdmin()).admin, viewer.userId, true, { origin, at: noon }),
  ],
])('R9.4 the owner gets no message notice once %s', async (_, ends) => {
  const foundPet = await aFoundPet();
  await sendMessage(foundPet.reader, 'Seen her');
  const [message] = await messagesOf(foundPet);

  await ends(foundPet);

  expect(await findFinderNotice(message?.id ?? '')).toBeNull();
});
