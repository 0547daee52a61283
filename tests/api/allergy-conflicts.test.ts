import { aMember } from '../support/people';

test('R7.3 a medicine that conflicts with an allergy needs a confirmed reason', async () => {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const base = `/api/pets/${petId}`;
  const { body: allergy } = await ana.post(`${base}/allergies`, { allergen: 'Penicillin', severity: 'severe' });
  const requestBody = { name: 'Penicillin G', startsOn: '2026-01-01', timeZone: 'UTC' };

  const { status, body } = await ana.post(`${base}/medications`, requestBody, { 'Accept-Language': 'es' });
  expect([status, body]).toMatchObject([
    409,
    {
      code: 'allergy_conflict',
      error: 'This medicine conflicts with a known allergy: Penicillin',
      fields: { allergyReason: expect.stringContaining('(Penicillin)') },
      conflicts: [{ allergyId: allergy.id, allergen: 'Penicillin', severity: 'severe', basis: 'class', reason: null }],
    },
  ]);

  const confirmedConflicts = body.conflicts.map(({ key }: { key: string }) => key);
  const confirmedBody = { ...requestBody, confirmedConflicts, allergyReason: 'The vet knows' };
  const creation = await ana.post(`${base}/medications`, confirmedBody);
  expect(creation).toMatchObject({ status: 201, body: { allergyCheck: { conflicts: [{ reason: 'The vet knows' }] } } });

  const path = `${base}/medications/${creation.body.id}`;
  expect(await ana.patch(path, { name: 'Amoxicillin' })).toMatchObject({ status: 409 });
  expect(await ana.patch(path, { dosage: '1 tablet' })).toMatchObject({ status: 200 });
  expect((await ana.get(`${base}/health`)).body.medications).toMatchObject([
    { allergyReason: 'The vet knows', allergyCheck: { conflicts: [{ reason: 'The vet knows' }] } },
  ]);
});

test('R7.3 a rejected medicine can be confirmed with the same idempotency key', async () => {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const list = `/api/pets/${petId}/medications`;
  await ana.post(`/api/pets/${petId}/allergies`, { allergen: 'AINE', severity: 'mild' });
  const requestBody = { name: 'Metacam', startsOn: '2026-01-01', timeZone: 'UTC' };
  const key = { 'Idempotency-Key': 'one-form' };
  const { body } = await ana.post(list, requestBody, key);
  const confirmedConflicts = body.conflicts.map((conflict: { key: string }) => conflict.key);

  const answer = await ana.post(list, { ...requestBody, confirmedConflicts, allergyReason: 'Tested' }, key);

  expect(answer).toMatchObject({ status: 201 });
  expect((await ana.get(list)).body.items).toHaveLength(1);
});
