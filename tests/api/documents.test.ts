import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { aPdf } from '../support/pdf';
import { aMember, type Person } from '../support/people';
import { allServed } from '../support/until-served';
import { type Answer, Visitor } from '../support/visitor';

const visit = { visitedOn: '2026-05-01', description: '<p>Fine</p>', reason: 'Limp' };
const notFound = { status: 404, body: { error: 'Not found', code: 'not_found' } };

async function aVisit() {
  const ana = await aMember();
  const { id: petId } = await ana.addsPet();
  const { body } = await ana.post(`/api/pets/${petId}/vet-records`, visit);
  return { ana, petId, vetRecordId: body.id as string, list: `/api/pets/${petId}/documents` };
}

function attachFile(
  person: Person,
  list: string,
  file: { bytes: Uint8Array; name?: string; fields?: Record<string, string> },
  headers?: Record<string, string>,
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(file.fields ?? {})) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name ?? 'report.pdf');
  return person.post(list, form, headers);
}

test('R7.5 attaches, downloads, deletes, and restores a visit’s document', async () => {
  const { ana, petId, vetRecordId, list } = await aVisit();
  const { status, body } = await attachFile(ana, list, { bytes: aPdf(), name: 'Día/1.pdf', fields: { vetRecordId } });
  expect(status).toBe(201);
  expect(body).toMatchObject({ name: 'Día-1.pdf', contentType: 'application/pdf', vetRecordId, vaccinationId: null });
  expect(Object.keys(body)).not.toContain('fileKey');

  const file = await ana.get(body.fileUrl);
  expect(file.body.equals(aPdf())).toBe(true);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Dia-1.pdf"; filename*=UTF-8''D%C3%ADa-1.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  });

  const path = `${list}/${body.id}`;
  const { body: records } = await ana.get(`/api/pets/${petId}/vet-records?q=limp`);
  expect(records.items[0].documents.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  expect((await ana.patch(path, { name: 'Blood count.exe' })).body.name).toBe('Blood count.exe.pdf');
  for (const name of ['', ' '])
    expect(await ana.patch(path, { name })).toMatchObject({
      status: 400,
      body: { fields: { name: expect.any(String) } },
    });
  expect((await ana.delete(path)).body).toEqual({ success: true });
  for (const gonePath of [path, `${path}/file`, `${path}/preview`])
    expect(await ana.get(gonePath)).toMatchObject(notFound);
  expect((await ana.get(list)).body.items).toEqual([]);
  expect((await ana.post(`${path}/restore`)).body).toMatchObject({ id: body.id });
  expect((await ana.get(`${list}?vetRecordId=${vetRecordId}`)).body.items).toHaveLength(1);
  expect((await ana.get(`${list}?medicationId=${vetRecordId}`)).body.items).toEqual([]);
});

test('R7.5 the preview of an image is a private WebP with an ETag', async () => {
  const { ana, list } = await aVisit();
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const { body } = await attachFile(ana, list, { bytes, name: 'scan.jpeg' });

  const preview = await ana.get(body.previewUrl);
  expect(await sharp(preview.body).metadata()).toMatchObject({ format: 'webp', width: 480, height: 640 });
  expect(preview.headers.get('cache-control')).toBe('private, no-cache');

  const etag = preview.headers.get('etag') ?? '';
  expect((await ana.get(body.previewUrl, { 'If-None-Match': etag })).status).toBe(304);
});

test('R2.1 only the owner accesses a document, and changes need a token', async () => {
  const { ana, list } = await aVisit();
  const { body } = await attachFile(ana, list, { bytes: aPdf() });
  const path = `${list}/${body.id}`;
  const eve = await aMember();

  const { id: own } = await eve.addsPet();
  for (const wrong of [path, `/api/pets/${own}/documents/${body.id}`]) {
    expect(await eve.get(wrong)).toMatchObject(notFound);
    expect(await eve.get(`${wrong}/file`)).toMatchObject(notFound);
    expect(await eve.get(`${wrong}/preview`)).toMatchObject(notFound);
    expect(await eve.patch(wrong, { name: 'x' })).toMatchObject(notFound);
    expect(await eve.delete(wrong)).toMatchObject(notFound);
    expect(await eve.post(`${wrong}/restore`)).toMatchObject(notFound);
  }
  expect(await attachFile(eve, list, { bytes: aPdf() })).toMatchObject(notFound);
  expect((await new Visitor().get(`${path}/file`)).status).toBe(401);

  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPdf())]), 'a.pdf');
  expect(await ana.send('POST', list, form)).toMatchObject({ status: 403, body: { error: 'Invalid CSRF token' } });
});

test.each([
  ['HTML named .pdf', Buffer.from('<html>'), 415, 'Invalid file type. Please upload PDFs or images only'],
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'Invalid file type. Please upload PDFs or images only',
  ],
  ['a truncated PDF', aPdf().subarray(0, 200), 400, 'There was an error processing the file'],
  ['6 MB', Buffer.concat([aPdf(), Buffer.alloc(6 * 1024 * 1024)]), 413, 'File is too large. Maximum size is 5MB'],
])('R6.6 R7.5 rejects %s with a readable message and stores nothing', async (_, bytes, status, error) => {
  const { ana, list } = await aVisit();
  expect(await attachFile(ana, list, { bytes })).toMatchObject({ status, body: { error } });
  expect((await ana.get(list)).body.items).toEqual([]);
});

test('R7.5 names invalid fields and rejects a form without a file', async () => {
  const { ana, list, vetRecordId } = await aVisit();

  const wrong = async (fields: Record<string, string>) =>
    Object.keys((await attachFile(ana, list, { bytes: aPdf(), fields })).body.fields);

  expect(await wrong({ vetRecordId: 'x' })).toEqual(['vetRecordId']);
  expect(await wrong({ vaccinationId: randomUUID() })).toEqual(['vaccinationId']);
  expect(await wrong({ vetRecordId, medicationId: vetRecordId })).toEqual(['vetRecordId']);
  expect(await wrong({ owner: 'eve' })).toEqual(['owner']);
  expect((await ana.post(list, { file: 'text' })).status).toBe(400);
  expect((await ana.get(list)).body.items).toEqual([]);
});

test('R7.5 ten uploads with one key create one document', async () => {
  const { ana, list } = await aVisit();
  const headers = { 'Idempotency-Key': randomUUID() };
  const answers = await allServed(10, () => attachFile(ana, list, { bytes: aPdf() }, headers));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await ana.get(list)).body.items).toHaveLength(1);
});

test('R7.5 documents without a visit are listed and searched page by page', async () => {
  const { ana, petId, vetRecordId, list } = await aVisit();
  await attachFile(ana, list, { bytes: aPdf(), fields: { vetRecordId } });
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf']) await attachFile(ana, list, { bytes: aPdf(), name });
  const path = `/api/pets/${petId}/vet-records/documents`;
  const pageOf = async (query: string) => {
    const { body } = await ana.get(`${path}?${query}`);
    return { titles: body.items.map(({ title }: { title: string }) => title), next: body.nextCursor };
  };

  const first = await pageOf('limit=2');
  expect(first.titles).toEqual(['three.pdf', 'two.pdf']);
  expect(await pageOf(`limit=2&cursor=${first.next}`)).toEqual({ titles: ['one.pdf'], next: null });
  expect(await pageOf('limit=1&q=one')).toEqual({ titles: ['one.pdf'], next: null });
  expect(await pageOf('show=photos')).toEqual({ titles: [], next: null });
  expect(await (await aMember()).get(path)).toMatchObject(notFound);
});

test('R7.5 a search filters visits and its cursor continues within the results', async () => {
  const { ana, petId } = await aVisit();
  const list = `/api/pets/${petId}/vet-records`;
  await ana.post(list, { ...visit, reason: 'Vacunación' });
  await ana.post(list, { ...visit, reason: 'Vacunación' });

  const first = await ana.get(`${list}?q=VACUNACION&limit=1`);
  expect(first.body.items).toHaveLength(1);
  const query = new URLSearchParams({ q: 'vacunacion', limit: '1', cursor: first.body.nextCursor });
  const second = await ana.get(`${list}?${query}`);
  expect(second.body).toMatchObject({ items: [{ reason: 'Vacunación', documents: [] }], nextCursor: null });
  expect(second.body.items[0].id).not.toBe(first.body.items[0].id);
});
