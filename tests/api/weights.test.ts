import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';
import { writers } from '../support/written';

const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };
const measuredAt = '2026-03-07T07:30:00.000Z';

const weightsOf = (pet: { id: string }) => `/api/pets/${pet.id}/weights`;

async function aCat(dateOfBirth: string | null = '2020-01-01'): Promise<{ ana: Person; path: string }> {
  const ana = await aMember();
  return { ana, path: weightsOf(await ana.addsPet({ type: 'cat', dateOfBirth })) };
}

async function readExported(person: Person, path: string) {
  const { status, headers, body } = await person.get(`${path}/export`);
  return { status, headers, text: body.toString('utf8') as string };
}

describe('weights', () => {
  test('R7.3 stores a weight in grams, reads, changes, deletes, and restores it', async () => {
    const { ana, path } = await aCat();

    const { status, body: weight } = await ana.post(path, {
      measuredAt,
      grams: 4250,
      bodyConditionScore: 5,
      note: ' x ',
    });

    expect(status).toBe(201);
    expect(weight).toMatchObject({ measuredAt, grams: 4250, bodyConditionScore: 5, note: 'x' });
    expect((await ana.get(`${path}/${weight.id}`)).body).toEqual(weight);
    expect((await ana.patch(`${path}/${weight.id}`, { grams: 4300 })).body).toEqual({
      ...weight,
      ...writers,
      grams: 4300,
    });
    expect((await ana.delete(`${path}/${weight.id}`)).body).toEqual({ success: true });
    expect((await ana.get(path)).body.items).toEqual([]);
    expect((await ana.post(`${path}/${weight.id}/restore`)).body.grams).toBe(4300);
  });

  test('R7.3 the list starts with the newest weight and is paged', async () => {
    const { ana, path } = await aCat();
    for (const day of ['05', '07', '06']) await ana.post(path, { measuredAt: `2026-03-${day}T08:00:00Z`, grams: 4200 });
    const { body: first } = await ana.get(`${path}?limit=2`);
    const { body: second } = await ana.get(`${path}?${new URLSearchParams({ limit: '2', cursor: first.nextCursor })}`);
    const days = [...first.items, ...second.items].map(({ measuredAt: at }: { measuredAt: string }) => at.slice(8, 10));

    expect(days).toEqual(['07', '06', '05']);
    expect(second.nextCursor).toBeNull();
  });

  test.each([
    ['nothing', { grams: 0 }, 'grams', /between 0\.001 and 1,?600 kg/],
    ['2,000 kg of a cat', { grams: 2_000_000 }, 'grams', /enter a weight between/],
    ['30 kg of a cat', { grams: 30_000 }, 'grams', /between 0\.05 and 25 kg/],
    ['half a gram', { grams: 4200.5 }, 'grams', /kg/],
    ['a text', { grams: '4200' }, 'grams', /kg/],
    ['a time before birth', { measuredAt: '2019-06-01T08:00:00Z' }, 'measuredAt', /before the date of birth/],
    ['a date in 9999', { measuredAt: '9999-01-01T08:00:00Z' }, 'measuredAt', /future/],
    ['a score of 10', { bodyConditionScore: 10 }, 'bodyConditionScore', /1 to 9/],
    ['100 KB of note', { note: 'x'.repeat(100_000) }, 'note', /2,?000/],
    ['an unknown field', { petId: 'x' }, 'petId', /\w/],
  ])('R7.3 rejects %s with a helpful message and stores nothing', async (_, wrong, field, words) => {
    const { ana, path } = await aCat();
    const { status, body } = await ana.post(path, { measuredAt, grams: 4200, ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(words);
    expect((await ana.get(path)).body.items).toEqual([]);
  });

  test('R7.3 rejects an impossible weight, changes nothing, and shows a localized range', async () => {
    const { ana, path } = await aCat();
    const { body: weight } = await ana.post(path, { measuredAt, grams: 4200 });

    const { status, body } = await ana.change(
      'PATCH',
      `${path}/${weight.id}`,
      { grams: 30_000 },
      { 'Accept-Language': 'es' },
    );

    expect(status).toBe(400);
    expect(body.fields.grams).toBe('Para este animal, escribe un peso entre 0,05 y 25\u00a0kg.');
    expect((await ana.get(`${path}/${weight.id}`)).body.grams).toBe(4200);
  });

  test('R2.1 weights of another user’s pet return 404 like an unknown pet', async () => {
    const { ana, path } = await aCat();
    const { body: weight } = await ana.post(path, { measuredAt, grams: 4200 });
    const eve = await aMember();

    const own = weightsOf(await eve.addsPet());

    expect(await eve.get(path)).toMatchObject(notFound);
    expect(await eve.get(`${path}/export`)).toMatchObject(notFound);
    expect(await eve.patch(`${own}/${weight.id}`, { grams: 1 })).toMatchObject(notFound);
    expect(await eve.delete(`${own}/${weight.id}`)).toMatchObject(notFound);
    expect((await new Visitor().get(`${path}/export`)).status).toBe(401);
    expect((await ana.get(path)).body.items).toHaveLength(1);
  });
});

describe('an export of weights', () => {
  test('R7.3 the export has all weights and no formulas', async () => {
    const { ana, path } = await aCat();
    await ana.post(path, { measuredAt, grams: 4250, bodyConditionScore: 5, note: '=HYPERLINK("http://x")' });
    const { status, headers, text } = await readExported(ana, path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="pawfolio-weights-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(text.replace('\uFEFF', '').split('\n').slice(0, 2)).toEqual([
      'measuredAt,grams,kg,bodyConditionScore,note',
      `${measuredAt},4250,4.25,5,"'=HYPERLINK(""http://x"")"`,
    ]);
  });

  test('R7.3 an export without weights contains the header row', async () => {
    const { ana, path } = await aCat();
    expect((await readExported(ana, path)).text.trim()).toBe('measuredAt,grams,kg,bodyConditionScore,note');
  });
});
