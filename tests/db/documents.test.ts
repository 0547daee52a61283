import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findPetAccess, type PetAccess } from '@/lib/access/pet-access';
import { chargeQuota } from '@/lib/access/quota';
import type { Viewer } from '@/lib/access/viewer';
import { db, transaction } from '@/lib/core/db/client';
import { newId } from '@/lib/core/ids';
import { storage } from '@/lib/core/storage/storage';
import { STORAGE_LIMIT } from '@/lib/core/storage-limit';
import { receiveDocument, restoreCall, serveDocument, servePreview } from '@/lib/documents/calls';
import { documents } from '@/lib/documents/collection';
import { drawPreview } from '@/lib/documents/jobs';
import { listDocuments } from '@/lib/documents/queries';
import { readAccount } from '@/lib/export/queries';
import { getHealthRecord } from '@/lib/health/queries';
import { sweepPets } from '@/lib/pets/jobs';
import { removePet } from '@/lib/pets/mutations';
import { vaccinations } from '@/lib/vaccinations/collection';
import { vetRecords } from '@/lib/vet-records/collection';
import { withDatabase } from '../support/database';
import { aPetOf, aViewer, noon } from '../support/members';
import { aPdf, aScriptedPdf } from '../support/pdf';
import { pngBomb } from '../support/png';

withDatabase();

const author = { name: 'Ana', timeZone: 'UTC', at: noon };
const all = { limit: 50 };
const PATH = 'http://localhost:3000/api/pets/x/documents';

type Fields = Record<string, string>;

function sent(bytes: Uint8Array, name: string, fields: Fields = {}, headers: Fields = {}): Request {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  return new Request(PATH, { method: 'POST', body, headers });
}

async function aPet() {
  const viewer = await aViewer();
  const access = await aPetOf(viewer);
  const context = (request = new Request(PATH), params: Fields = {}) => ({
    viewer,
    access,
    request,
    params,
    locale: 'en' as const,
    at: noon,
  });
  const attach = (bytes: Uint8Array, name = 'report.pdf', fields: Fields = {}, headers: Fields = {}) =>
    receiveDocument(context(sent(bytes, name, fields, headers)));
  return { viewer, access, context, attach };
}

const aVisit = (access: PetAccess<'edit'>) =>
  vetRecords.create(
    access,
    vetRecords.input(noon).parse({ visitedOn: '2026-03-01', description: '<p>Fine</p>' }),
    author,
  );

/** Every file of a pet, by what comes after its id. */
async function filesOf({ petId }: PetAccess<'view'>): Promise<string[]> {
  const folder = path.join(process.env.DATA_DIR ?? '', 'files', 'pets', petId, 'documents');
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => name.slice(37)).sort();
}

const scan = () =>
  sharp({ create: { width: 4000, height: 1000, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .withMetadata({ exif: { IFD3: { GPSLatitude: '40/1 25/1 0/1' } } })
    .png()
    .toBuffer();

describe('R7.5 an uploaded document', () => {
  test('a PDF is stored as it is, drawn by a job, and given to be saved under its name', async () => {
    const { access, attach, context } = await aPet();
    const document = await attach(aPdf(), 'Informe del año «2026».pdf');
    expect(document).toMatchObject({
      name: 'Informe del año «2026».pdf',
      contentType: 'application/pdf',
      previewUrl: null,
      vetRecordId: null,
    });
    const params = { documentId: document.id };
    const served = await serveDocument(context(undefined, params));
    expect(Buffer.from(await served.arrayBuffer()).equals(aPdf())).toBe(true);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Informe del ano 2026.pdf"; filename*=UTF-8\'\'Informe%20del%20a%C3%B1o%20%C2%AB2026%C2%BB.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await expect(servePreview(context(undefined, params))).rejects.toMatchObject({ code: 'not_found' });

    await drawPreview.handle({ documentId: document.id });
    const preview = await servePreview(context(undefined, params));
    expect(preview.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect([width, height]).toEqual([452, 640]);
    expect((await documents.get(access, document.id)).previewUrl).toMatch(/\/preview$/);
    // Doing it again changes nothing.
    const { bytes } = await documents.get(access, document.id);
    await drawPreview.handle({ documentId: document.id });
    expect((await documents.get(access, document.id)).bytes).toBe(bytes);
  });

  test('an image becomes a JPEG without metadata, with a preview at once', async () => {
    const { access, attach, context } = await aPet();
    const document = await attach(await scan(), 'foto.png');
    expect(document).toMatchObject({ name: 'foto.jpg', contentType: 'image/jpeg' });
    const served = await serveDocument(context(undefined, { documentId: document.id }));
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 3000, height: 750 });
    expect(metadata.exif).toBeUndefined();
    const preview = await servePreview(context(undefined, { documentId: document.id }));
    const { dominant } = await sharp(Buffer.from(await preview.arrayBuffer())).stats();
    // What was see-through is paper.
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230);
    expect(await filesOf(access)).toEqual(['content.jpg', 'preview.webp']);
  });

  test('a PDF with a script is kept, drawn without running it, and never shown within a page', async () => {
    const { attach, context } = await aPet();
    const { id: documentId } = await attach(aScriptedPdf());
    await drawPreview.handle({ documentId });
    expect((await servePreview(context(undefined, { documentId }))).status).toBe(200);
    const served = await serveDocument(context(undefined, { documentId }));
    expect(served.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('a PDF that can’t be drawn stays without a preview', async () => {
    const { access, attach } = await aPet();
    const { id: documentId } = await attach(Buffer.from('%PDF-1.7 nothing of one %%EOF'));
    await drawPreview.handle({ documentId });
    expect((await documents.get(access, documentId)).previewUrl).toBeNull();
  });

  const wrongType = { code: 'unsupported_type', message: 'Invalid file type. Please upload PDFs or images only' };
  const broken = { code: 'invalid', message: 'There was an error processing the image' };

  test.each([
    ['a page of HTML named .pdf', async () => Buffer.from('<html><script>1</script>'), wrongType],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongType],
    ['a GIF with a PDF behind it', async () => Buffer.concat([Buffer.from('GIF89a'), aPdf()]), wrongType],
    ['nothing', async () => Buffer.alloc(0), wrongType],
    [
      'half a PDF',
      async () => aPdf().subarray(0, 200),
      { ...broken, message: 'There was an error processing the file' },
    ],
    ['half an image', async () => (await scan()).subarray(0, 3000), broken],
    ['a bomb of 16,000 × 16,000 pixels', async () => pngBomb(16_000), broken],
    [
      '5 MB and a byte',
      async () => Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024)]),
      { code: 'too_large', message: 'File is too large. Maximum size is 5MB' },
    ],
  ])('%s is refused in words, and nothing is left of it', async (_, make, refusal) => {
    const { access, attach } = await aPet();
    await expect(attach(await make())).rejects.toMatchObject(refusal);
    expect((await listDocuments(access, all)).items).toEqual([]);
    expect(await filesOf(access)).toEqual([]);
  });

  test('an image with a page behind it is an image and nothing else', async () => {
    const { attach, context } = await aPet();
    const { id: documentId } = await attach(
      Buffer.concat([await scan(), Buffer.from('<script>bad()</script>')]),
      'a.html',
    );
    const served = await serveDocument(context(undefined, { documentId }));
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await served.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('the same key and file make one document and leave one file; another file is a conflict', async () => {
    const { access, attach } = await aPet();
    const key = { 'Idempotency-Key': newId() };
    const answers = await Promise.all(Array.from({ length: 3 }, () => attach(aPdf(), 'a.pdf', {}, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await listDocuments(access, all)).items).toHaveLength(1);
    await expect(attach(aPdf('Other'), 'a.pdf', {}, key)).rejects.toMatchObject({ code: 'conflict' });
    expect(await filesOf(access)).toEqual(['content.pdf']);
  });
});

describe('R7.5 what a document belongs to', () => {
  test('of a visit, a vaccination and a medication each finds its own', async () => {
    const { viewer, access, attach } = await aPet();
    const visit = await aVisit(access);
    const input = vaccinations.input(noon).parse({ vaccine: 'dog.rabies', givenOn: '2026-03-01' });
    const dose = await vaccinations.create(access, input, author);
    const report = await attach(aPdf(), 'report.pdf', { vetRecordId: visit.id });
    const stamp = await attach(aPdf(), 'stamp.pdf', { vaccinationId: dose.id });
    const ofVisit = await listDocuments(access, { ...all, vetRecordId: visit.id });
    expect(ofVisit.items.map(({ id }) => id)).toEqual([report.id]);
    expect((await getHealthRecord(access)).documents.map(({ id }) => id)).toEqual([stamp.id]);
    const { lists, files } = await readAccount(viewer);
    expect(lists.documents).toHaveLength(2);
    expect(JSON.stringify(lists.documents)).not.toContain('fileKey');
    expect(files.map(({ name }) => name)).toContain(`documents/${stamp.id}-stamp.pdf`);
    for (const { key } of files) expect(await storage().get(key)).not.toBeNull();
  });

  test('what is not there, of another pet, or two at once is refused at its field, and no file stays', async () => {
    const { access, attach } = await aPet();
    const visit = await aVisit(access);
    const other = await aVisit((await aPet()).access);
    for (const vetRecordId of [newId(), other.id, 'x']) {
      const fields = { vetRecordId: 'entries.validation.invalid' };
      await expect(attach(aPdf(), 'a.pdf', { vetRecordId })).rejects.toMatchObject({
        code: 'invalid',
        detail: { fields },
      });
    }
    await expect(attach(aPdf(), 'a.pdf', { vetRecordId: visit.id, vaccinationId: newId() })).rejects.toThrow();
    await expect(attach(aPdf(), 'a.pdf', { owner: 'me' })).rejects.toMatchObject({ code: 'invalid' });
    await vetRecords.remove(access, visit.id, noon);
    await expect(attach(aPdf(), 'a.pdf', { vetRecordId: visit.id })).rejects.toMatchObject({ code: 'invalid' });
    expect(await filesOf(access)).toEqual([]);
  });

  test('of fifteen files at once a visit takes ten, and one from the bin only where there is room', async () => {
    const { access, attach, context } = await aPet();
    const { id: vetRecordId } = await aVisit(access);
    const at = (n: number) => attach(aPdf(`Page ${n}`), `${n}.pdf`, { vetRecordId });
    const sends = await Promise.allSettled(Array.from({ length: 15 }, (_, n) => at(n)));
    const [first, ...kept] = sends.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(kept).toHaveLength(9);
    expect(sends.filter((one) => one.status === 'rejected').map(({ reason }) => reason.code)).toEqual(
      Array.from({ length: 5 }, () => 'limit_reached'),
    );
    expect(await filesOf(access)).toHaveLength(10);
    const documentId = first?.id ?? '';
    await documents.remove(access, documentId, noon);
    const last = await at(15);
    await expect(restoreCall(context(undefined, { documentId }))).rejects.toMatchObject({ code: 'limit_reached' });
    await documents.remove(access, last.id, noon);
    expect(await restoreCall(context(undefined, { documentId }))).toMatchObject({ id: documentId });
    // Twice changes nothing.
    expect(await restoreCall(context(undefined, { documentId }))).toMatchObject({ id: documentId });
  });

  test('R2.1 somebody else’s documents are not found', async () => {
    const { attach } = await aPet();
    const { id: documentId } = await attach(aPdf());
    const eve = await aPet();
    for (const serve of [serveDocument, servePreview, restoreCall]) {
      await expect(serve(eve.context(undefined, { documentId }))).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('R7.5 R7.7 how much a member may keep', () => {
  /** Rows as the gallery makes them, without their files. */
  async function keep({ petId }: PetAccess<'view'>, files: number, bytes: number, deletedAt: Date | null = null) {
    const at = { takenAt: noon, createdAt: noon, updatedAt: noon, deletedAt };
    const rows = Array.from({ length: files }, () => {
      const id = newId();
      return {
        id,
        petId,
        photoKey: `pets/${petId}/photos/${id}`,
        width: 1,
        height: 1,
        placeholder: '',
        sentBytes: 1,
        bytes,
        ...at,
      };
    });
    await db().photo.createMany({ data: rows });
  }

  const charge = (access: PetAccess<'edit'>, viewer: Viewer, bytes: number) =>
    transaction(async () => {
      await chargeQuota(access, bytes);
      await keep(access, 1, bytes);
      return viewer;
    });

  test('of many uploads at once only those that fit pass, whatever pet they are of', async () => {
    const { viewer, access } = await aPet();
    const other = await aPetOf(viewer);
    await keep(access, 4, STORAGE_LIMIT.bytes / 5);
    // A fifth is left: room for two of these.
    const bytes = STORAGE_LIMIT.bytes / 12;
    const tries = Array.from({ length: 8 }, (_, n) => charge(n % 2 ? access : other, viewer, bytes));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [refused] = outcomes.filter((one) => one.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      code: 'limit_reached',
      message: 'Your storage is full: 500 MB or 1,000 files, with what was deleted in the last 30 days',
    });
  });

  test('the thousandth file is the last, one in the bin and one of a deleted pet counted', async () => {
    const { viewer, access, attach } = await aPet();
    const gone = await aPetOf(viewer);
    await keep(access, 500, 1, noon);
    await keep(gone, 499, 1);
    await removePet(gone, noon);
    await attach(aPdf());
    await expect(attach(aPdf('More'))).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await filesOf(access)).toEqual(['content.pdf']);
  });

  test('what others keep takes nobody’s room', async () => {
    const full = await aPet();
    await keep(full.access, 1000, 1);
    const { attach } = await aPet();
    await expect(attach(aPdf())).resolves.toMatchObject({ name: 'report.pdf' });
  });

  test('outside of a transaction it says so, as it would hold nothing', async () => {
    const { access } = await aPet();
    await expect(chargeQuota(access, 1)).rejects.toThrow('transaction');
  });
});

test('R7.5 the sweep removes old files that no row names, and no others', async () => {
  const { viewer, access, attach } = await aPet();
  const kept = await attach(aPdf());
  const binned = await attach(await scan(), 'scan.png');
  await documents.remove(access, binned.id, noon);
  const photoKey = `pets/${access.petId}/photos/${newId()}`;
  const at = { takenAt: noon, createdAt: noon, updatedAt: noon };
  const shown = { photoKey, width: 1, height: 1, placeholder: '', bytes: 1, sentBytes: 1 };
  await db().photo.create({ data: { id: newId(), petId: access.petId, ...shown, ...at } });
  const orphan = `pets/${access.petId}/documents/${newId()}`;
  const portrait = `users/${viewer.userId}/${newId()}`;
  await db().user.update({ where: { id: viewer.userId }, data: { photoKey: portrait } });
  const young = `pets/${access.petId}/documents/${newId()}-content.pdf`;
  const old = [`${photoKey}-960.avif`, `${orphan}-content.pdf`, `${orphan}-preview.webp`, `${portrait}-small.webp`];
  for (const key of [...old, young]) await storage().put(key, Buffer.from('x'));
  const root = path.join(process.env.DATA_DIR ?? '', 'files');
  for await (const key of storage().list(new Date('2100-01-01'))) {
    if (key !== young) await utimes(path.join(root, key), 1000, 1000);
  }
  // The bin is emptied by the real clock: what was deleted at noon of the tests' day is older than 30 days.
  await db().document.updateMany({ where: { id: binned.id }, data: { deletedAt: new Date() } });
  await sweepPets.handle({});

  const left = async (key: string) => (await storage().get(key)) !== null;
  expect(await Promise.all(old.map(left))).toEqual([true, false, false, true]);
  expect(await left(young)).toBe(true);
  expect(await filesOf(access)).toEqual(['content.jpg', 'content.pdf', 'content.pdf', 'preview.webp']);

  await db().document.updateMany({ where: { id: binned.id }, data: { deletedAt: new Date('2026-01-01') } });
  await sweepPets.handle({});
  expect(await filesOf(access)).toEqual(['content.pdf', 'content.pdf']);
  expect((await documents.get(access, kept.id)).id).toBe(kept.id);
  expect(await findPetAccess(viewer, access.petId, 'own')).not.toBeNull();
});
