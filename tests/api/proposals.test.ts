import { aRecord, listProposals, marsh, proposes, source } from '../support/a-vet-answer';
import { aMember, Person } from '../support/people';

test('R13.3 a confirmation changes nothing until the owner accepts it', async () => {
  const record = await aRecord();
  const { owner, base, vaccination } = record;
  const sentProposal = await proposes(record, { kind: 'vaccinations', confirms: vaccination.id });
  expect(sentProposal.status).toBe(201);
  expect((await source(record)).kind).toBe('typed');
  expect(await listProposals(record)).toEqual([
    expect.objectContaining({
      ...{ id: sentProposal.body.id, kind: 'confirm', entryId: vaccination.id, decision: null },
      by: { ...marsh, through: null },
    }),
  ]);

  const acceptance = await owner.post(`${base}/proposals/${sentProposal.body.id}/accept`, {});
  expect(acceptance).toMatchObject({ status: 200, body: { decision: 'accepted' } });
  expect(await source(record)).toMatchObject({ kind: 'proposed', reader: { ...marsh, through: null } });
  const again = await owner.post(`${base}/proposals/${sentProposal.body.id}/accept`, {});
  expect(again.body).toEqual(acceptance.body);
});

test('R13.3 a correction shows both values, and undo restores the original', async () => {
  const record = await aRecord();
  const { owner, base, vaccination } = record;
  const entry = { batch: 'L88210', product: 'Rabisin' };
  const { body } = await proposes(record, { kind: 'vaccinations', corrects: vaccination.id, entry });
  const [proposal] = await listProposals(record);
  expect(proposal).toMatchObject({ kind: 'correct', entry: { batch: 'L88210' }, opened: { batch: 'L88201' } });
  expect(proposal.entry).not.toHaveProperty('product');

  await owner.post(`${base}/proposals/${body.id}/accept`, {});
  expect((await owner.get(`${base}/vaccinations/${vaccination.id}`)).body.batch).toBe('L88210');
  const undoAnswer = await owner.post(`${base}/proposals/${body.id}/undo`);
  expect(undoAnswer.body).toMatchObject({ decision: null });
  const now = (await owner.get(`${base}/vaccinations/${vaccination.id}`)).body;
  expect([now.batch, now.source.kind, now.source.corrected]).toEqual(['L88201', 'typed', null]);
});

test('R13.3 accepted additions become entries with their reader; undo removes them', async () => {
  const record = await aRecord();
  const { owner, base } = record;
  const entry = { visitedOn: '2026-11-22', reason: 'Check-up', description: '<p>Fit to board.</p>' };
  const { body } = await proposes(record, { kind: 'vet-records', entry });
  const { body: accepted } = await owner.post(`${base}/proposals/${body.id}/accept`, {});
  const createdRecord = await owner.get(`${base}/vet-records/${accepted.resultId}`);
  expect(createdRecord.body).toMatchObject({
    ...{ reason: 'Check-up', vetName: marsh.name, clinic: marsh.clinic },
    source: { kind: 'proposed', reader: { name: marsh.name } },
  });
  await owner.post(`${base}/proposals/${body.id}/undo`);
  expect((await owner.get(`${base}/vet-records/${accepted.resultId}`)).status).toBe(404);
});

test('R13.3 repeating a proposal returns the existing one', async () => {
  const record = await aRecord();
  const proposal = { kind: 'allergies', entry: { allergen: 'Chicken', severity: 'mild' } };
  const sentProposal = [await proposes(record, proposal), await proposes(record, proposal)];
  expect(sentProposal.map(({ status }) => status)).toEqual([201, 201]);
  expect(sentProposal[1]?.body).toEqual(sentProposal[0]?.body);
  await proposes(record, proposal, { ...marsh, name: 'Dr. Ruiz' });
  expect(await listProposals(record)).toHaveLength(2);
});

test('R13.3 accepts every kind of entry that a vet may add', async () => {
  const record = await aRecord();
  const { owner, base } = record;
  const at = '2026-11-20T10:00:00Z';

  const additions = {
    vaccinations: { vaccine: 'dog.lepto', givenOn: '2026-11-20', batch: 'B093', validUntil: '2027-11-20' },
    weights: { measuredAt: at, grams: 11_300 },
    vitals: { measuredAt: at, kind: 'heart_rate', value: 88 },
    conditions: { name: 'Otitis', status: 'active', diagnosedOn: '2026-11-20' },
    allergies: { allergen: 'Penicillin', severity: 'severe' },
    treatments: { kind: 'worms', product: 'Milbemax', givenAt: at },
    appointments: { startsAt: '2027-01-20T10:00:00Z', title: 'Check' },
  };

  for (const [kind, entry] of Object.entries(additions)) {
    const sentProposal = await proposes(record, { kind, entry });
    expect([kind, sentProposal.status]).toEqual([kind, 201]);
    const acceptance = await owner.post(`${base}/proposals/${sentProposal.body.id}/accept`, {});
    expect([kind, acceptance.status]).toEqual([kind, 200]);
    const { body } = await owner.get(`${base}/${kind}/${acceptance.body.resultId}`);
    expect(body).toMatchObject(Object.fromEntries(Object.entries(entry).filter(([name]) => !/At$/.test(name))));
  }
});

test('R13.3 a declined proposal stays out and keeps the owner’s comment', async () => {
  const record = await aRecord();
  const { owner, base } = record;
  const entry = { allergen: 'Chicken', severity: 'mild' };
  const { body } = await proposes(record, { kind: 'allergies', entry });
  const declineAnswer = await owner.post(`${base}/proposals/${body.id}/decline`, { word: 'It was the beef' });
  expect(declineAnswer.body).toMatchObject({ decision: 'declined', word: 'It was the beef', resultId: null });
  expect((await owner.get(`${base}/allergies`)).body.items).toEqual([]);
  expect((await owner.post(`${base}/proposals/${body.id}/accept`, {})).status).toBe(409);
});

test('R13.3 a proposal cannot be accepted after its entry changes', async () => {
  const record = await aRecord();
  const { owner, base, vaccination } = record;
  const { body } = await proposes(record, { kind: 'vaccinations', confirms: vaccination.id });
  await owner.patch(`${base}/vaccinations/${vaccination.id}`, { batch: 'L99999' });
  const acceptance = await owner.post(`${base}/proposals/${body.id}/accept`, {});
  expect(acceptance).toMatchObject({ status: 412, body: { code: 'overtaken' } });
  expect((await source(record)).kind).toBe('typed');
});

test('R13.3 accepting an unlikely weight needs confirmation', async () => {
  const record = await aRecord();
  const { owner, base, weight } = record;
  const { body } = await proposes(record, { kind: 'weights', corrects: weight.id, entry: { grams: 31_200 } });
  await owner.post(`${base}/weights`, { measuredAt: '2026-01-03T10:00:00Z', grams: 11_200 });
  const acceptance = await owner.post(`${base}/proposals/${body.id}/accept`, {});
  expect(acceptance).toMatchObject({ status: 409, body: { code: 'confirmation_required' } });
  expect((await owner.post(`${base}/proposals/${body.id}/accept`, { confirmed: true })).status).toBe(200);
});

test('R13.3 a link accepts no proposals about sections it hides', async () => {
  const record = await aRecord({ sections: ['weight'] });
  const { vaccination, weight } = record;
  const hiddenProposal = await proposes(record, { kind: 'vaccinations', confirms: vaccination.id });
  expect(hiddenProposal.status).toBe(404);
  expect((await proposes(record, { kind: 'weights', confirms: weight.id })).status).toBe(201);
  const other = await aRecord();
  const foreign = await proposes(record, { kind: 'weights', confirms: other.weight.id });
  expect(foreign).toMatchObject({ status: 404, body: hiddenProposal.body });
});

test('R13.3 other links, ended links, and unknown keys accept no proposals', async () => {
  const record = await aRecord({ kind: 'groomer', sections: ['allergies'] });
  const entry = { allergen: 'Chicken', severity: 'mild' };
  expect((await proposes(record, { kind: 'allergies', entry })).status).toBe(404);
  const own = await aRecord();
  await own.owner.delete(`${own.base}/shares/${own.shareId}`);
  expect((await proposes(own, { kind: 'allergies', entry })).status).toBe(404);
  const unknown = { ...own, calls: `/api/shared/${'x'.repeat(43)}` };
  expect((await proposes(unknown, { kind: 'allergies', entry })).status).toBe(404);
  expect(await listProposals(own)).toEqual([]);
});

test.each([
  ['a field that is not a fact', { kind: 'vaccinations', entry: { vaccine: 'x', givenOn: '2026-01-01', note: 'x' } }],
  ['an owner’s field', { kind: 'vet-records', entry: { visitedOn: '2026-01-01', description: 'x', costCents: 1 } }],
  ['a day in 9999', { kind: 'vaccinations', entry: { vaccine: 'x', givenOn: '9999-01-01' } }],
  ['100,000 characters', { kind: 'allergies', entry: { allergen: 'x'.repeat(100_000), severity: 'mild' } }],
  ['an unknown collection', { kind: 'shares', entry: {} }],
  ['two verbs', { kind: 'weights', confirms: crypto.randomUUID(), corrects: crypto.randomUUID() }],
])('R13.3 rejects %s', async (_, proposal) => {
  const record = await aRecord();
  const refusal = await proposes(record, proposal);
  expect(refusal.status).toBe(400);
  expect(await listProposals(record)).toEqual([]);
});

test('R13.3 rejects a proposal without a named sender', async () => {
  const record = await aRecord();
  const proposal = { kind: 'vaccinations', confirms: record.vaccination.id };
  for (const by of [{}, { name: 'x' }, { ...marsh, name: ' ' }, { ...marsh, through: 'a@b.example' }]) {
    expect((await proposes(record, proposal, by)).status).toBe(400);
  }
});

test('R13.3 only the owner reads and decides proposals', async () => {
  const record = await aRecord();
  const { owner, base, pet, vaccination } = record;
  const { body } = await proposes(record, { kind: 'vaccinations', confirms: vaccination.id });
  const [carer, stranger] = [new Person(), await aMember()];
  await carer.registers('a-long-enough-password-21');
  await owner.invites(carer, pet.id);
  expect((await carer.get(`${base}/proposals`)).status).toBe(403);
  expect((await stranger.get(`${base}/proposals`)).status).toBe(404);
  for (const verb of ['accept', 'decline', 'undo']) {
    const requestBody = verb === 'undo' ? undefined : {};
    expect((await carer.post(`${base}/proposals/${body.id}/${verb}`, requestBody)).status).toBe(403);
    expect((await stranger.post(`${base}/proposals/${body.id}/${verb}`, requestBody)).status).toBe(404);
  }
  const other = await aRecord();
  expect((await other.owner.post(`${other.base}/proposals/${body.id}/accept`, {})).status).toBe(404);
});
