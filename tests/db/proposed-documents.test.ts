import { db } from '@/lib/core/db/client';
import { revokeShare } from '@/lib/sharing/links/mutations/shares';
import { proposeCall } from '@/lib/sharing/proposals/calls/propose';
import { aProposedDocument, aVetsLink, fileOf, proposalsOf, VetBrowser } from '../support/a-proposed-document';
import { withDatabase } from '../support/database';
import { aScan, filesOf } from '../support/documents';
import { noon } from '../support/members';
import { aPdf } from '../support/pdf';
import { aShareOf, causeBy } from '../support/sharing';

withDatabase();

const ownProposals = (petId: string) =>
  db().proposal.findMany({ where: { petId }, orderBy: { id: 'asc' }, select: { id: true, entry: true } });

test('R13.3 a sent document is readable by the owner but not an entry', async () => {
  const { viewer, access, proposal } = await aProposedDocument();

  expect(proposal).toMatchObject({
    ...{ kind: 'add', collection: 'documents', entryId: null, decision: null },
    entry: { name: 'report.pdf', contentType: 'application/pdf', bytes: aPdf().length },
    fileUrl: `/api/pets/${access.petId}/proposals/${proposal.id}/file`,
  });
  const servedFile = await fileOf(viewer, access, proposal.id);
  expect(Buffer.from(await servedFile.arrayBuffer()).equals(aPdf())).toBe(true);
  expect(Object.fromEntries(servedFile.headers)).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename="report\.pdf"/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(await db().document.count({ where: { petId: access.petId } })).toBe(0);
});

test('R13.3 an image is re-encoded like the owner’s documents', async () => {
  const { access, vet } = await aVetsLink();
  expect(await vet.adds(await aScan(), 'scan.png', ' Blood count ')).toBe('kept');
  expect(await filesOf(access)).toEqual(['content.jpg', 'preview.webp']);
  const [own] = await ownProposals(access.petId);
  expect(own?.entry).toMatchObject({ name: 'Blood count.jpg', contentType: 'image/jpeg' });
});

test('R13.3 markup in a document name is neutralized', async () => {
  const { access, vet } = await aVetsLink();
  await vet.adds(aPdf(), 'a.pdf', '<img src=x onerror=alert(1)>.html');
  const [own] = await ownProposals(access.petId);
  expect(own?.entry).toMatchObject({ name: 'img src=x onerror=alert(1)-.html.pdf' });
});

const MB = 1024 * 1024;
const pdfOfSize = (bytes: number) => Buffer.concat([Buffer.alloc(bytes - aPdf().length, aPdf()), aPdf()]);

test.each([
  ['5 MB', async () => pdfOfSize(5 * MB), 'kept'],
  ['5 MB and a byte', async () => pdfOfSize(5 * MB + 1), 'tooLarge'],
  ['twice 5 MB', async () => pdfOfSize(10 * MB), 'tooLarge'],
  ['a page of HTML', async () => Buffer.from('<html><script>1</script>'), 'wrongType'],
  ['nothing', async () => Buffer.alloc(0), 'wrongType'],
  ['half a PDF', async () => aPdf().subarray(0, 200), 'unreadable'],
  ['half an image', async () => (await aScan()).subarray(0, 3000), 'unreadable'],
])('R13.3 the page reports the outcome of adding %s', async (_, make, outcomeText) => {
  const { access, vet } = await aVetsLink();
  expect(await vet.adds(await make(), 'report.pdf')).toBe(outcomeText);
  const isKept = outcomeText === 'kept';
  expect(await filesOf(access)).toEqual(isKept ? ['content.pdf'] : []);
  expect(vet.location.includes('add=documents')).toBe(!isKept);
});

test('R13.3 an answer accepts five documents and stores no sixth file', async () => {
  const { access, vet } = await aVetsLink();
  const outcomes: (string | null)[] = [];
  for (let index = 0; index < 6; index += 1) outcomes.push(await vet.adds(aPdf(`Page ${index}`)));
  expect(outcomes).toEqual([...Array(5).fill('kept'), 'fullOfDocuments']);
  expect(await filesOf(access)).toHaveLength(5);
});

test('R13.3 a link accepts twenty documents a day, including removed ones', async () => {
  const { access, vet } = await aVetsLink();
  const outcomes = new Set<string | null>();
  for (let index = 0; index < 20; index += 1) {
    outcomes.add(await vet.adds());
    const [own] = await ownProposals(access.petId);
    outcomes.add(await vet.removes(own?.id ?? ''));
  }

  expect(outcomes).toEqual(new Set(['kept', 'removed']));
  expect(await vet.adds()).toBe('wait');
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 only its sender can remove a document, which deletes its file', async () => {
  const { access, vet } = await aVetsLink();
  await vet.adds();
  const [own] = await ownProposals(access.petId);
  expect(await new VetBrowser(vet.accessKey).removes(own?.id ?? '')).toBe('gone');
  expect(await filesOf(access)).toEqual(['content.pdf']);
  expect(await vet.removes(own?.id ?? '')).toBe('removed');
  expect(await ownProposals(access.petId)).toEqual([]);
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 an unsent document is visible to no one else', async () => {
  const { viewer, access, vet } = await aVetsLink();
  await vet.adds();
  const [own] = await ownProposals(access.petId);
  expect(await proposalsOf(access)).toEqual([]);
  await expect(fileOf(viewer, access, own?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });

  const other = await aShareOf(viewer, access);
  expect(await new VetBrowser(other.accessKey).removes(own?.id ?? '')).toBe('gone');
});

test('R13.3 the owner of another pet cannot read the document', async () => {
  const { proposal } = await aProposedDocument();
  const eve = await aVetsLink();
  for (const id of [proposal.id, 'x']) {
    await expect(fileOf(eve.viewer, eve.access, id)).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('R13.3 a stopped link accepts no documents', async () => {
  const { viewer, access, share, vet } = await aVetsLink();
  await revokeShare(access, share.id, causeBy(viewer));
  expect(await vet.adds()).toBe('gone');
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 a link for a non-vet accepts no documents', async () => {
  const { viewer, access } = await aVetsLink();
  const sitter = await aShareOf(viewer, access, { kind: 'sitter' });
  expect(await new VetBrowser(sitter.accessKey).adds()).toBe('gone');
  expect(await filesOf(access)).toEqual([]);
});

test('R13.3 rejects a document sent as JSON', async () => {
  const { share } = await aVetsLink();
  const body = { kind: 'documents', entry: { name: 'a.pdf' }, by: { name: 'Dr. Marsh', clinic: 'Sun' } };
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: JSON.stringify(body) });
  const params = { accessKey: share.accessKey };
  const pendingResponse = proposeCall({ request, params, at: noon, locale: 'en', formatLocale: 'en' });
  await expect(pendingResponse).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { kind: expect.any(String) } },
  });
});
