import { aMember, type Person } from '../support/people';

const measuredAt = '2026-03-07T07:30:00.000Z';

async function aCat(): Promise<{ ana: Person; path: string }> {
  const ana = await aMember();
  const pet = await ana.addsPet({ type: 'cat', dateOfBirth: '2020-01-01' });
  return { ana, path: `/api/pets/${pet.id}/weights` };
}

describe('unlikely weights', () => {
  test('R7.3 a weight 90% below the last needs confirmation before it is stored', async () => {
    const { ana, path } = await aCat();
    await ana.post(path, { measuredAt: '2026-03-01T08:00:00Z', grams: 4200 });

    const question = await ana.post(path, { measuredAt, grams: 420 });
    const confirmedAnswer = await ana.post(path, { measuredAt, grams: 420, confirmed: true });

    expect(question).toMatchObject({ status: 409, body: { code: 'confirmation_required' } });
    expect(question.body.fields).toEqual({ grams: 'That’s 90% less than the previous weight. Is that right?' });
    expect(confirmedAnswer.status).toBe(201);
    expect(confirmedAnswer.body).not.toHaveProperty('confirmed');
    expect((await ana.get(path)).body.items).toHaveLength(2);
  });

  test('R7.3 changing a weight is questioned too, but changing its note is not', async () => {
    const { ana, path } = await aCat();
    await ana.post(path, { measuredAt: '2026-03-01T08:00:00Z', grams: 4200 });
    const { body: weight } = await ana.post(path, { measuredAt, grams: 4300 });

    const question = await ana.patch(`${path}/${weight.id}`, { grams: 43 * 200 });
    await ana.patch(`${path}/${weight.id}`, { grams: 43 * 200, confirmed: true });
    const noteAnswer = await ana.patch(`${path}/${weight.id}`, { note: 'after lunch' });

    expect(question).toMatchObject({ status: 409, body: { code: 'confirmation_required' } });
    expect(noteAnswer).toMatchObject({ status: 200, body: { grams: 8600, note: 'after lunch' } });
  });
});

describe('a planned weight', () => {
  const goal = { grams: 4000, from: '2026-03-01', by: '2026-06-01' };

  test('R7.3 is stored with the pet, survives other changes, and can be removed', async () => {
    const ana = await aMember();
    const path = `/api/pets/${(await ana.addsPet({ type: 'cat' })).id}`;

    const goalAnswer = await ana.patch(path, { weightGoal: goal });
    const nameAnswer = await ana.patch(path, { name: 'Luna' });
    const endAnswer = await ana.patch(path, { weightGoal: null });

    expect(goalAnswer.body.weightGoal).toEqual(goal);
    expect(nameAnswer.body.weightGoal).toEqual(goal);
    expect(endAnswer.body.weightGoal).toBeNull();
  });

  test.each([
    ['nothing', { grams: 0 }, 'weightGoal.grams'],
    ['half a gram', { grams: 10.5 }, 'weightGoal.grams'],
    ['more than any animal', { grams: 1_600_001 }, 'weightGoal.grams'],
    ['an end before its start', { by: '2026-03-01' }, 'weightGoal.by'],
    ['more than five years', { by: '2031-03-02' }, 'weightGoal.by'],
    ['a date in 1799', { from: '1799-12-31' }, 'weightGoal.from'],
    ['text as a date', { from: 'soon', by: '1 1 1 1' }, 'weightGoal.from'],
    ['month 13', { by: '2026-13-01' }, 'weightGoal.by'],
  ])('R7.3 rejects a plan of %s', async (_, wrong, field) => {
    const ana = await aMember();
    const path = `/api/pets/${(await ana.addsPet({ type: 'cat' })).id}`;

    const { status, body } = await ana.patch(path, { weightGoal: { ...goal, ...wrong } });

    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toContain(field);
  });
});
