/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PdfPages } from '@/lib/browser/papers/pdf-pages';
import { limitMemory } from '@/lib/core/paper/limit-memory.mjs';

/** One page with a font F and a gray picture I. */
function makePdf(content: string): ArrayBuffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> /XObject << /I 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = text.length;
  text += `xref\n0 7\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer << /Size 7 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF`;
  return new Uint8Array(Buffer.from(text, 'latin1')).buffer;
}

const wasm = () => new Uint8Array(readFileSync('node_modules/@hyzyla/pdfium/dist/pdfium.wasm')).buffer;
const open = (content: string) => PdfPages.open(makePdf(content), wasm());

const words = 'BT /F 12 Tf 50 700 Td (Scanned with an app for phones) Tj ET';
const texts = ['Scanned with an app for phones'];

test.each([
  ['letters beside a small picture are lines', `q 100 0 0 100 50 50 cm /I Do Q ${words}`, texts],
  ['letters over a picture of the page are ignored', `q 600 0 0 700 0 0 cm /I Do Q ${words}`, null],
  ['white letters on white are ignored', `${words} 1 1 1 rg BT /F 12 Tf 50 600 Td (Rabies) Tj ET`, texts],
  ['nearly white letters are ignored', `${words} 0.95 g BT /F 12 Tf 50 600 Td (Rabies) Tj ET`, texts],
  ['invisible letters are ignored', `${words} BT 3 Tr /F 12 Tf 50 600 Td (Rabies) Tj ET`, texts],
  ['covered letters are ignored', `${words} BT /F 12 Tf 50 600 Td (Rabies) Tj ET 1 g 40 590 90 30 re f`, texts],
  ['white letters beside visible ones are ignored', `${words} 1 g BT /F 12 Tf 216 700 Td (Rabies) Tj ET`, texts],
  ['white letters on black are lines', `40 690 190 25 re f 1 g ${words}`, texts],
  ['light gray letters are lines', `0.8 g ${words}`, texts],
  ['tiny letters are lines', words.replace('/F 12', '/F 4'), texts],
  ['huge letters are lines', `${words} BT /F 500 Tf 50 100 Td (OK) Tj ET`, [...texts, 'OK']],
  ['a page of hidden letters is a picture', `1 g ${words}`, null],
  ['letters outside the page are ignored', `${words} BT /F 12 Tf 50 900 Td (Outside of the page) Tj ET`, texts],
])('R16.25 %s', async (_, content, expected) => {
  const pages = await open(content);
  const { lines } = pages.readPage(0);
  expect(lines?.map(({ text }) => text) ?? null).toEqual(expected);
});

test('R16.25 a page is drawn in its colors', async () => {
  const pages = await open('1 0 0 rg 0 0 300 800 re f');
  const { data, width, height } = pages.readPage(0).pixels;
  const pixelAt = (x: number) => [...data.slice((1000 * width + x) * 4, (1000 * width + x) * 4 + 4)];
  expect([width, height]).toEqual([1536, 2048]);
  expect([pixelAt(100), pixelAt(1400)]).toEqual([
    [255, 0, 0, 255],
    [255, 255, 255, 255],
  ]);
});

test('R16.25 a file without a document is refused', async () => {
  await expect(PdfPages.open(new ArrayBuffer(10), wasm())).rejects.toThrow('no document');
});

test('R16.25 a file above the memory limit is refused', async () => {
  const MIB = 1024 * 1024;
  jest.spyOn(console, 'error').mockReturnValue();
  limitMemory(20 * MIB);
  await expect(PdfPages.open(new ArrayBuffer(24 * MIB), wasm())).rejects.toThrow('no memory left');
});
