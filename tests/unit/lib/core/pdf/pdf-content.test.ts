import sharp from 'sharp';
import { isPdf, isWholePdf, readPdfContent } from '@/lib/core/pdf/pdf-content';
import { aPdf, aPdfOfPages, aScriptedPdf } from '@/tests/support/pdf';

const drawFirstPage = async (bytes: Uint8Array) => (await readPdfContent(bytes)).preview;

async function darkest(image: Buffer | null): Promise<number> {
  const { channels } = await sharp(image ?? Buffer.alloc(0)).stats();
  return Math.min(...channels.map(({ min }) => min));
}

test('R7.5 the first page is drawn with its content', async () => {
  const page = await drawFirstPage(aPdf());
  expect(await sharp(page ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 452, height: 640 });
  expect(await darkest(page)).toBeLessThan(80);
  expect(await darkest(await drawFirstPage(aPdf('')))).toBeGreaterThan(250);
});

test('R7.5 colors are preserved', async () => {
  const red = aPdf(') Tj ET 1 0 0 rg 0 0 595 842 re f BT (');
  const { dominant } = await sharp((await drawFirstPage(red)) ?? Buffer.alloc(0)).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(Math.max(dominant.g, dominant.b)).toBeLessThan(60);
});

test('R7.5 scripts in a document are not run', async () => {
  expect(await darkest(await drawFirstPage(aScriptedPdf()))).toBeLessThan(80);
});

test.each([
  ['is none', Buffer.from('nothing')],
  ['is broken', Buffer.from('%PDF-1.7 garbage %%EOF')],
  ['is a kilometre of one line', aPdf('x', { mediaBox: '0 0 2834645 10' })],
])('R7.5 a PDF that %s has no preview', async (_, bytes) => {
  expect(await drawFirstPage(bytes)).toBeNull();
});

test('R7.5 a page of a square kilometer is drawn no larger', async () => {
  const page = await drawFirstPage(aPdf('x', { mediaBox: '0 0 2834645 2834645' }));
  expect(await sharp(page ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 640, height: 640 });
});

test('R7.5 a page that takes too long is abandoned', async () => {
  const circles = `) Tj ET ${'0 0 m 595 0 595 842 0 842 c 10 w S '.repeat(120_000)} BT (`;
  const before = performance.now();
  expect(await readPdfContent(aPdf(circles), { seconds: 0.5 })).toEqual({ preview: null, texts: [] });
  expect(performance.now() - before).toBeLessThan(5000);
});

test('R7.21 reads the text of each page that has some', async () => {
  const { texts } = await readPdfContent(await aPdfOfPages(['Glucosa 5,4', '', 'Creatinina:   80 µmol/l']));
  expect(texts).toEqual([
    { number: 1, text: 'Glucosa 5,4' },
    { number: 3, text: 'Creatinina: 80 µmol/l' },
  ]);
});

test('R7.21 reads at most 100 pages and 100,000 characters', async () => {
  const many = await readPdfContent(await aPdfOfPages(Array.from({ length: 120 }, (_, index) => `Page ${index + 1}`)));
  expect(many.texts.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));

  const long = await readPdfContent(await aPdfOfPages(['a', 'b', 'c', 'd'].map((letter) => letter.repeat(30_000))));
  expect(long.texts.map(({ text }) => text.length)).toEqual([30_000, 30_000, 30_000, 10_000]);
});

test('R7.5 a truncated PDF is recognized by its missing end', () => {
  expect(isWholePdf(aPdf())).toBe(true);
  expect(isWholePdf(aPdf().subarray(0, 200))).toBe(false);
});

const withBytesBefore = (before: string | Buffer) => Buffer.concat([Buffer.from(before), aPdf()]);

test.each(['', ' ', 'junk junk\n', '\ufeff\r\n', 'x'.repeat(1019)])('R7.13 accepts a PDF after %j', async (before) => {
  const bytes = withBytesBefore(before);
  expect([isPdf(bytes), isWholePdf(bytes)]).toEqual([true, true]);
  expect(await darkest(await drawFirstPage(bytes))).toBeLessThan(80);
});

test.each([
  ['a GIF', 'GIF89a'],
  ['a page', '\n<html>'],
  ['a ZIP archive', 'PK\u0003\u0004'],
  ['binary data', Buffer.from([0xff, 0xd8, 0xff])],
  ['a null byte', '\u0000'],
  ['1,020 bytes', 'x'.repeat(1020)],
])('R7.13 rejects a PDF after %s', (_, before) => {
  expect(isPdf(withBytesBefore(before))).toBe(false);
});
