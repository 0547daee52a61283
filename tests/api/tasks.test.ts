import { aProgramOf } from '../support/access-tokens';
import { noonZone } from '../support/noon-zone.mjs';
import { aMember } from '../support/people';

/** Zone where it is noon, so that times of plans in it fall on the current day. */
const timeZone = noonZone();
const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
const daily = { kind: 'feeding', weekdays: [1, 2, 3, 4, 5, 6, 7], timeOfDay: '23:59', timeZone };

test('R14.11 tasks list routines and doses of the token’s pets', async () => {
  const ana = await aMember();
  const [luna, rex] = [await ana.addsPet({ name: 'Luna' }), await ana.addsPet({ name: 'Rex' })];
  const own = `/api/pets/${luna.id}`;
  const { body: dinner } = await ana.post(`${own}/routines`, { ...daily, title: 'Dinner' });
  await ana.post(`/api/pets/${rex.id}/routines`, { ...daily, title: 'Supper' });
  const program = await aProgramOf(ana, { scopes: ['read', 'tick'], pets: [luna.id] });
  const tasks = async () => (await program.get('/api/tasks')).body.tasks;
  const plannedTask = { kind: 'routine', petId: luna.id, petName: 'Luna', id: dinner.id, title: 'Dinner', day: today };
  expect(await tasks()).toEqual([expect.objectContaining({ ...plannedTask, state: 'upcoming' })]);

  const path = `${own}/routines/${dinner.id}/completions/${today}`;
  expect((await program.send('PUT', path, {})).status).toBe(200);
  expect(await tasks()).toEqual([expect.objectContaining({ ...plannedTask, state: 'done' })]);
  expect(await program.send('DELETE', path)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

test('R14.11 tasks of archived and deceased pets are left out', async () => {
  const ana = await aMember();
  const program = await aProgramOf(ana);
  for (const change of [{ archived: true }, { deceasedOn: today }]) {
    const { id } = await ana.addsPet();
    await ana.post(`/api/pets/${id}/routines`, { ...daily, title: 'Dinner' });
    expect((await program.get('/api/tasks')).body.tasks).toHaveLength(1);
    expect((await ana.patch(`/api/pets/${id}`, change)).status).toBe(200);
    expect((await program.get('/api/tasks')).body.tasks).toEqual([]);
  }
});

test('R14.11 the dose guard answers a program, too', async () => {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const list = `/api/pets/${petId}/medications`;
  const pill = { name: 'Apoquel', frequency: 'SID', startsOn: today, timeZone, minHoursBetween: 6 };
  const { body: medication } = await ana.post(list, pill);
  const doses = `${list}/${medication.id}/doses`;
  const { body: first } = await ana.post(doses, { status: 'given' });
  const program = await aProgramOf(ana, { scopes: ['tick'] });

  const refusal = await program.send('POST', doses, { status: 'given' });
  expect(refusal).toMatchObject({ status: 409, body: { code: 'dose_already_given', at: first.at } });
  expect(refusal.body.by.name).toBe(first.by.split('@')[0]);
});
