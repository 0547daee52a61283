import type { PaperText, TextLine } from '@/lib/core/paper/paper-text';
import { proposalsOf } from '@/tests/support/paper-summary';

const line = (text: string, at: number): TextLine => ({
  text,
  page: 1,
  confidence: 1,
  region: { x: 0.1, y: (at % 1000) / 1000, width: 0.4, height: 0.01 },
});

const paper = (texts: readonly string[]): PaperText => ({
  lines: texts.map(line),
  barcodes: [],
  pages: [{ width: 1000, height: 1400 }],
});

const repeatedTexts = [
  '1/',
  '12/03/2024 ',
  'lot ',
  '0 ',
  'a '.repeat(3),
  'DHPPi+',
  '9 8-',
  '(10)',
  'Date: ',
  'ceptospira ',
  'ª1 ',
  '1,2 kg ',
  'valid until next due exp ',
  '𝟙',
  '\u0301',
];
/** Of processor time, which other work on the machine hardly changes. */
const MAX_MS = 10_000;

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test.each(repeatedTexts)('R16.9 a line of 100,000 characters is read in bounded time: %j', (part) => {
  const start = cpuMs();
  const long = part.repeat(Math.ceil(100_000 / part.length));
  expect(() => proposalsOf(paper(Array.from({ length: 50 }, () => long)))).not.toThrow();
  expect(cpuMs() - start).toBeLessThan(MAX_MS);
});

test('R16.9 100,000 lines are read in bounded time', () => {
  const start = cpuMs();
  const texts = Array.from({ length: 100_000 }, (_, at) => `Nobivac DHPPi ${(at % 28) + 1}/03/2024 Lot A${at}`);
  expect(proposalsOf(paper(texts)).vaccinations.length).toBeLessThanOrEqual(100);
  expect(cpuMs() - start).toBeLessThan(MAX_MS);
});

test('R16.9 100,000 lines with misread names are read in bounded time', () => {
  const start = cpuMs();
  const texts = Array.from(
    { length: 100_000 },
    (_, at) => `${'Parvoxiruz '.repeat(at % 12)}Ceptospira ${(at % 28) + 1}/03/2024`,
  );
  expect(() => proposalsOf(paper(texts))).not.toThrow();
  expect(cpuMs() - start).toBeLessThan(MAX_MS);
});

test.each(['__proto__', 'constructor', 'toString', '<script>alert(1)</script>', '\u0000', '', ' ', '=1+1', '🐶'])(
  'R16.9 meaningless words result in no entries: %j',
  (text) => {
    const { vaccinations, weights, medications, microchip } = proposalsOf(paper([text, `${text}  12/03/2024`]));
    expect([vaccinations, weights, medications, microchip]).toEqual([[], [], [], null]);
  },
);

test('R16.9 lines with impossible positions cause no error', () => {
  const at = [Number.NaN, Number.POSITIVE_INFINITY, -1e9, -1, 2];
  const lines = at.map((x) => ({ ...line('Rabies 25/03/2024', 1), region: { x, y: 0, width: 1, height: 1 } }));
  const pages = [{ width: 0, height: Number.NaN }];
  expect(() => proposalsOf({ lines, barcodes: [], pages })).not.toThrow();
  expect(() => proposalsOf({ lines, barcodes: [], pages: [] })).not.toThrow();
});

test.each(['Nobivac DHPPi 25/03/2024', 'Rabies', 'Date', '12/03/2024', 'Weight 12 kg', 'Microchip: 985112001234567'])(
  'R16.9 4,000 lines at one position are read in bounded time: %s',
  (text) => {
    const lines = Array.from({ length: 4000 }, () => line(text, 1));
    const start = cpuMs();
    proposalsOf({ lines, barcodes: [], pages: [] });
    expect(cpuMs() - start).toBeLessThan(MAX_MS);
  },
);
