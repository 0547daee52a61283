import { addDays, addMs, DAY, dayFromColumn } from '@/lib/core/time/dates';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { appointments } from '@/lib/records/appointments/collection';
import { appointmentInput } from '@/lib/records/appointments/schema';
import { medications } from '@/lib/records/medications/collection';
import { logDose } from '@/lib/records/medications/mutations/log-dose';
import { doseInput, medicationInput } from '@/lib/records/medications/schema';
import { routines } from '@/lib/records/routines/collection';
import { setCompletion } from '@/lib/records/routines/mutations';
import { routineInput } from '@/lib/records/routines/schema';
import { vetRecords } from '@/lib/records/vet-records/collection';
import { addVetRecord } from '@/lib/records/vet-records/mutations';
import { vetRecordInput } from '@/lib/records/vet-records/schema';
import { removeMember } from '@/lib/sharing/people/mutations/members';
import { withDatabase } from '../support/database';
import { accessOf, aHousehold, causedBy } from '../support/household';
import { aPetOf, aViewer, noon } from '../support/members';

withDatabase();

const now = new Date();
const today = dayFromColumn(now);
const author = { name: 'Ana', timeZone: 'UTC', at: now };
/** Plans start with their next task, so plans with a task due now must have been created earlier. */
const before = { ...author, at: addMs(now, -40 * DAY) };
const everyDay = [1, 2, 3, 4, 5, 6, 7];
const walk = { kind: 'exercise', title: 'Walk', weekdays: everyDay, timeOfDay: '00:00', timeZone: 'UTC' };
const pill = { name: 'Pill', frequency: 'SID', startsOn: today, reminders: ['00:00'], timeZone: 'UTC' };

async function itemsOf(viewer: Awaited<ReturnType<typeof aViewer>>, at = now) {
  const { agenda } = await getAgenda(viewer, at);
  return agendaItems(agenda, { at, timeZone: 'UTC' });
}

test('R1.10 the agenda contains every kind of due item, for its owner only', async () => {
  const [ana, eve] = await Promise.all([aViewer(), aViewer()]);
  const access = await aPetOf(ana, { type: 'hamster' });
  const routine = await routines.create(access, routineInput.parse(walk), before);
  const medication = await medications.create(access, medicationInput.parse(pill), before);
  const visit = { kind: 'vet', startsAt: `${today}T00:00:00.000Z`, timeZone: 'UTC' };
  const appointment = await appointments.create(access, appointmentInput.parse(visit), author);
  const followUp = { visitedOn: addDays(today, -9), description: '<p>a</p>', followUpOn: addDays(today, -1) };
  await vetRecords.create(access, vetRecordInput(today).parse(followUp), author);
  const openItems = async () =>
    (await itemsOf(ana)).filter(({ place, state }) => place === 'today' && state !== 'done');
  expect((await openItems()).map(({ kind }) => kind).sort()).toEqual(['appointment', 'dose', 'follow-up', 'routine']);

  await setCompletion(access, routine.id, today, { status: 'skipped' }, author);
  const scheduledFor = `${today}T00:00:00.000Z`;
  await logDose(access, medication.id, doseInput(now).parse({ status: 'given', scheduledFor }), author);
  const visitBody = { visitedOn: today, description: '<p>b</p>', appointmentId: appointment.id };
  await addVetRecord(access, vetRecordInput(today).parse(visitBody), author);
  expect((await openItems()).map(({ kind }) => kind)).toEqual(['follow-up']);
  const doneItems = (await itemsOf(ana)).filter(({ state }) => state === 'done');
  expect(doneItems.map(({ kind, by }) => `${kind} ${by}`).sort()).toEqual([
    'appointment null',
    'dose Ana',
    'routine Ana',
  ]);
  expect(await getAgenda(eve, now)).toEqual({
    pets: [],
    agenda: [],
    undelivered: [],
    answers: [],
    isShared: false,
    hasPasskeyOffer: false,
  });
});

test('R7.3 a rare dose given weeks ago still counts as given', async () => {
  const ana = await aViewer();
  const access = await aPetOf(ana);
  const startsOn = addDays(today, -60);
  const input = medicationInput.parse({ ...pill, frequency: 'Q3MO', startsOn });
  const { id } = await medications.create(access, input, author);
  const scheduledFor = `${startsOn}T00:00:00.000Z`;
  const at = addMs(now, -40 * DAY).toISOString();
  await logDose(access, id, doseInput(now).parse({ status: 'given', scheduledFor, at }), author);

  const [pet] = (await getAgenda(ana, now)).agenda;

  expect(pet?.doses).toMatchObject([{ medicationId: id, scheduledFor }]);
});

test('R1.10 the agenda reads only the days around today from a long history', async () => {
  const ana = await aViewer();
  const access = await aPetOf(ana);
  const routine = await routines.create(access, routineInput.parse(walk), before);
  const { id } = await medications.create(
    access,
    medicationInput.parse({ ...pill, startsOn: addDays(today, -30) }),
    before,
  );
  for (let ago = 0; ago < 20; ago += 1) {
    const scheduledFor = `${addDays(today, -ago)}T00:00:00.000Z`;
    const at = addMs(now, -ago * DAY).toISOString();
    await logDose(
      access,
      id,
      doseInput(now).parse({ status: 'given', scheduledFor, at, again: true, reason: 'Spat it out' }),
      author,
    );
  }
  await setCompletion(access, routine.id, today, { status: 'done' }, author);

  const [pet] = (await getAgenda(ana, now)).agenda;
  expect(pet?.doses.length).toBeLessThanOrEqual(5);
  const later = (await getAgenda(ana, addMs(now, 5 * DAY))).agenda;
  expect(later[0]?.completions).toEqual([]);
  expect(later[0]?.doses).toEqual([]);
});

test('R11.3 R11.5 Today shows task authors and responsible members', async () => {
  const { owner, carer, access, carers } = await aHousehold();
  const at = addMs(noon, DAY);
  const writer = { name: 'Ana', timeZone: 'UTC', at };
  const daily = { ...walk, responsible: [carers.memberId] };
  const [first, second] = [
    await routines.create(await accessOf(owner, access.petId, 'own'), routineInput.parse(daily), {
      ...writer,
      at: noon,
    }),
    await routines.create(access, routineInput.parse({ ...walk, title: 'Play' }), { ...writer, at: noon }),
  ];
  await setCompletion(carers, second.id, dayFromColumn(at), { status: 'done' }, writer);

  const { agenda, isShared } = await getAgenda(owner, at);

  expect(isShared).toBe(true);
  const people = agenda[0]?.people.map(({ userId, role, isActive }) => ({ userId, role, isActive }));
  expect(people).toHaveLength(2);
  expect(people).toContainEqual({ userId: owner.userId, role: 'owner', isActive: true });
  expect(people).toContainEqual({ userId: carer.userId, role: 'carer', isActive: true });
  const items = agendaItems(agenda, { at, timeZone: 'UTC' }).filter(({ place }) => place === 'today');
  expect(items.find(({ id }) => id === first.id)).toMatchObject({ turn: carers.memberId, writerId: null });
  expect(items.find(({ id }) => id === second.id)).toMatchObject({ turn: null, writerId: carers.memberId });

  await removeMember(access, carer.userId, causedBy(owner, at));
  const todayAfterwards = await getAgenda(owner, addMs(at, 1));
  expect(todayAfterwards.isShared).toBe(false);
  const [item] = agendaItems(todayAfterwards.agenda, { at, timeZone: 'UTC' }).filter(({ id }) => id === first.id);
  expect(item?.turn).toBeNull();
});

test('R11.3 the agenda lists no members for a pet with a single member', async () => {
  const ana = await aViewer();
  await aPetOf(ana);
  const { agenda, isShared } = await getAgenda(ana, now);
  expect([agenda[0]?.people, isShared]).toEqual([[], false]);
});
