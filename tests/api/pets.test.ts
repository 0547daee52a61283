import { randomUUID } from 'node:crypto';
import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

const unknownId = '0192f0c0-0000-7000-8000-000000000000';
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

describe('pets', () => {
  test('R7.1 a new pet returns every field that was sent', async () => {
    const ana = await aMember();
    const requestBody = {
      name: 'Luna',
      type: 'dog',
      breed: 'Beagle',
      gender: 'female',
      dateOfBirth: '2021-03-07',
      colour: 'Tricolour',
      markings: 'White tip of the tail',
      neutered: true,
      microchip: '724098100123456',
      passportNumber: 'ES0000001',
      insurance: 'PetCare 123',
      emergencyContact: 'Ana, 600 000 000',
      vetClinic: 'Clínica Sol',
      weightUnit: 'kg',
      deceasedOn: null,
      archived: false,
      notes: '<p>Likes <strong>cheese</strong></p>',
    };

    const pet = await ana.addsPet(requestBody);
    expect(pet).toMatchObject(requestBody);
    expect((await ana.get(`/api/pets/${pet.id}`)).body).toEqual(pet);

    const { body: list } = await ana.get('/api/pets');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ id: pet.id, name: 'Luna', type: 'dog' });
    expect(list[0]).not.toHaveProperty('notes');
  });

  test('R7.1 notes keep allowed tags only; other fields store text unchanged', async () => {
    const ana = await aMember();

    const pet = await ana.addsPet({
      name: '<script>alert(1)</script>',
      notes:
        '<p onclick="x()" style="color:red">a<script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">b</a><em>c</em></p>',
    });

    expect(pet.name).toBe('<script>alert(1)</script>');
    expect(pet.notes).toBe('<p>ab<em>c</em></p>');
  });

  test('R7.1 a change updates only the fields it names', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet({ breed: 'Beagle', gender: 'female' });
    const { status, body } = await ana.patch(`/api/pets/${pet.id}`, { name: 'Luna II', breed: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Luna II', breed: null, gender: 'female' });
  });

  test.each([
    ['no name', { name: '   ' }, 'name'],
    ['no type', { type: undefined }, 'type'],
    ['an unknown type', { type: 'dragon' }, 'type'],
    ['a name of 100 letters', { name: 'x'.repeat(100) }, 'name'],
    ['an object as name', { name: { contains: '' } }, 'name'],
    ['a birthday in 9999', { dateOfBirth: '9999-01-01' }, 'dateOfBirth'],
    ['a birthday that does not exist', { dateOfBirth: '2023-02-30' }, 'dateOfBirth'],
    ['a death before birth', { dateOfBirth: '2020-01-02', deceasedOn: '2020-01-01' }, 'deceasedOn'],
    ['a test chip', { microchip: '999000000000001' }, 'microchip'],
    ['a chip before birth', { dateOfBirth: '2020-01-02', microchippedOn: '2020-01-01' }, 'microchippedOn'],
    ['a chip of 9999', { microchippedOn: '9999-01-01' }, 'microchippedOn'],
    ['a country that does not exist', { country: 'XX' }, 'country'],
    ['a region of another country', { country: 'FR', region: 'ES-MD' }, 'region'],
    ['an unknown field', { ownerId: unknownId }, 'ownerId'],
  ])('R7.1 rejects %s with a message at the field', async (_, wrong, field) => {
    const ana = await aMember();
    const { status, body } = await ana.post('/api/pets', { name: 'Luna', type: 'dog', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.fields[field]).toMatch(/\w+ \w+/);
    expect((await ana.get('/api/pets')).body).toEqual([]);
  });

  test('R2.2 rejects values that contradict the stored pet', async () => {
    const ana = await aMember();
    const { id } = await ana.addsPet({ dateOfBirth: '2020-01-02', country: 'FR' });
    const fieldOf = async (change: object) => Object.keys((await ana.patch(`/api/pets/${id}`, change)).body.fields);
    expect(await fieldOf({ microchippedOn: '2020-01-01' })).toEqual(['microchippedOn']);

    await ana.patch(`/api/pets/${id}`, { region: 'ES-MD' });
    expect(await fieldOf({ country: 'FR' })).toEqual(['region']);
    expect((await ana.get(`/api/pets/${id}`)).body).toMatchObject({ country: 'ES', region: 'ES-MD' });
  });

  test('R5.1 field messages use the language of the request', async () => {
    const ana = await aMember();
    const { body } = await ana.post('/api/pets', { name: '', type: 'dog' }, { 'Accept-Language': 'es' });
    expect(body.fields.name).toBe('Escribe un nombre.');
  });

  test('R7.1 a double click creates one pet; its key fits no other request', async () => {
    const ana = await aMember();
    const key = { 'Idempotency-Key': randomUUID() };

    const clicks = await Promise.all([1, 2, 3].map(() => ana.post('/api/pets', { name: 'Luna', type: 'dog' }, key)));

    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(clicks.map(({ body }) => body.id)).size).toBe(1);
    expect((await ana.get('/api/pets')).body).toHaveLength(1);
    expect((await ana.post('/api/pets', { name: 'Milo', type: 'cat' }, key)).status).toBe(409);
  });

  test('R7.1 repeating a request for a since-deleted pet returns 404', async () => {
    const ana = await aMember();
    const key = { 'Idempotency-Key': randomUUID() };
    const addPet = () => ana.post('/api/pets', { name: 'Luna', type: 'dog' }, key);
    const { id } = (await addPet()).body;
    const weight = { 'Idempotency-Key': randomUUID() };
    const addWeight = () =>
      ana.post(`/api/pets/${id}/weights`, { grams: 5000, measuredAt: '2026-01-02T10:00:00Z' }, weight);

    expect((await addWeight()).status).toBe(201);
    await ana.delete(`/api/pets/${id}`);
    for (const repeatCall of [addPet, addWeight]) expect(await repeatCall()).toMatchObject(notFound);
    expect((await ana.get('/api/pets')).body).toEqual([]);
  });

  test('R7.1 a deleted pet returns 404 and can be restored', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();

    expect(await ana.delete(`/api/pets/${pet.id}`)).toMatchObject({ status: 200, body: { success: true } });
    expect(await ana.get(`/api/pets/${pet.id}`)).toMatchObject(notFound);
    expect((await ana.get('/api/pets')).body).toEqual([]);
    expect((await ana.post(`/api/pets/${pet.id}/restore`)).body.name).toBe('Luna');
    expect((await ana.get(`/api/pets/${pet.id}`)).status).toBe(200);
  });

  test('R2.1 every call treats another user’s pet like an unknown one', async () => {
    const [ana, eve] = await Promise.all([aMember(), aMember()]);
    const pet = await ana.addsPet();
    const share = await ana.sharesPet(pet.id);
    for (const id of [pet.id, unknownId, 'x', '%00', '..%2f']) {
      expect(await eve.get(`/api/pets/${id}`)).toMatchObject(notFound);
      expect(await eve.patch(`/api/pets/${id}`, { name: 'Stolen' })).toMatchObject(notFound);
      expect(await eve.delete(`/api/pets/${id}`)).toMatchObject(notFound);
      expect(await eve.post(`/api/pets/${id}/restore`)).toMatchObject(notFound);
      expect(await eve.get(`/api/pets/${id}/photo`)).toMatchObject(notFound);
      expect(await eve.get(`/api/pets/${id}/shares`)).toMatchObject(notFound);
      expect(await eve.post(`/api/pets/${id}/shares`, { label: 'x', kind: 'vet' })).toMatchObject(notFound);
      expect(await eve.delete(`/api/pets/${id}/shares/${share.id}`)).toMatchObject(notFound);
    }

    const own = await eve.addsPet();
    expect(await eve.delete(`/api/pets/${own.id}/shares/${share.id}`)).toMatchObject(notFound);
    expect((await ana.get(`/api/pets/${pet.id}`)).body.name).toBe('Luna');
  });

  test('R2.1 guests get 401 on every signed-in API call', async () => {
    const guest = new Visitor();
    const pet = await (await aMember()).addsPet();

    for (const path of [
      '/api/pets',
      `/api/pets/${pet.id}`,
      `/api/pets/${pet.id}/photo`,
      '/api/users/current',
      `/api/users/${unknownId}/pets`,
      '/api/breeds?type=dog',
    ]) {
      expect(await guest.get(path)).toMatchObject({ status: 401, body: { error: 'Authentication required' } });
    }
    expect((await guest.post('/api/pets', { name: 'Luna', type: 'dog' })).status).toBe(401);
  });

  test('R2.4 the pet picker lists only the user’s own pets', async () => {
    const [ana, eve] = await Promise.all([aMember(), aMember()]);
    const pet = await ana.addsPet();

    const { body: user } = await ana.get('/api/users/current');

    expect(await ana.get(`/api/users/${user.id}/pets`)).toMatchObject({
      status: 200,
      body: [{ id: pet.id, name: 'Luna' }],
    });
    expect(await eve.get(`/api/users/${user.id}/pets`)).toMatchObject(notFound);
  });

  test('R7.2 breed suggestions match the type and use the request’s language', async () => {
    const ana: Person = await aMember();
    const { body } = await ana.get('/api/breeds?type=dog&q=lebrel%20afg&lng=es');
    expect(body[0]).toMatchObject({ id: 'dog-afghan-hound', name: 'Lebrel afgano' });
    expect((await ana.get('/api/breeds?type=dragon')).status).toBe(400);
  });
});

describe('malformed requests', () => {
  test.each([
    ['not JSON', '{"name":', 'application/json', 400],
    ['another content type', 'name=Luna', 'application/x-www-form-urlencoded', 415],
    ['broken UTF-8', '{"name":"\\ud800"}', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['300 KB', JSON.stringify({ name: 'Luna', notes: 'x'.repeat(300_000) }), 'application/json', 413],
    ['a prototype', '{"__proto__":{"name":"x"},"type":"dog"}', 'application/json', 400],
    ['deep nesting', '['.repeat(5000) + ']'.repeat(5000), 'application/json', 400],
  ])('R10.2 rejects %s with a clear error', async (_, body, type, expected) => {
    const ana = await aMember();
    const answer = await ana.post('/api/pets', body, { 'Content-Type': type });
    expect(answer.status).toBe(expected);
    expect(answer.body.error).toEqual(expect.any(String));
    expect((await ana.get('/api/pets')).body).toEqual([]);
  });

  test('R1.11 an unknown path below /api returns a JSON 404', async () => {
    expect(await new Visitor().get('/api/nothing/here')).toMatchObject(notFound);
  });
});
