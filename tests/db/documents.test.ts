import sharp from 'sharp';
import { storageUnavailable } from '@/lib/core/storage/failure';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { serveDocument, servePreview } from '@/lib/records/documents/calls';
import { documents } from '@/lib/records/documents/collection';
import { readDocument } from '@/lib/records/documents/jobs';
import { listDocuments } from '@/lib/records/documents/queries';
import { withDatabase } from '../support/database';
import { aPetWithDocuments, aScan, filesOf } from '../support/documents';
import { aPdf, aScriptedPdf } from '../support/pdf';
import { pngBomb } from '../support/png';

withDatabase();

const all = { limit: 50 };

describe('R7.5 an uploaded document', () => {
  test('a PDF is stored unchanged, previewed by a job, and downloaded', async () => {
    const { access, attach, context } = await aPetWithDocuments();
    const document = await attach(aPdf(), 'Informe del año «2026».pdf');
    expect(document).toMatchObject({
      name: 'Informe del año «2026».pdf',
      contentType: 'application/pdf',
      previewUrl: null,
      vetRecordId: null,
    });
    const params = { documentId: document.id };
    const servedFile = await serveDocument(context(undefined, params));
    expect(Buffer.from(await servedFile.arrayBuffer()).equals(aPdf())).toBe(true);
    expect(Object.fromEntries(servedFile.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Informe del ano 2026.pdf"; filename*=UTF-8\'\'Informe%20del%20a%C3%B1o%20%C2%AB2026%C2%BB.pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await expect(servePreview(context(undefined, params))).rejects.toMatchObject({ code: 'not_found' });

    await readDocument.handle({ documentId: document.id });
    const preview = await servePreview(context(undefined, params));
    expect(preview.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(Buffer.from(await preview.arrayBuffer())).metadata();
    expect([width, height]).toEqual([452, 640]);
    expect((await documents.get(access, document.id)).previewUrl).toMatch(/\/preview$/);
    const { bytes } = await documents.get(access, document.id);
    await readDocument.handle({ documentId: document.id });
    expect((await documents.get(access, document.id)).bytes).toBe(bytes);
  });

  test('an image becomes a JPEG without metadata, with an instant preview', async () => {
    const { access, attach, context } = await aPetWithDocuments();
    const document = await attach(await aScan(), 'foto.png');
    expect(document).toMatchObject({ name: 'foto.jpg', contentType: 'image/jpeg' });

    const servedFile = await serveDocument(context(undefined, { documentId: document.id }));
    const metadata = await sharp(Buffer.from(await servedFile.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 3000, height: 750 });
    expect(metadata.exif).toBeUndefined();

    const preview = await servePreview(context(undefined, { documentId: document.id }));
    const { dominant } = await sharp(Buffer.from(await preview.arrayBuffer())).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(230);
    expect(await filesOf(access)).toEqual(['content.jpg', 'preview.webp']);
  });

  test('a PDF with a script is previewed without running it, never embedded', async () => {
    const { attach, context } = await aPetWithDocuments();
    const { id: documentId } = await attach(aScriptedPdf());
    await readDocument.handle({ documentId });
    expect((await servePreview(context(undefined, { documentId }))).status).toBe(200);
    const servedFile = await serveDocument(context(undefined, { documentId }));
    expect(servedFile.headers.get('content-disposition')).toMatch(/^attachment/);
  });

  test('a PDF that cannot be rendered has no preview', async () => {
    const { access, attach } = await aPetWithDocuments();
    const { id: documentId } = await attach(Buffer.from('%PDF-1.7 nothing of one %%EOF'));
    await readDocument.handle({ documentId });
    expect((await documents.get(access, documentId)).previewUrl).toBeNull();
  });

  const wrongType = { code: 'unsupported_type', message: 'Invalid file type. Please upload PDFs or images only' };
  const brokenImage = { code: 'invalid', message: 'There was an error processing the image' };

  test.each([
    ['a page of HTML named .pdf', async () => Buffer.from('<html><script>1</script>'), wrongType],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrongType],
    ['a GIF with an appended PDF', async () => Buffer.concat([Buffer.from('GIF89a'), aPdf()]), wrongType],
    ['nothing', async () => Buffer.alloc(0), wrongType],
    [
      'a truncated PDF',
      async () => aPdf().subarray(0, 200),
      { ...brokenImage, message: 'There was an error processing the file' },
    ],
    ['a truncated image', async () => (await aScan()).subarray(0, 3000), brokenImage],
    ['an image bomb of 16,000 × 16,000 pixels', async () => pngBomb(16_000), brokenImage],
    [
      'a file of 5 MB plus one byte',
      async () => Buffer.concat([aPdf(), Buffer.alloc(5 * 1024 * 1024)]),
      { code: 'too_large', message: 'File is too large. Maximum size is 5MB' },
    ],
  ])('rejects %s with a readable message and stores nothing', async (_, make, refusal) => {
    const { access, attach } = await aPetWithDocuments();
    await expect(attach(await make())).rejects.toMatchObject(refusal);
    expect((await listDocuments(access, all)).items).toEqual([]);
    expect(await filesOf(access)).toEqual([]);
  });

  test('an image with an appended HTML page is served as an image', async () => {
    const { attach, context } = await aPetWithDocuments();
    const { id: documentId } = await attach(
      Buffer.concat([await aScan(), Buffer.from('<script>bad()</script>')]),
      'a.html',
    );

    const servedFile = await serveDocument(context(undefined, { documentId }));

    expect(servedFile.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await servedFile.arrayBuffer()).includes('<script>')).toBe(false);
  });

  test('a storage failure returns 503 without a row; a retry works', async () => {
    const { access, attach } = await aPetWithDocuments();
    const putFile = storage().put.bind(storage());
    let calls = 0;

    jest.spyOn(storage(), 'put').mockImplementation((key, bytes) => {
      calls += 1;
      return calls === 2 ? Promise.reject(storageUnavailable(new Error('S3: PUT failed'))) : putFile(key, bytes);
    });
    await expect(attach(await aScan(), 'scan.png')).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect((await listDocuments(access, all)).items).toEqual([]);

    await attach(aPdf());
    await attach(await aScan(), 'scan.png');
    expect((await listDocuments(access, all)).items).toHaveLength(2);
    // The failed upload leaves a second content.jpg, which the sweep deletes (stored-files.test.ts).
    expect(await filesOf(access)).toEqual(['content.jpg', 'content.jpg', 'content.pdf', 'preview.webp']);
  });

  test('the same key and file make one document; another file conflicts', async () => {
    const { access, attach } = await aPetWithDocuments();
    const key = { 'Idempotency-Key': newId() };

    const answers = await Promise.all(Array.from({ length: 3 }, () => attach(aPdf(), 'a.pdf', {}, key)));

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await listDocuments(access, all)).items).toHaveLength(1);
    await expect(attach(aPdf('Other'), 'a.pdf', {}, key)).rejects.toMatchObject({ code: 'conflict' });
    expect(await filesOf(access)).toEqual(['content.pdf']);
  });
});
