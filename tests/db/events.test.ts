import { setTimeout as wait } from 'node:timers/promises';
import { db } from '@/lib/core/db/client';
import { listenToDatabase } from '@/lib/core/db/listen';
import { newId } from '@/lib/core/validation/ids';
import type { Hub } from '@/lib/overviews/events/hub';
import { watchedPets } from '@/lib/overviews/events/queries';
import { removePet } from '@/lib/records/pets/mutations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { aHousehold, causedBy, joins } from '../support/household';
import { aPetOf, aViewer, noon } from '../support/members';
import { aHub, type OpenScreen } from '../support/open-screens';

withDatabase();

const hubs: Hub[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.end();
});

async function aListeningHub(options: Parameters<typeof aHub>[0] = {}) {
  let hears = () => {};
  const nextMessage = new Promise<void>((resolve) => {
    hears = resolve;
  });
  const openHub = aHub({
    changedPets: async () => [],
    listen: (listener) =>
      listenToDatabase({
        ...listener,
        onState: (state) => {
          listener.onState(state);
          hears();
        },
      }),
    ...options,
  });
  hubs.push(openHub.hub);
  const openScreen: typeof openHub.open = async (viewer) => {
    const openedScreen = await openHub.open(viewer);
    await nextMessage;
    return openedScreen;
  };
  return { ...openHub, open: openScreen };
}

const addWeight = (petId: string) =>
  db().weight.create({
    data: { id: newId(), petId, measuredAt: noon, grams: 9000, createdAt: noon, updatedAt: noon },
  });

test('R11.6 one member’s writes notify the other members’ screens', async () => {
  const { owner, carer, access } = await aHousehold();
  const { open } = await aListeningHub();
  const [first, second] = [await open(owner), await open(carer)];

  await addWeight(access.petId);

  const event = { name: 'pet', petId: access.petId };
  expect(await first.screen.hears(1)).toEqual([event]);
  expect(await second.screen.hears(1)).toEqual([event]);
});

test('R11.6 no events arrive for other users’ pets or single-member pets', async () => {
  const [mine, others] = [await aHousehold(), await aHousehold()];
  const alone = await aPetOf(mine.carer);
  const { open } = await aListeningHub();
  const { screen } = await open(mine.carer);

  await addWeight(others.access.petId);
  await addWeight(alone.petId);
  await addWeight(mine.access.petId);

  expect(await screen.hears(1)).toEqual([{ name: 'pet', petId: mine.access.petId }]);
  await wait(200);
  expect(screen.heard).toHaveLength(1);
});

test('R11.6 a stream ends immediately with its session', async () => {
  const { carer, access } = await aHousehold();
  const { open } = await aListeningHub();
  const { screen } = await open(carer);

  await db().session.delete({ where: { id: carer.sessionId } });

  expect(await screen.hears(1)).toEqual([{ name: 'end' }]);
  expect(screen.isClosed).toBe(true);
  await addWeight(access.petId);
  await wait(200);
  expect(screen.heard).toHaveLength(1);
});

test('R11.2 R11.6 a stream ends with access and announces it', async () => {
  const { owner, carer, access } = await aHousehold();
  const { open } = await aListeningHub();
  const { screen } = await open(carer);

  await removeMember(access, carer.userId, causedBy(owner));

  expect(await screen.hears(2)).toEqual([{ name: 'pets' }, { name: 'end' }]);
  await addWeight(access.petId);
  await wait(200);
  expect(screen.heard).toHaveLength(2);
});

test('R11.2 R11.6 access that ends without notice is detected before the next event', async () => {
  const { carer, access } = await aHousehold();
  let at = noon;
  const { open } = await aListeningHub({ now: () => at });
  const { screen } = await open(carer);
  await db().user.update({ where: { id: carer.userId }, data: { suspendedAt: noon } });
  at = new Date(noon.getTime() + 1);

  await addWeight(access.petId);

  expect(await screen.hears(2)).toEqual([{ name: 'pets' }, { name: 'end' }]);
});

test('R11.6 a stream announces when a member gains or loses a pet', async () => {
  const { owner, carer, access } = await aHousehold();
  const second = await aPetOf(owner, { name: 'Milo' });
  const { open } = await aListeningHub();
  const { screen } = await open(carer);

  await joins(carer, owner, [second.petId]);
  expect(await screen.hears(1)).toEqual([{ name: 'pets' }]);
  await addWeight(second.petId);
  expect(await screen.hears(2)).toEqual([{ name: 'pets' }, { name: 'pet', petId: second.petId }]);
  await removePet(access, noon);
  expect((await screen.hears(3))[2]).toEqual({ name: 'pets' });
});

test('R11.6 limits streams per session and per process', async () => {
  const { owner, carer } = await aHousehold();
  const { hub, open } = await aListeningHub();
  const own: OpenScreen[] = [];
  for (let page = 0; page < 5; page += 1) own.push((await open(owner)).screen);

  expect(own.map(({ isClosed }) => isClosed)).toEqual([true, false, false, false, false]);
  expect(own[0]?.heard).toEqual([{ name: 'end' }]);

  const crowd = Array.from({ length: 1000 - hub.size }, (_, index) => ({ sessionId: `session ${index}` }));
  const nothing = { send: () => {}, keepAlive: () => {}, close: () => {} };
  for (const one of crowd) expect(hub.open({ ...one, ...nothing }, [])).toBe(true);
  expect((await open(carer)).isOpen).toBe(false);
});

test('R11.6 without LISTEN the hub polls versions', async () => {
  const { carer, access } = await aHousehold();
  const { hub, open } = aHub({
    listen: ({ onState }) => {
      onState(false);
      return async () => {};
    },
    now: () => new Date(),
    watchedPets: (ids) => watchedPets(ids, noon),
  });
  hubs.push(hub);
  const { screen } = await open(carer);

  await addWeight(access.petId);

  expect((await screen.hears(1))[0]).toEqual({ name: 'pet', petId: access.petId });
}, 15_000);

test('R11.6 only a pet with several members sends notifications', async () => {
  const { access } = await aHousehold();
  const alone = await aPetOf(await aViewer());
  const messages: string[] = [];
  let ready = () => {};
  const listening = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const stopListening = listenToDatabase({
    channels: ['pet_changed'],
    onNotice: (_, payload) => messages.push(payload),
    onState: () => ready(),
  });
  await listening;

  await addWeight(alone.petId);
  await addWeight(access.petId);
  for (let turn = 0; turn < 100 && messages.length === 0; turn += 1) await wait(20);

  expect(messages).toEqual([access.petId]);
  await stopListening();
});
