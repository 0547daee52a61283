import { db } from '@/lib/core/db/client';
import { agendaItems } from '@/lib/overviews/agenda/items';
import { getAgenda } from '@/lib/overviews/agenda/queries';
import { medications } from '@/lib/records/medications/collection';
import { removePet, restorePet, updatePet } from '@/lib/records/pets/mutations';
import { routines } from '@/lib/records/routines/collection';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { author } from '../support/reminders';

withDatabase();

/** Created at noon on March 28, 2026, so the first walk is due on the morning of March 29. */
const walk = { kind: 'exercise', title: 'Walk', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '08:00', timeZone: 'UTC' };
const pill = { name: 'Apoquel', frequency: 'SID', startsOn: '2026-03-28', timeZone: 'UTC' };

async function aMorning() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer, { type: 'fish' });
  const routine = await routines.create(access, routines.input(noon).parse(walk), author());
  const medication = await medications.create(access, medications.input(noon).parse(pill), author());
  const openTasks = async (at: Date) => {
    const { agenda } = await getAgenda(viewer, at);
    const items = agendaItems(agenda, { at, timeZone: 'UTC' });
    return items.filter(({ place }) => place !== 'ahead').map(({ kind, state, day }) => `${kind} ${state} ${day}`);
  };
  return { viewer, access, routine, medication, open: openTasks };
}

const twoDaysLater = after(3, 'hour', after(2, 'day'));
const morning = after(-3, 'hour', after(1, 'day'));

test('R7.4 a new plan is not overdue at creation but due next morning', async () => {
  const { open } = await aMorning();
  expect(await open(after(3, 'hour'))).toEqual([]);
  expect(await open(morning)).toEqual(['routine due 2026-03-29', 'dose due 2026-03-29']);
});

test('R7.4 changing times adds no overdue tasks or doses', async () => {
  const { access, routine, medication, open } = await aMorning();
  await routines.update(access, routine.id, { timeOfDay: '07:00' }, author(twoDaysLater));
  await medications.update(
    access,
    medication.id,
    { frequency: 'BID', reminders: ['06:00', '07:00'] },
    author(twoDaysLater),
  );

  const overdue = (await open(twoDaysLater)).filter((item) => item.endsWith('2026-03-30'));
  expect(overdue).toEqual(['routine overdue 2026-03-30', 'dose overdue 2026-03-30']);
  const { pastPlans } = await db().routine.findUniqueOrThrow({ where: { id: routine.id } });
  expect(pastPlans).toMatchObject([
    { timeOfDay: '08:00', from: noon.toISOString(), until: twoDaysLater.toISOString() },
  ]);
});

test.each([
  ['an entry from the bin', 'entries'],
  ['a pet from the bin', 'pet'],
  ['a pet from the archive', 'archive'],
  ['a pet marked as deceased by mistake', 'dead'],
])('R7.4 restoring %s makes nothing overdue', async (_, way) => {
  const { viewer, access, routine, medication, open } = await aMorning();
  const soon = after(1, 'hour');
  if (way === 'entries') {
    await routines.remove(access, routine.id, soon);
    await medications.remove(access, medication.id, soon);
    await routines.restore(access, routine.id, twoDaysLater);
    await medications.restore(access, medication.id, twoDaysLater);
  } else if (way === 'pet') {
    await removePet(access, soon);
    await restorePet(viewer, access, twoDaysLater);
  } else {
    const [asleep, awake] =
      way === 'archive'
        ? [{ archived: true }, { archived: false }]
        : [{ deceasedOn: '2026-03-28' }, { deceasedOn: null }];
    await updatePet(access, asleep, soon);
    await updatePet(access, awake, twoDaysLater);
  }

  expect(await open(twoDaysLater)).toEqual([]);
  expect(await open(after(2, 'day', morning))).toEqual(['routine due 2026-03-31', 'dose due 2026-03-31']);
});
