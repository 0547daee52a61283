import { aMember, type Person } from '../support/people';

const adult = { dateOfBirth: '2020-01-01' };

async function dueOf(owner: Person, petId: string): Promise<Record<string, string>> {
  const { body } = await owner.get(`/api/pets/${petId}/health`);
  const lines = body.due.map((one: { vaccine: string; dueOn: string; certain: string }) => [
    one.vaccine,
    `${one.dueOn} ${one.certain}`,
  ]);
  return Object.fromEntries(lines);
}

const giveDose = (owner: Person, petId: string, vaccine: string, givenOn: string, more = {}) =>
  owner.post(`/api/pets/${petId}/vaccinations`, { vaccine, givenOn, ...more });

describe('vaccinations', () => {
  test('R7.3 due dates follow doses, including after deleting and restoring them', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet(adult);
    await giveDose(ana, id, 'dog.rabies', '2024-03-07');

    const second = await giveDose(ana, id, 'dog.rabies', '2025-03-07');
    expect(await dueOf(ana, id)).toMatchObject({ 'dog.rabies': '2026-03-07 computed' });
    const path = `/api/pets/${id}/vaccinations/${second.body.id}`;
    expect((await ana.delete(path)).status).toBe(200);
    expect(await dueOf(ana, id)).toMatchObject({ 'dog.rabies': '2025-03-07 computed' });
    expect((await ana.post(`${path}/restore`)).status).toBe(200);
    expect(await dueOf(ana, id)).toMatchObject({ 'dog.rabies': '2026-03-07 computed' });
  });

  test('R7.3 a vet’s due date takes precedence and follows its changes', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet(adult);
    const { body } = await giveDose(ana, id, 'Rabia', '2025-03-07', { validUntil: '2027-03-06' });
    expect(await dueOf(ana, id)).toMatchObject({ 'dog.rabies': '2027-03-06 vet' });
    await ana.patch(`/api/pets/${id}/vaccinations/${body.id}`, { validUntil: null });
    expect(await dueOf(ana, id)).toMatchObject({ 'dog.rabies': '2026-03-07 computed' });
  });

  test('R7.11 every response reports the status, and an old dose stays overdue', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet({ dateOfBirth: '2015-01-01' });
    await ana.patch(`/api/pets/${id}`, { region: 'ES-CT' });
    const { body } = await giveDose(ana, id, 'dog.rabies', '2019-03-07');
    const guideline = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
    const status = {
      ...{ kind: 'overdue', since: '2020-03-07', validUntil: null, missingDoses: 0 },
      source: { kind: 'estimated', guideline },
    };

    expect(body.status).toEqual(status);
    const path = `/api/pets/${id}/vaccinations`;
    expect((await ana.get(`${path}/${body.id}`)).body.status).toEqual(status);
    expect((await ana.get(path)).body.items[0].status).toEqual(status);
    const health = (await ana.get(`/api/pets/${id}/health`)).body;
    expect(health.vaccinations[0].status).toEqual(status);
    expect(health.due).toEqual([expect.objectContaining({ dueOn: '2020-03-07', lastDoseStatus: status })]);
  });

  test('R7.3 a combination counts for every part, an early dose for none', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet({ dateOfBirth: '2026-01-01' });
    await ana.patch(`/api/pets/${id}`, { extraVaccines: ['dog.lepto'] });
    await giveDose(ana, id, 'Nobivac DHPPi + L4', '2026-03-01');

    const before = await dueOf(ana, id);
    expect(before).toMatchObject({ 'dog.dhp': '2026-03-29 computed', 'dog.lepto': '2026-03-29 computed' });
    const early = await giveDose(ana, id, 'Nobivac DHPPi + L4', '2026-03-05');
    expect(early.status).toBe(201);
    expect(await dueOf(ana, id)).toEqual(before);
    expect((await ana.get(`/api/pets/${id}/vaccinations`)).body.items).toHaveLength(2);

    const marks = (dose: { tooEarly: { vaccineId: string; reason: string; countsFrom: string }[] }) =>
      dose.tooEarly.map(({ vaccineId, reason, countsFrom }) => [vaccineId, reason, countsFrom].join(' '));
    const doseMarks = ['dog.dhp interval 2026-03-15', 'dog.lepto interval 2026-03-15'];
    const path = `/api/pets/${id}/vaccinations`;
    expect(marks(early.body)).toEqual(doseMarks);
    expect(marks((await ana.get(`${path}/${early.body.id}`)).body)).toEqual(doseMarks);
    expect((await ana.get(`${path}?limit=1`)).body.items.map(marks)).toEqual([doseMarks]);
    expect((await ana.get(`/api/pets/${id}/health`)).body.vaccinations.map(marks)).toEqual([doseMarks, []]);
  });

  test('R7.3 guideline, region, risk, and owner requests change the plan', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet({ ...adult, type: 'cat' });
    await giveDose(ana, id, 'cat.rabies', '2024-06-01');
    await giveDose(ana, id, 'cat.rabies', '2025-06-01');
    const path = `/api/pets/${id}`;

    expect(Object.keys(await dueOf(ana, id))).toEqual(['cat.rabies']);
    expect(await dueOf(ana, id)).toMatchObject({ 'cat.rabies': '2026-06-01 computed' });
    // La Rioja has no rule for cats, so the guideline applies.
    expect((await ana.patch(path, { region: 'ES-RI' })).body).toMatchObject({ country: 'ES', region: 'ES-RI' });
    expect(await dueOf(ana, id)).toMatchObject({ 'cat.rabies': '2028-06-01 computed' });

    await ana.patch(path, { region: null, extraVaccines: ['cat.chlamydia'], highRisk: true });
    await giveDose(ana, id, 'cat.rcp', '2024-06-01');
    await giveDose(ana, id, 'cat.rcp', '2024-06-29');
    await giveDose(ana, id, 'cat.rcp', '2025-06-29');
    // The vaccine is due yearly at high risk, otherwise every three years.
    expect(await dueOf(ana, id)).toEqual({ 'cat.rabies': '2026-06-01 computed', 'cat.rcp': '2026-06-29 computed' });
    await ana.patch(path, { highRisk: false });
    expect(await dueOf(ana, id)).toMatchObject({ 'cat.rcp': '2028-06-29 computed' });
  });

  test.each([{ vaccineProfile: 'mine' }, { extraVaccines: ['x'.repeat(100_000)] }, { highRisk: 'yes' }])(
    'R7.3 rejects the setting %j',
    async (wrong) => {
      const ana = await aMember();
      const { id } = await ana.addsPet(adult);
      const { status, body } = await ana.patch(`/api/pets/${id}`, wrong);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)[0]).toContain(Object.keys(wrong)[0]);
    },
  );

  test.each([
    ['a dose before birth', { givenOn: '2019-12-31' }, 'givenOn'],
    ['an end before the dose', { validUntil: '2024-01-01' }, 'validUntil'],
    ['a next date in 9999', { nextDueOn: '9999-01-01' }, 'nextDueOn'],
    ['100 KB of note', { note: 'x'.repeat(100_000) }, 'note'],
    ['a link that runs a script', { document: 'javascript:alert(1)' }, 'document'],
    ['a link with a password', { document: 'https://ana:secret@clinic.example/1' }, 'document'],
    ['a link with a name', { document: 'https://ana@clinic.example/1' }, 'document'],
  ])('R7.3 rejects %s and keeps due dates unchanged', async (_, wrong, field) => {
    const ana = await aMember();
    const { id } = await ana.addsPet(adult);
    const before = await dueOf(ana, id);

    const { status, body } = await giveDose(ana, id, 'dog.rabies', '2025-03-07', wrong);

    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await dueOf(ana, id)).toEqual(before);
  });

  test('R7.3 nothing is due for a deceased pet or a guinea pig', async () => {
    const ana = await aMember();
    const petGone = await ana.addsPet({ ...adult, deceasedOn: '2025-01-01' });
    const pig = await ana.addsPet({ ...adult, type: 'guinea_pig' });
    expect(await dueOf(ana, petGone.id)).toEqual({});
    expect(await dueOf(ana, pig.id)).toEqual({});
  });

  test('R7.23 only people who may edit the pet can add a card', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet(adult);
    const ben = await aMember();
    await ana.invites(ben, id, 'viewer');
    const stranger = await aMember();
    const card = { entries: [{ vaccine: 'dog.rabies', givenOn: '2025-03-07' }] };
    const path = `/api/pets/${id}/vaccinations`;

    expect((await ben.post(`${path}/card`, card)).status).toBe(403);
    expect((await stranger.post(`${path}/card`, card)).status).toBe(404);
    expect((await ana.get(path)).body.items).toEqual([]);
  });

  test('R7.23 a wrong entry of a card is named, and nothing is stored', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet(adult);
    const path = `/api/pets/${id}/vaccinations`;
    const right = { vaccine: 'dog.rabies', givenOn: '2025-03-07' };

    const { status, body } = await ana.post(`${path}/card`, { entries: [right, { ...right, givenOn: '2019-12-31' }] });

    expect([status, body.fields]).toEqual([400, { 'entries.1.givenOn': 'This date is before the date of birth.' }]);
    expect((await ana.get(path)).body.items).toEqual([]);
  });
});
