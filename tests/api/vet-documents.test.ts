import { addsDocument, aRecord, form, html, listed, marsh } from '../support/a-vet-answer';
import { aPdf } from '../support/pdf';
import { aMember, Person } from '../support/people';
import { Visitor } from '../support/visitor';

const who = { name: marsh.name, clinic: marsh.clinic };
const textOf = ({ body }: { body: Buffer }) => body.toString();

async function aSentDocument() {
  const record = await aRecord();
  await addsDocument(record.vet, record.calls, aPdf(), { name: 'Blood count' });
  await form(record.vet, `${record.calls}/answer`, { do: 'send', ...who });
  const [proposal] = await listed(record);
  return { ...record, proposal };
}

test('R13.3 an uploaded document stays private to its reader until sent', async () => {
  const record = await aRecord();
  const { vet, calls, page } = record;
  expect(textOf(await vet.get(`${page}?add=documents`, html))).toMatch(/enctype="multipart\/form-data"/i);

  const kept = await addsDocument(vet, calls, aPdf(), { name: '<b>Blood</b> count', lng: 'es' });

  expect(kept.status).toBe(303);
  expect(kept.headers.get('location')).toMatch(/\?said=kept&lng=es#add$/);
  expect(textOf(await vet.get(page, html))).toContain('b-Blood-b- count.pdf');
  expect(textOf(await new Visitor().get(page, html))).not.toContain('Blood');
  expect(await listed(record)).toEqual([]);
});

test('R13.3 accepting a document adds it to the pet; undo bins it', async () => {
  const { owner, base, proposal } = await aSentDocument();
  const decide = (verb: string, body?: object) => owner.post(`${base}/proposals/${proposal.id}/${verb}`, body);
  expect(proposal).toMatchObject({ collection: 'documents', entry: { name: 'Blood count.pdf' }, decision: null });
  expect((await owner.get(`${base}/documents`)).body.items).toEqual([]);

  const accepted = await decide('accept', {});
  expect((await decide('accept', {})).body).toEqual(accepted.body);
  const { items } = (await owner.get(`${base}/documents`)).body;
  expect(items).toMatchObject([{ id: accepted.body.resultId, name: 'Blood count.pdf' }]);
  expect((await owner.get(items[0].fileUrl)).body.equals(aPdf())).toBe(true);

  expect((await decide('undo')).body).toMatchObject({ decision: null, fileUrl: proposal.fileUrl });
  expect((await owner.get(`${base}/documents`)).body.items).toEqual([]);
  expect((await owner.get(proposal.fileUrl)).status).toBe(200);
});

test('R13.3 only those allowed to decide can open a proposed file', async () => {
  const { owner, pet, vet, proposal } = await aSentDocument();
  const [carer, stranger] = [new Person(), await aMember()];
  await carer.registers('a-long-enough-password-21');
  await owner.invites(carer, pet.id);

  const served = await owner.get(proposal.fileUrl);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Blood count\.pdf"/),
    'x-content-type-options': 'nosniff',
  });
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  const asked = [carer, stranger, vet, new Visitor()].map(async (one) => (await one.get(proposal.fileUrl)).status);
  expect(await Promise.all(asked)).toEqual([403, 404, 401, 401]);
});

test('R13.3 the owner can no longer see a withdrawn document', async () => {
  const record = await aSentDocument();
  const { owner, vet, calls, proposal } = record;
  const removed = await form(vet, `${calls}/proposals`, { do: 'remove', id: proposal.id });
  expect(removed.headers.get('location')).toContain('said=removed');
  expect(await listed(record)).toEqual([]);
  expect((await owner.get(proposal.fileUrl)).status).toBe(404);
});

test.each([
  ['no PDF', Buffer.from('<html>'), 'wrongType', 'Please choose a PDF or a picture'],
  ['half a PDF', aPdf().subarray(0, 200), 'unreadable', 'We can’t open this file.'],
  ['more than 5 MB', Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024)]), 'tooLarge', 'larger than 5 MB'],
])('R13.3 the page reports that %s cannot be added', async (_, bytes, said, sentence) => {
  const { vet, calls } = await aRecord();

  const refused = await addsDocument(vet, calls, bytes, { name: 'Blood count' });
  const location = refused.headers.get('location') ?? '';
  const shown = textOf(await vet.get(location, html));

  expect([refused.status, new URL(location, 'http://x').searchParams.get('said')]).toEqual([303, said]);
  expect(shown).toContain(sentence);
  expect(shown.includes('value="Blood count"')).toBe(said !== 'tooLarge');
});

test('R13.3 rejects a document from another site', async () => {
  const { vet, calls } = await aRecord();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf())]), 'report.pdf');
  const refused = await vet.send('POST', `${calls}/proposals`, body, { Origin: 'https://evil.example' });
  expect(refused.status).toBe(403);
});

test('R13.3 stopped and unknown links accept no documents', async () => {
  const { owner, base, shareId, vet, calls } = await aRecord();
  await owner.delete(`${base}/shares/${shareId}`);
  for (const path of [calls, `/api/shared/${'x'.repeat(43)}`]) {
    const refused = await addsDocument(vet, path, aPdf());
    expect([refused.status, refused.headers.get('location')]).toEqual([303, expect.stringContaining('said=gone')]);
  }
});

test('R13.3 a document cannot be proposed as JSON', async () => {
  const { vet, calls } = await aRecord();
  const refused = await vet.send('POST', `${calls}/proposals`, { kind: 'documents', entry: {}, by: marsh });
  expect(refused).toMatchObject({ status: 400, body: { fields: { kind: expect.any(String) } } });
});
