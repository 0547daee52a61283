import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

describe('share links', () => {
  test('R9.1 a link shows its reader only the chosen sections', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet({
      microchip: '724098100123456',
      emergencyContact: 'Ana, 600',
      insurance: 'PetCare',
      notes: '<p>shy</p>',
    });
    const groomer = await ana.sharesPet(pet.id, { kind: 'groomer', label: 'Salon', sections: ['notes'] });

    const { status, body } = await new Visitor().get(`/api/shared/${groomer.accessKey}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'groomer', pet: { name: 'Luna', microchip: null }, notes: '<p>shy</p>' });

    const text = JSON.stringify(body);
    for (const hiddenText of ['724098100123456', 'Ana, 600', 'PetCare', ana.email, pet.id, groomer.id])
      expect(text).not.toContain(hiddenText);

    const vet = await ana.sharesPet(pet.id);
    expect((await new Visitor().get(`/api/shared/${vet.accessKey}`)).body).toMatchObject({
      pet: { microchip: '724098100123456' },
      contacts: { emergencyContact: 'Ana, 600' },
      insurance: 'PetCare',
    });
  });

  test('R9.1 a vet link lasts 30 days and can be copied again', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const share = await ana.sharesPet(pet.id);
    const forever = await ana.sharesPet(pet.id, { label: 'Family', kind: 'other', expiresAt: null });

    const { body } = await ana.get(`/api/pets/${pet.id}/shares`);
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([forever.id, share.id]);
    expect(body.items[0]).toMatchObject({ expiresAt: null, state: 'active', sections: [] });
    expect(body.items[1].url).toBe(share.url);

    const days = (Date.parse(body.items[1].expiresAt) - Date.parse(body.items[1].createdAt)) / 86_400_000;
    expect(days).toBe(30);
    expect(JSON.stringify(body)).not.toContain('keyHash');
  });

  test.each([
    ['no label', { label: '' }, 'label'],
    ['an unknown kind', { kind: 'thief' }, 'kind'],
    ['an unknown section', { sections: ['password'] }, 'sections.0'],
    ['an end in the past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an end in 9999', { expiresAt: '9999-01-01T00:00:00Z' }, 'expiresAt'],
  ])('R9.1 rejects %s', async (_, wrong, field) => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const { status, body } = await ana.post(`/api/pets/${pet.id}/shares`, { label: 'Vet', kind: 'vet', ...wrong });
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('R9.2 revoked, invented, and malformed keys and deleted pets get the same response', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const [revokedShare, ofDeleted] = [await ana.sharesPet(pet.id), await ana.sharesPet(pet.id)];
    expect(await ana.delete(`/api/pets/${pet.id}/shares/${revokedShare.id}`)).toMatchObject({ status: 200 });
    expect((await new Visitor().get(`/api/shared/${ofDeleted.accessKey}`)).status).toBe(200);

    await ana.delete(`/api/pets/${pet.id}`);
    const answers = await Promise.all(
      [revokedShare.accessKey, ofDeleted.accessKey, 'A'.repeat(43), 'x', '%00'].map((key) =>
        new Visitor().get(`/api/shared/${key}`),
      ),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject(notFound);
      expect(answer.body).toEqual(answers[0]?.body);
    }

    await ana.post(`/api/pets/${pet.id}/restore`);
    expect((await new Visitor().get(`/api/shared/${ofDeleted.accessKey}`)).status).toBe(200);
  });

  test('R9.2 keys have 256 random bits, and guessing them is rate limited', async () => {
    const ana = await aMember();
    const { accessKey } = await ana.sharesPet((await ana.addsPet()).id);
    expect(Buffer.from(accessKey, 'base64url')).toHaveLength(32);

    const guesser = new Visitor();
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) statuses.push((await guesser.get(`/api/shared/${guess}`)).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
    expect(statuses.at(-1)).toBe(429);
    // A valid key still works from that network.
    expect((await guesser.get(`/api/shared/${accessKey}`)).status).toBe(200);
  });

  test('R11.1 guessing invitation keys is rate limited, but a valid key works', async () => {
    const [ana, ben] = [await aMember(), await aMember()];
    const { body } = await ana.post('/api/invitations', { pets: [(await ana.addsPet()).id], role: 'carer' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) statuses.push((await ben.post(`/api/invitations/${guess}`)).status);
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);
    expect((await ben.post(`/api${new URL(body.url).pathname}`)).status).toBe(200);
  });

  test('R9.3 a share key can neither write nor call owner routes', async () => {
    const ana = await aMember();
    const pet = await ana.addsPet();
    const { accessKey } = await ana.sharesPet(pet.id);
    const guest = new Visitor();

    for (const method of ['POST', 'PATCH', 'DELETE', 'PUT'] as const) {
      expect((await guest.change(method, `/api/shared/${accessKey}`, {})).status).toBe(405);
    }
    expect((await guest.get(`/api/pets/${pet.id}`)).status).toBe(401);
  });

  test('R9.2 shared responses are not cached, indexed, or sent as referrer', async () => {
    const ana = await aMember();
    const { accessKey } = await ana.sharesPet((await ana.addsPet()).id);
    const { headers } = await new Visitor().get(`/api/shared/${accessKey}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
  });
});

test('R9.1 choosing only a reader kind creates a link, once per key', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet();
  const path = `/api/pets/${pet.id}/shares`;
  const pressKind = (kind: string) =>
    ana.change('POST', path, { kind }, { 'Idempotency-Key': `tile-${kind}-of-${pet.id}` });

  const [once, twice] = [await pressKind('groomer'), await pressKind('groomer')];
  expect(once).toMatchObject({ status: 201, body: { label: 'Groomer', kind: 'groomer', hasPin: false } });
  expect(twice.body.url).toBe(once.body.url);
  expect((await pressKind('finder')).body).toMatchObject({ label: 'Finder', expiresAt: null, sections: ['allergies'] });
  expect((await ana.get(path)).body.items).toHaveLength(2);
});

test('R9.1 an edited link keeps its URL and shows its new sections', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet({ insurance: 'PetCare', notes: '<p>shy</p>' });
  const { id, accessKey, url } = await ana.sharesPet(pet.id, { sections: ['notes'] });
  const own = `/api/pets/${pet.id}/shares/${id}`;

  const { status, body } = await ana.patch(own, { label: 'Fluffy Salon', sections: ['insurance'] });
  expect([status, body.label, body.sections, body.url]).toEqual([200, 'Fluffy Salon', ['insurance'], url]);
  const shownView = (await new Visitor().get(`/api/shared/${accessKey}`)).body;
  expect(shownView).toMatchObject({ insurance: 'PetCare' });
  expect(shownView).not.toHaveProperty('notes');

  for (const wrong of [{ label: '' }, { sections: ['password'] }])
    expect((await ana.patch(own, wrong)).status).toBe(400);
  expect((await (await aMember()).patch(own, { label: 'x' })).status).toBe(404);
});
