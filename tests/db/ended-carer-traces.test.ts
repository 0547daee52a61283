import { type FeedAccess, findFeed } from '@/lib/access/feed-access';
import { findPetAccess, findSharedPet, type PetAccess } from '@/lib/access/pet-access';
import type { Viewer } from '@/lib/access/viewer';
import { db } from '@/lib/core/db/client';
import { getAgenda, getPets } from '@/lib/overviews/agenda/queries';
import { getQuickAdd } from '@/lib/overviews/quick-add/queries';
import { levels } from '@/lib/page-context/roles';
import { listPetNames, listPets, listShortcutPets } from '@/lib/records/pets/queries';
import { getSettings, listDeliveries } from '@/lib/reminders/queries';
import { calendarCall } from '@/lib/sharing/calendar-feed/calls';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { acceptPet, offerPet } from '@/lib/sharing/handover/mutations';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { listStays } from '@/lib/sharing/stays/queries/stays';
import { fillPet, remindOf } from '../support/a-filled-pet';
import { withDatabase } from '../support/database';
import { accessOf, causedBy, joins, keyOf } from '../support/household';
import { after, aViewer, noon } from '../support/members';
import { readExport } from '../support/read-export';
import { aShareOf } from '../support/sharing';

withDatabase();

const later = after(2, 'day');

type Scene = Awaited<ReturnType<typeof aScene>>;

async function aScene() {
  const filledPet = await fillPet();
  const carer = await aViewer();
  await joins(carer, filledPet.owner, [filledPet.petId], { mayShare: true });
  await remindOf(filledPet.petId, [carer]);
  const { accessKey } = await aShareOf(carer, await accessOf(carer, filledPet.petId, 'share'));
  const { url } = await renewFeed(carer, { petId: null, kinds: [], namesMedicines: true }, causedBy(carer));
  return { ...filledPet, carer, accessKey, feedKey: new URL(url).pathname.replace(/^.*\/|\.ics$/g, '') };
}

async function readFeed(feedKey: string, at: Date): Promise<string> {
  const access = (await findFeed(feedKey, at)) as FeedAccess;
  const request = new Request('https://pawfolio.test');
  const context = { request, params: {}, locale: 'en' as const, formatLocale: 'en' as const, at };
  return (await calendarCall({ ...context, access })).text();
}

const levelsOf = (viewer: Viewer, petId: string, at: Date) =>
  Promise.all(levels.map(async (level) => (await findPetAccess(viewer, petId, level, at))?.held ?? null));

async function readAll(viewer: Viewer, at: Date) {
  const page = { limit: 50 };
  const { lists } = await readExport(viewer);
  return {
    ...Object.fromEntries(Object.entries(lists).map(([name, rows]) => [`export of ${name}`, rows])),
    ...{ pets: await listPets(viewer, at), names: await listPetNames(viewer, at) },
    ...{ shortcuts: await listShortcutPets(viewer, at), agenda: await getAgenda(viewer, at) },
    ...{ cards: await getPets(viewer, at), quickAdd: await getQuickAdd(viewer, { locale: 'en', at }) },
    ...{ reminders: await listDeliveries(viewer, page, at), settings: await getSettings(viewer, at) },
    stays: await listStays(viewer, page, at),
  };
}

const traces = (readRows: Record<string, unknown>, petId: string) =>
  Object.keys(readRows).filter(
    (name) =>
      /Luna|Apoquel|Chicken|Milbemax|Breakfast/.test(JSON.stringify(readRows[name])) ||
      JSON.stringify(readRows[name]).includes(petId),
  );

async function handOver({ owner, next, access }: Scene): Promise<void> {
  const { url } = await offerPet(access, { email: next.email }, causedBy(owner));
  await acceptPet(keyOf(url), causedBy(next));
}

test.each<[string, (scene: Scene) => Promise<unknown>]>([
  ['a removal', ({ owner, carer, access }) => removeMember(access, carer.userId, causedBy(owner))],
  ['leaving', async ({ carer, petId }) => removeMember(await viewOf(carer, petId), carer.userId, causedBy(carer))],
  ['a handover to a stranger', handOver],
  [
    'the last day',
    ({ carer }) => db().petMember.updateMany({ where: { userId: carer.userId }, data: { endsAt: after(1, 'day') } }),
  ],
])('R11.2 R11.8 after %s, a carer can read no table of the pet', async (_, ends) => {
  const scene = await aScene();
  const { carer, petId, accessKey, feedKey } = scene;
  const before = traces(await readAll(carer, noon), petId);
  expect(before).toEqual(expect.arrayContaining(['pets', 'names', 'agenda', 'cards', 'quickAdd']));
  expect(await levelsOf(carer, petId, noon)).toEqual(['share', 'share', 'share', null]);
  expect(await findSharedPet(accessKey, noon)).not.toBeNull();
  expect(await readFeed(feedKey, noon)).toContain('Luna');

  await ends(scene);

  expect(await levelsOf(carer, petId, later)).toEqual([null, null, null, null]);
  expect(traces(await readAll(carer, later), petId)).toEqual([]);
  expect(await findSharedPet(accessKey, later)).toBeNull();
  expect(await readFeed(feedKey, later)).not.toMatch(/Luna|Apoquel|Breakfast/);
});

const viewOf = (viewer: Viewer, petId: string): Promise<PetAccess<'view'>> => accessOf(viewer, petId, 'view');
