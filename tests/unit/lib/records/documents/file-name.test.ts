import fc from 'fast-check';
import { attachmentOf, bareName, cleanFileName } from '@/lib/records/documents/file-name';
import { RUNS } from '@/tests/support/property-runs';

const pdf = (name: string) => cleanFileName(name, 'application/pdf');

test.each([
  ['Report 2026.pdf', 'Report 2026.pdf'],
  ['scan.PNG', 'scan.pdf'],
  ['scan.HEIC', 'scan.pdf'],
  ['archive.tar', 'archive.tar.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['C:\\fakepath\\Rabies 3/4.pdf', 'C-fakepath-Rabies 3-4.pdf'],
  ['a\r\nSet-Cookie: x=1.pdf', 'a-Set-Cookie- x=1.pdf'],
  ['invoice\u202Efdp.exe', 'invoice-fdp.exe.pdf'],
  ['\u0000', 'document.pdf'],
  ['.pdf', 'document.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['  two   spaces  .pdf', 'two spaces.pdf'],
  ['Luna 🐕\u200d🦺', 'Luna 🐕🦺.pdf'],
  ['Record of \u2068لولو\u2069', 'Record of لولو.pdf'],
  ['Vacunacio\u0301n.pdf', 'Vacunación.pdf'],
])('R7.5 the file name %j becomes %j', (name, clean) => {
  expect(pdf(name)).toBe(clean);
});

test('R7.5 cuts long names to 120 whole characters including the extension', () => {
  expect(pdf('x'.repeat(300))).toBe(`${'x'.repeat(116)}.pdf`);
  expect(pdf(`${'x'.repeat(115)}🐶🐶`)).toBe(`${'x'.repeat(115)}.pdf`);
});

test('R7.5 a truncated name does not end in a space', () => {
  expect(pdf(`${'x'.repeat(115)} yyy`)).toBe(`${'x'.repeat(115)}.pdf`);
});

test.each([
  ['Report.pdf', 'Report'],
  ['scan.2.JPEG', 'scan.2'],
  ['archive.tar', 'archive.tar'],
])('R7.5 %s without its extension is %s', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});

test.each([
  ['Report.pdf', 'Report.pdf', 'Report.pdf'],
  ['.a-b.pdf', '.a-b.pdf', '.a-b.pdf'],
  ['--.pdf', 'document.pdf', '--.pdf'],
  ['a*(1).pdf', 'a*(1).pdf', 'a%2A%281%29.pdf'],
])('R7.5 %s is sent as %s, and encoded as %s', (name, fallback, whole) => {
  expect(attachmentOf(name)).toBe(`attachment; filename="${fallback}"; filename*=UTF-8''${whole}`);
});

test('R7.5 turns any name into a short line without path, with its extension', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '-',
    ' ',
    '\n',
    '\u0000',
    '\u202E',
    '\uD800',
    '"',
    '🐶',
    '.pdf',
    'a',
  );
  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(part, { maxLength: 300 }).map((all) => all.join('')),
  );

  fc.assert(
    fc.property(name, (text) => {
      const clean = cleanFileName(text, 'image/jpeg');
      expect(clean.length).toBeLessThanOrEqual(120);
      expect(clean).toMatch(/^[^\s.-].*\.jpg$|^document\.jpg$/u);
      expect(clean).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\u2028\u2029]/u);
      expect(clean.isWellFormed()).toBe(true);
      expect(cleanFileName(clean, 'image/jpeg')).toBe(clean);
      // The header is one line of ASCII, from which browsers decode the whole name.
      const header = attachmentOf(clean);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
      expect(decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')).toBe(clean);
    }),
    { numRuns: RUNS },
  );
});

test('R7.5 keeps names in any script, with a readable ASCII fallback', () => {
  const header = attachmentOf(pdf('ももちゃん'));
  expect(header).toBe(`attachment; filename="document.pdf"; filename*=UTF-8''${encodeURIComponent('ももちゃん.pdf')}`);
});
