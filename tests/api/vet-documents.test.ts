import { addsDocument, aRecord, form, html, listProposals, marsh } from '../support/a-vet-answer';
import { aPdf } from '../support/pdf';
import { aMember, Person } from '../support/people';
import { Visitor } from '../support/visitor';

const who = { name: marsh.name, clinic: marsh.clinic };
const textOf = ({ body }: { body: Buffer }) => body.toString();

async function aSentDocument() {
  const record = await aRecord();
  await addsDocument(record.vet, record.calls, aPdf(), { name: 'Blood count' });
  await form(record.vet, `${record.calls}/answer`, { do: 'send', ...who });
  const [proposal] = await listProposals(record);
  return { ...record, proposal };
}

test('R13.3 an uploaded document stays private to its reader until sent', async () => {
  const record = await aRecord();
  const { vet, calls, page } = record;
  expect(textOf(await vet.get(`${page}?add=documents`, html))).toMatch(/enctype="multipart\/form-data"/i);

  const addedDocument = await addsDocument(vet, calls, aPdf(), { name: '<b>Blood</b> count', lng: 'es' });

  expect(addedDocument.status).toBe(303);
  expect(addedDocument.headers.get('location')).toMatch(/\?said=kept&lng=es#add$/);
  expect(textOf(await vet.get(page, html))).toContain('b-Blood-b- count.pdf');
  expect(textOf(await new Visitor().get(page, html))).not.toContain('Blood');
  expect(await listProposals(record)).toEqual([]);
});

test('R13.3 accepting a document adds it to the pet; undo bins it', async () => {
  const { owner, base, proposal } = await aSentDocument();
  const decide = (verb: string, body?: object) => owner.post(`${base}/proposals/${proposal.id}/${verb}`, body);
  expect(proposal).toMatchObject({ collection: 'documents', entry: { name: 'Blood count.pdf' }, decision: null });
  expect((await owner.get(`${base}/documents`)).body.items).toEqual([]);

  const acceptance = await decide('accept', {});
  expect((await decide('accept', {})).body).toEqual(acceptance.body);
  const { items } = (await owner.get(`${base}/documents`)).body;
  expect(items).toMatchObject([{ id: acceptance.body.resultId, name: 'Blood count.pdf' }]);
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

  const servedFile = await owner.get(proposal.fileUrl);
  expect(Object.fromEntries(servedFile.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Blood count\.pdf"/),
    'x-content-type-options': 'nosniff',
  });
  expect(servedFile.headers.get('content-security-policy')).toContain('sandbox');
  const otherStatuses = [carer, stranger, vet, new Visitor()].map(
    async (one) => (await one.get(proposal.fileUrl)).status,
  );
  expect(await Promise.all(otherStatuses)).toEqual([403, 404, 401, 401]);
});

test('R13.3 the owner can no longer see a withdrawn document', async () => {
  const record = await aSentDocument();
  const { owner, vet, calls, proposal } = record;
  const removal = await form(vet, `${calls}/proposals`, { do: 'remove', id: proposal.id });
  expect(removal.headers.get('location')).toContain('said=removed');
  expect(await listProposals(record)).toEqual([]);
  expect((await owner.get(proposal.fileUrl)).status).toBe(404);
});

test.each([
  ['no PDF', Buffer.from('<html>'), 'wrongType', 'Please choose a PDF or a picture'],
  ['half a PDF', aPdf().subarray(0, 200), 'unreadable', 'We can’t open this file.'],
  ['more than 5 MB', Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024)]), 'tooLarge', 'larger than 5 MB'],
])('R13.3 the page reports that %s cannot be added', async (_, bytes, outcomeText, sentence) => {
  const { vet, calls } = await aRecord();

  const refusal = await addsDocument(vet, calls, bytes, { name: 'Blood count' });
  const location = refusal.headers.get('location') ?? '';
  const pageText = textOf(await vet.get(location, html));

  expect([refusal.status, new URL(location, 'http://x').searchParams.get('said')]).toEqual([303, outcomeText]);
  expect(pageText).toContain(sentence);
  expect(pageText.includes('value="Blood count"')).toBe(outcomeText !== 'tooLarge');
});

test('R13.3 rejects a document from another site', async () => {
  const { vet, calls } = await aRecord();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(aPdf())]), 'report.pdf');
  const refusal = await vet.send('POST', `${calls}/proposals`, body, { Origin: 'https://evil.example' });
  expect(refusal.status).toBe(403);
});

test('R13.3 stopped and unknown links accept no documents', async () => {
  const { owner, base, shareId, vet, calls } = await aRecord();
  await owner.delete(`${base}/shares/${shareId}`);
  for (const path of [calls, `/api/shared/${'x'.repeat(43)}`]) {
    const refusal = await addsDocument(vet, path, aPdf());
    expect([refusal.status, refusal.headers.get('location')]).toEqual([303, expect.stringContaining('said=gone')]);
  }
});

test('R13.3 a document cannot be proposed as JSON', async () => {
  const { vet, calls } = await aRecord();
  const refusal = await vet.send('POST', `${calls}/proposals`, { kind: 'documents', entry: {}, by: marsh });
  expect(refusal).toMatchObject({ status: 400, body: { fields: { kind: expect.any(String) } } });
});
