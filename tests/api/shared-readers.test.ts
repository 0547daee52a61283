import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

async function submitForm(visitor: Visitor, path: string, fields: Record<string, string>) {
  const { status, headers } = await visitor.send('POST', path, new URLSearchParams(fields).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  });
  return { status, location: headers.get('location') ?? '' };
}

const openPage = (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
  visitor.get(path, { Accept: 'text/html', 'User-Agent': browser, ...headers });

/** Polls until `count` openings are recorded, because the server records them after the response. */
async function openings(owner: Visitor, path: string, count: number): Promise<Record<string, string>[]> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { items } = (await owner.get(path)).body;
    if (items.length >= count) return items;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`fewer than ${count} openings`);
}

test('R9.1 openings record network and device, except for previews, HEAD, and the owner', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet();
  const { id, accessKey } = await ana.sharesPet(pet.id);
  const [page, views] = [`/shared/${accessKey}`, `/api/pets/${pet.id}/shares/${id}/views`];
  const ben = new Visitor();
  await ben.send('HEAD', page, undefined, { 'User-Agent': browser });
  await openPage(ben, page, { 'User-Agent': 'WhatsApp/2.23' });
  await openPage(ben, page, { 'Sec-Purpose': 'prefetch' });
  await openPage(ana, page);
  const before = Date.now();

  expect((await openPage(ben, page)).status).toBe(200);
  expect((await openPage(ben, `${page}?lng=es`)).status).toBe(200);
  const network = ben.address.replace(/\d+$/, '0/24');
  await openings(ana, views, 1);
  await openPage(new Visitor(), page);
  const items = await openings(ana, views, 2);
  expect(items.map((one) => one.device)).toEqual(['Chrome, Android', 'Chrome, Android']);
  expect(items[1]).toMatchObject({ network });
  expect(JSON.stringify(items)).not.toContain(ben.address);

  const { body } = await ana.get(`/api/pets/${pet.id}/shares`);
  expect(body.items[0]).toMatchObject({ openings: 2, hasPin: false });
  expect((await ana.readsMail(before)).subject).toBe('The link to Luna’s passport was opened');
  expect((await new Visitor().get(views)).status).toBe(401);
  expect((await (await aMember()).get(views)).status).toBe(404);
});

test('R9.1 a link’s JSON and PDF count as openings for any user agent', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet();
  const { id, accessKey } = await ana.sharesPet(pet.id);
  const views = `/api/pets/${pet.id}/shares/${id}/views`;
  const ways: [string, string, string][] = [
    ['GET', `/api/shared/${accessKey}`, ''],
    ['GET', `/api/shared/${accessKey}`, 'curl/8.5.0'],
    ['GET', `/api/shared/${accessKey}/passport.pdf`, 'something else'],
    ['GET', `/shared/${accessKey}`, ''],
    ['HEAD', `/api/shared/${accessKey}`, browser],
    ['GET', `/api/shared/${accessKey}`, 'WhatsApp/2.23'],
    ['GET', `/api/shared/${accessKey}`, browser],
  ];
  for (const [method, path, agent] of ways) {
    const reader = new Visitor();
    for (let times = 0; times < 2; times += 1) await reader.send(method, path, undefined, { 'User-Agent': agent });
  }

  await ana.send('GET', `/api/shared/${accessKey}`, undefined, { 'User-Agent': browser });
  await openings(ana, views, 5);
  await openPage(new Visitor(), `/shared/${accessKey}`);

  expect(await openings(ana, views, 6)).toHaveLength(6);
});

test('R9.2 a PIN protects the page, its photo, documents, and JSON', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet({ name: 'Secretive', insurance: 'PawCare' });
  const { accessKey } = await ana.sharesPet(pet.id, { pin: '4711' });
  const page = `/shared/${accessKey}`;
  const ben = new Visitor();

  const pinPage = await openPage(ben, page);
  expect(pinPage.status).toBe(200);
  expect(String(pinPage.body)).toContain('This link needs a PIN');
  expect(String(pinPage.body)).not.toContain('Secretive');

  const notFound = (await new Visitor().get(`/api/shared/${'A'.repeat(43)}`)).body;
  for (const path of ['', '/photo', '/documents/0193a0c0-0000-7000-8000-000000000010/file', '/passport.pdf']) {
    const { status, body } = await ben.get(`/api${page}${path}`);
    expect([path, status, body]).toEqual([path, 404, notFound]);
  }
  expect((await ben.get(`/api${page}`, { 'X-Share-Pin': '1234' })).body).toEqual(notFound);
  expect((await ben.get(`/api${page}`, { 'X-Share-Pin': '4711' })).body).toMatchObject({ insurance: 'PawCare' });
  expect(await submitForm(ben, `/api${page}/pin`, { pin: '0000', lng: 'en' })).toEqual({
    status: 303,
    location: `${page}?lng=en#pin-wrong`,
  });

  const typedPage = await openPage(ben, `${page}?pin=4711&lng=es`);
  expect([typedPage.status, typedPage.headers.get('location')]).toEqual([307, `${page}?lng=es`]);
  expect(String(pinPage.body)).not.toMatch(/[?&]pin=/);
  expect(await submitForm(ben, `/api${page}/pin`, { pin: '4711' })).toEqual({ status: 303, location: page });
  expect(String((await openPage(ben, page)).body)).toContain('Secretive');
  expect((await ben.get(`/api${page}`)).status).toBe(200);
});

test('R9.4 a finder can write until one call ends lost mode', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet({ name: 'Nova', emergencyContact: 'Ana, +34 600 000 001' });
  const own = `/api/pets/${pet.id}`;

  const { status, body: lost } = await ana.change('PUT', `${own}/lost`, { note: 'Shy' });
  expect([status, lost.note]).toEqual([200, 'Shy']);
  expect((await ana.get(`${own}/lost`)).body).toEqual(lost);

  const page = new URL(lost.share.url).pathname;
  expect(String((await ana.get(`/pets/${pet.id}`, { Accept: 'text/html' })).body)).toContain('Messages and poster');
  const ben = new Visitor();
  const openedMs = Date.now();
  const html = String((await openPage(ben, page)).body);
  expect((await ana.readsMail(openedMs)).subject).toBe('The link to Nova’s passport was opened');
  expect(html).toContain('Shy');
  for (const hiddenText of [ana.email, '600 000 001', pet.id]) expect(html).not.toContain(hiddenText);

  const form = String((await openPage(ben, `${page}?write=1`)).body);
  const [, token = ''] = /name="token" value="([^"]+)"/.exec(form) ?? [];
  const before = Date.now();
  const refusal = await submitForm(ben, `/api${page}/message`, { text: '<b>x</b>', token });
  expect(refusal.location).toMatch(/\?message=html&draft=/);
  expect(String((await openPage(ben, refusal.location)).body)).toContain('&lt;b&gt;x&lt;/b&gt;');
  expect(await submitForm(ben, `/api${page}/message`, { text: 'She is with me', contact: 'Ben 611', token })).toEqual({
    status: 303,
    location: `${page}?message=sent`,
  });
  expect((await ana.readsMail(before)).subject).toBe('New message about Nova');

  const { items } = (await ana.get(`${own}/finder-messages`)).body;
  expect(items).toMatchObject([{ text: 'She is with me', contact: 'Ben 611', readAt: null }]);
  const readAnswer = await ana.patch(`${own}/finder-messages/${items[0].id}`, { read: true });
  expect(readAnswer.body.readAt).not.toBeNull();

  const messagePath = `${own}/finder-messages/${items[0].id}`;
  expect((await (await aMember()).delete(messagePath)).status).toBe(404);
  expect((await ana.delete(messagePath)).body).toEqual({ success: true });
  expect((await ana.delete(messagePath)).status).toBe(404);
  expect((await ana.get(`${own}/finder-messages`)).body.items).toEqual([]);
  expect((await ana.delete(`${own}/lost`)).body).toEqual({ success: true });
  expect((await openPage(new Visitor(), page)).status).toBe(404);
  expect((await (await aMember()).change('PUT', `${own}/lost`, {})).status).toBe(404);
});

test('R9.1 only the owner gets a link’s QR code and changes its expiry', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet({ name: 'Luna & Co' });
  const { id } = await ana.sharesPet(pet.id);
  const share = `/api/pets/${pet.id}/shares/${id}`;

  for (const path of [`${share}/qr`, `${share}/qr?print=1`]) {
    const { status, headers, body } = await ana.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(String(body)).toMatch(/^<svg /);
    expect((await (await aMember()).get(path)).status).toBe(404);
  }
  expect((await ana.patch(share, { expiresAt: null })).body).toMatchObject({ id, expiresAt: null, state: 'active' });
  expect((await ana.patch(share, { expiresAt: '2020-01-01T00:00:00Z' })).status).toBe(400);
  expect((await ana.patch(share, { kind: 'other' })).status).toBe(400);
  expect((await ana.patch(share, {})).status).toBe(400);

  await ana.delete(share);
  expect((await ana.patch(share, { expiresAt: null })).status).toBe(409);
  expect((await ana.get(`${share}/qr`)).status).toBe(404);
});

test.each([
  ['three digits', '123'],
  ['nine digits', '123456789'],
  ['letters', '12a4'],
  ['a number', 1234],
])('R9.1 rejects a PIN of %s', async (_, pin) => {
  const ana = await aMember();
  const pet = await ana.addsPet();
  const { status, body } = await ana.post(`/api/pets/${pet.id}/shares`, { label: 'Vet', kind: 'vet', pin });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ pin: 'A PIN has 4 to 8 digits.' });
});

test('R9.1 documents are served only by links that show them', async () => {
  const ana = await aMember();
  const pet = await ana.addsPet();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

  const { status } = await ana.upload(`/api/pets/${pet.id}/documents`, pdf, 'blood.pdf');
  expect(status).toBe(201);
  const [vet, groomer] = [await ana.sharesPet(pet.id), await ana.sharesPet(pet.id, { kind: 'groomer' })];
  const { documents } = (await new Visitor().get(`/api/shared/${vet.accessKey}`)).body;
  const servedFile = await new Visitor().get(documents[0].url);
  expect([servedFile.status, servedFile.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment; filename="blood.pdf"'),
  ]);

  const other = documents[0].url.replace(vet.accessKey, groomer.accessKey);
  expect((await new Visitor().get(other)).status).toBe(404);
  await ana.delete(`/api/pets/${pet.id}/shares/${vet.id}`);
  expect((await new Visitor().get(documents[0].url)).status).toBe(404);
});
