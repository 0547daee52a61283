import { findFeed } from '@/lib/access/feed-access';
import type { PetAccess } from '@/lib/access/pet-access';
import { db } from '@/lib/core/db/client';
import { getHealthRecord } from '@/lib/overviews/health/queries';
import { createAppointment, removeAppointment, updateAppointment } from '@/lib/records/appointments/mutations';
import { getAppointmentBook, listUpcoming } from '@/lib/records/appointments/queries';
import { appointmentInput } from '@/lib/records/appointments/schema';
import { updatePet } from '@/lib/records/pets/mutations';
import { petPatch } from '@/lib/records/pets/schema';
import { routines } from '@/lib/records/routines/collection';
import { vaccinations } from '@/lib/records/vaccinations/collection';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { listFeedPets } from '@/lib/sharing/calendar-feed/queries';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aDailyMedication, author } from '../support/reminders';

withDatabase();

const book = (access: PetAccess<'own'>, appointmentBody: Record<string, unknown>) => {
  const input = appointmentInput.parse({ kind: 'vet', timeZone: 'Europe/Madrid', ...appointmentBody });
  return createAppointment(access, input, author());
};
const ahead = async (access: PetAccess<'own'>) => (await getAppointmentBook(access, noon)).upcoming.items;
const startTimes = async (access: PetAccess<'own'>) =>
  (await ahead(access)).map(({ startsAt }) => startsAt.slice(0, 16));

test('R7.8 moving a series’ remainder keeps local time and applies once', async () => {
  const access = await aPetOf(await aViewer());
  await book(access, { startsAt: '2026-10-12T08:00:00Z', repeat: { every: 'week', times: 4 } });
  await book(access, { startsAt: '2026-12-01T08:00:00Z', title: 'Alone' });
  const [, second] = await ahead(access);
  const id = second?.id ?? '';
  const patch = { startsAt: new Date('2026-10-20T09:30:00Z'), place: 'Calle Nueva 1' };
  const sendUpdate = () => updateAppointment(access, id, patch, { ...author(), following: true });

  expect(await sendUpdate()).toMatchObject({ id, startsAt: '2026-10-20T09:30:00.000Z', place: 'Calle Nueva 1' });
  const movedTimes = [
    '2026-10-12T08:00',
    '2026-10-20T09:30',
    '2026-10-27T10:30',
    '2026-11-03T10:30',
    '2026-12-01T08:00',
  ];
  expect(await startTimes(access)).toEqual(movedTimes);

  await Promise.all([sendUpdate(), sendUpdate(), sendUpdate()]);
  expect(await startTimes(access)).toEqual(movedTimes);
  const rows = await db().appointment.findMany({ where: { place: 'Calle Nueva 1' }, orderBy: { startsAt: 'asc' } });
  expect(rows.map(({ revision }) => revision)).toEqual([4, 4, 4]);
  expect(rows.every(({ remindAt }) => remindAt?.getTime() === noon.getTime())).toBe(true);
});

test('R7.8 changing a single, deleted, or too early appointment leaves others unchanged', async () => {
  const access = await aPetOf(await aViewer(), { dateOfBirth: '2026-01-01' });
  const first = await book(access, { startsAt: '2026-05-04T08:00:00Z', repeat: { every: 'month', times: 3 } });
  const before = await startTimes(access);
  const changeStart = (startsAt: string, following: boolean) =>
    updateAppointment(access, first.id, { startsAt: new Date(startsAt) }, { ...author(), following });

  await expect(changeStart('2025-05-04T08:00:00Z', true)).rejects.toMatchObject({ code: 'invalid' });
  expect(await startTimes(access)).toEqual(before);
  await changeStart('2026-05-05T08:00:00Z', false);
  expect(await startTimes(access)).toEqual(['2026-05-05T08:00', ...before.slice(1)]);

  await removeAppointment(access, first.id, { following: false, at: noon });
  await expect(changeStart('2026-05-06T08:00:00Z', true)).rejects.toMatchObject({ code: 'not_found' });
  expect(await startTimes(access)).toEqual(before.slice(1));
});

test('R7.8 upcoming appointments page soonest first, even with equal times', async () => {
  const access = await aPetOf(await aViewer());
  for (let n = 0; n < 25; n += 1) await book(access, { startsAt: '2026-06-01T08:00:00Z', title: `Same ${n}` });
  await book(access, { startsAt: '2026-06-02T08:00:00Z', repeat: { every: 'week', times: 20 } });
  await book(access, { startsAt: '2026-03-01T08:00:00Z' });
  const seenIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUpcoming(access, { limit: 10, cursor }, noon);
    seenIds.push(...page.items.map(({ startsAt, id }) => `${startsAt} ${id}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);

  expect(seenIds).toHaveLength(45);
  expect(seenIds).toEqual([...new Set(seenIds)].sort());
});

test('R7.8 the pet page reads the next appointment; the health record does not', async () => {
  const access = await aPetOf(await aViewer());
  await book(access, { startsAt: '2026-04-03T08:00:00Z', status: 'cancelled' });
  const next = await book(access, { startsAt: '2026-04-05T08:00:00Z' });
  await book(access, { startsAt: '2026-04-09T08:00:00Z' });
  expect(next).toMatchObject({ ...(await getHealthRecord(access, { from: noon })).next });
  expect((await getHealthRecord(access)).next).toBeNull();
});

test('R7.8 a calendar feed contains the chosen kinds of active pets', async () => {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, { dateOfBirth: '2020-05-01' });
  const meal = { kind: 'feeding', title: 'Meal', weekdays: [1], timeOfDay: '08:30', timeZone: 'Europe/Madrid' };
  await routines.create(access, routines.input(noon).parse(meal), author());
  await aDailyMedication(access);
  await aDailyMedication(access, { name: 'Over', startsOn: '2025-01-01', endsOn: '2025-02-01' });
  const dose = { vaccine: 'Rabies', givenOn: '2025-11-01', nextDueOn: '2026-05-05' };
  await vaccinations.create(access, vaccinations.input(noon).parse(dose), author());
  const cause = { origin: { network: '10.0.0.0/24', device: 'x' }, at: noon };

  const readFeed = async (kinds: ('routine' | 'dose' | 'vaccination')[]) => {
    const { url } = await renewFeed(viewer, { petId: null, kinds, namesMedicines: false }, cause);
    const feed = await findFeed(new URL(url).pathname.replace(/^.*\/|\.ics$/g, ''), noon);
    const [pet] = feed ? await listFeedPets(feed, noon) : [];
    return [pet?.routines.length, pet?.medications.length, pet?.vaccinationDays.includes('2026-05-05')];
  };
  expect(await readFeed([])).toEqual([1, 1, true]);
  expect(await readFeed(['routine'])).toEqual([1, 0, false]);
  expect(await readFeed(['dose'])).toEqual([0, 1, false]);
  expect(await readFeed(['vaccination'])).toEqual([0, 0, true]);

  await updatePet(access, petPatch('2026-03-28').parse({ archived: true }), after(1, 'minute'));
  expect(await readFeed([])).toEqual([0, 0, false]);
});
