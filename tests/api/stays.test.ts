import { noonZone } from '../support/noon-zone.mjs';
import { aMember, type Person } from '../support/people';
import { aPhoto } from '../support/photos';
import { Visitor } from '../support/visitor';

const day = (ahead = 0) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const all = ['ticks', 'doses', 'notes', 'photos'];
const html = { Accept: 'text/html' };

async function aStay(ana: Person, petIds: string[], more: Record<string, unknown> = {}) {
  const requestBody = { pets: petIds, from: day(-1), until: day(2), label: 'Marta', allows: all, ...more };
  const { status, body } = await ana.post('/api/stays', requestBody);
  if (status !== 201) throw new Error(`making a stay answered ${status}: ${JSON.stringify(body)}`);
  return body as { id: string; accessKey: string; url: string };
}

async function aSitting(more: Record<string, unknown> = {}) {
  const ana = await aMember();
  const pet = await ana.addsPet({ emergencyContact: 'Ana, 600 000 002' });
  const walk = {
    kind: 'exercise',
    title: 'Walk',
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeOfDay: '23:59',
    timeZone: noonZone(),
  };
  const { body: routine } = await ana.post(`/api/pets/${pet.id}/routines`, walk);
  const stay = await aStay(ana, [pet.id], more);
  const page = new URL(stay.url).pathname;
  return { ana, pet, routine, stay, page, calls: `/api/shared/${stay.accessKey}`, marta: new Visitor() };
}

const tickOf = ({ pet, routine }: Awaited<ReturnType<typeof aSitting>>, more: object = {}) => ({
  ...{ petId: pet.id, routineId: routine.id, day: day(0), name: 'Marta' },
  ...more,
});

const form = (visitor: Visitor, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  visitor.send('POST', path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
    ...html,
    ...headers,
  });

async function sendPhoto(visitor: Visitor, path: string, file: Uint8Array, fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
  return visitor.send('POST', path, data);
}

test('R11.7 only the owner lists and stops a stay', async () => {
  const { ana, stay, page, marta } = await aSitting();
  expect(stay).toMatchObject({ kind: 'sitter', label: 'Marta', allows: all, state: 'open' });
  expect((await ana.get('/api/stays')).body.items).toHaveLength(1);
  expect((await ana.get(`/api/stays/${stay.id}`)).status).toBe(200);
  const ben = await aMember();
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await ben.change(method as 'DELETE', `/api/stays/${stay.id}`)).status).toBe(404);
  }
  expect((await marta.get(page, html)).status).toBe(200);
  expect((await ana.delete(`/api/stays/${stay.id}`)).status).toBe(200);
  expect((await marta.get(page, html)).status).toBe(404);
});

test('R13.4 a stay shows only the codes of its own pets', async () => {
  const { ana, pet, stay, calls, marta } = await aSitting();
  const other = await ana.addsPet({ name: 'Milo' });
  const codeOf = (id: string) => marta.get(`${calls}/pets/${id}/signed-passport.svg`);

  const { status, headers, body } = await codeOf(pet.id);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(body.toString()).toMatch(/^<svg/);
  for (const id of [other.id, 'x']) expect((await codeOf(id)).status).toBe(404);
  await ana.delete(`/api/stays/${stay.id}`);
  expect((await codeOf(pet.id)).status).toBe(404);
});

test('R11.7 a sitter enters a name once, then completes and reopens tasks', async () => {
  const sitting = await aSitting();
  const { marta, page, calls } = sitting;
  expect((await marta.get(page, html)).body.toString()).toContain('name="name"');

  const nameAnswer = await form(marta, `${calls}/name`, { name: 'Marta', lng: 'en' });
  expect(nameAnswer.status).toBe(303);
  const cookie = nameAnswer.headers.getSetCookie().map((one) => one.split(';')[0]);
  expect(nameAnswer.headers.getSetCookie().every((one) => /HttpOnly; SameSite=Lax/.test(one))).toBe(true);
  const cookieHeader = { Cookie: cookie[0] ?? '' };

  const { name: _, ...fields } = tickOf(sitting, { day: day(), row: 'here', view: day(), lng: 'es' });
  const tickAnswer = await form(marta, `${calls}/ticks`, fields as Record<string, string>, cookieHeader);
  expect(tickAnswer.status).toBe(303);
  expect(tickAnswer.headers.get('location')).toMatch(
    /^\/shared\/stay\/[\w-]+\?day=[\d-]+&said=\w+&row=here&lng=es#here$/,
  );
  const pageText = (await marta.get(`${page}?lng=es`, { ...html, ...cookieHeader })).body.toString();
  expect(pageText).toContain('Hola, Marta');
  expect(pageText).not.toContain('<script');
});

test('R11.7 completing a task by JSON records it once with the sitter’s name', async () => {
  const sitting = await aSitting();
  const { ana, pet, routine, marta, calls } = sitting;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => marta.send('POST', `${calls}/ticks`, tickOf(sitting))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers[0]?.body).toMatchObject({ status: 'done', by: 'Marta (sitter)', routineId: routine.id });

  const undoAnswer = await ana.delete(`/api/pets/${pet.id}/routines/${routine.id}/completions/${day(0)}`);
  expect(undoAnswer.status).toBe(200);
});

test('R11.7 rejects other pets, days, keys, and origins', async () => {
  const sitting = await aSitting({ allows: ['ticks'] });
  const { ana, marta, calls } = sitting;
  const other = await ana.addsPet();
  const statusOf = async (body: object, headers: Record<string, string> = {}, path = `${calls}/ticks`) =>
    (await marta.send('POST', path, body, headers)).status;

  expect(await statusOf(tickOf(sitting, { petId: other.id }))).toBe(404);
  expect(await statusOf(tickOf(sitting, { day: day(5) }))).toBe(400);
  expect(await statusOf(tickOf(sitting, { name: undefined }))).toBe(400);
  expect(await statusOf(tickOf(sitting, { extra: 1 }))).toBe(400);
  expect(await statusOf(tickOf(sitting), { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await statusOf(tickOf(sitting), {}, `/api/shared/${'A'.repeat(43)}/ticks`)).toBe(404);
  expect(await statusOf({ text: 'Hello', name: 'Marta' }, {}, `${calls}/notes`)).toBe(403);
});

test('R11.7 a stay accepts no writes before or after its days', async () => {
  const ahead = await aSitting({ from: day(1), until: day(2) });
  const { marta, page, calls } = ahead;
  expect((await marta.send('POST', `${calls}/ticks`, tickOf(ahead))).status).toBe(404);
  const pageAnswer = await marta.get(page, html);
  expect(pageAnswer.status).toBe(200);
  expect(pageAnswer.body.toString()).toContain('Luna');
  expect(pageAnswer.body.toString()).not.toContain('600 000 002');
});

test('R11.7 accepts a note and a photo a day; markup stays text', async () => {
  const { ana, pet, stay, marta, calls, page } = await aSitting();
  const name = '<img src=x>';
  const note = await marta.send('POST', `${calls}/notes`, { text: '<b>Slept</b>', name });
  expect(note.body).toMatchObject({ text: '<b>Slept</b>', by: `${name} (sitter)`, photoId: null });

  const first = await sendPhoto(marta, `${calls}/photos`, await aPhoto(), { name });
  const second = await sendPhoto(marta, `${calls}/photos`, await aPhoto({ colour: '#123456' }), { name });
  expect([first.status, second.status]).toEqual([200, 200]);
  const { items } = (await ana.get(`/api/pets/${pet.id}/photos`)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([second.body.photoId]);

  const { diary } = (await ana.get(`/api/stays/${stay.id}`)).body;
  expect(diary[0].note).toMatchObject({
    text: '<b>Slept</b>',
    by: `${name} (sitter)`,
    photo: { id: second.body.photoId },
  });
  const pageText = (await marta.get(page, html)).body.toString();
  expect(pageText).not.toContain('<b>Slept');
  expect((await ana.delete(`/api/stays/${stay.id}/notes/${diary[0].day}`)).status).toBe(200);
});

test('R11.7 rejects broken and huge photos', async () => {
  const { marta, calls } = await aSitting();
  const name = 'Marta';
  expect((await sendPhoto(marta, `${calls}/photos`, Buffer.from('no picture'), { name })).status).toBe(415);
  expect((await sendPhoto(marta, `${calls}/photos`, Buffer.alloc(10 * 1024 * 1024), { name })).status).toBe(413);
});

test('R11.7 rate limits writes through one link', async () => {
  const sitting = await aSitting();
  const { marta, calls } = sitting;
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) {
    statuses.push((await marta.send('POST', `${calls}/ticks`, tickOf(sitting, { day: 'never' }))).status);
  }
  expect(statuses.slice(0, 60).every((status) => status === 400)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});

test('R11.7 only the owner of a stay changes its message settings', async () => {
  const { ana, stay } = await aSitting({ messages: 'each' });
  expect(stay).toMatchObject({ messages: 'each' });
  const changeAnswer = await ana.change('PATCH', `/api/stays/${stay.id}`, { messages: 'none' });
  expect(changeAnswer).toMatchObject({ status: 200, body: { id: stay.id, messages: 'none' } });
  expect((await ana.change('PATCH', `/api/stays/${stay.id}`, { messages: 'hourly' })).status).toBe(400);
  const ben = await aMember();
  expect((await ben.change('PATCH', `/api/stays/${stay.id}`, { messages: 'each' })).status).toBe(404);
});

test('R11.7 a valid stay key works after many wrong ones', async () => {
  const { pet, stay, marta } = await aSitting();
  const statusOf = async (key: string) =>
    (await marta.get(`/api/shared/${key}/pets/${pet.id}/signed-passport.svg`)).status;
  for (const key of Array.from({ length: 40 }, () => 'B'.repeat(43))) expect([404, 429]).toContain(await statusOf(key));
  expect(await statusOf(stay.accessKey)).toBe(200);
});

test('R11.7 a read-only link without days shows the plan and refuses writes', async () => {
  const sitting = await aSitting({ from: undefined, until: undefined, allows: [] });
  const { ana, stay, marta, page, calls } = sitting;
  expect(stay).toMatchObject({ from: expect.any(String), until: null, expiresAt: null, messages: 'none' });
  const pageText = (await marta.get(page, html)).body.toString();
  expect([pageText.includes('Walk'), pageText.includes('name="name"'), pageText.includes('<form')]).toEqual([
    true,
    false,
    false,
  ]);

  const forbiddenError = { status: 403, body: { code: 'forbidden' } };
  expect(await marta.send('POST', `${calls}/name`, { name: 'Marta' })).toMatchObject(forbiddenError);
  expect(await marta.send('POST', `${calls}/ticks`, tickOf(sitting))).toMatchObject(forbiddenError);
  expect(await marta.send('POST', `${calls}/notes`, { text: 'Hi', name: 'Marta' })).toMatchObject(forbiddenError);
  expect((await ana.change('PATCH', `/api/stays/${stay.id}`, { messages: 'each' })).body.fields).toHaveProperty(
    'messages',
  );
});

test('R11.7 a stay’s QR code is its owner’s and ends with it', async () => {
  const { ana, stay } = await aSitting();
  const path = `/api/stays/${stay.id}/qr`;
  const { status, headers, body } = await ana.get(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(body.toString()).toMatch(/^<svg/);
  expect((await (await aMember()).get(path)).status).toBe(404);
  await ana.delete(`/api/stays/${stay.id}`);
  expect((await ana.get(path)).status).toBe(404);
});

test('R9.1 the API refuses new share links of kind sitter', async () => {
  const ana = await aMember();
  const { id } = await ana.addsPet();
  expect(await ana.post(`/api/pets/${id}/shares`, { kind: 'sitter' })).toMatchObject({ status: 400 });
});
