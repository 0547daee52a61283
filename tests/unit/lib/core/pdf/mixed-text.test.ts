import { lineBreaks } from '@/lib/core/pdf/line-breaks';
import { linesOf } from '@/lib/core/pdf/mixed-text';
import { openPaper } from '@/lib/core/pdf/paper';

const format = { width: 400, height: 600, margin: 20, text: 10, small: 8, heading: 12, title: 20, cell: 10 };
const paper = () => openPaper({ format, title: 'x', language: 'en', at: new Date('2026-11-22T10:00:00Z') }).document;

const style = { font: 'text', size: 10 } as const;
/** Lines from left to right. Arrows enclose text that the PDF engine reverses. */
const visualLines = (text: string, width = 1000) =>
  linesOf(paper(), text, width, style).map(({ runs }) =>
    runs
      .map(({ text: run, rtl, font }) => (rtl && (font === 'arabic' || font === 'hebrew') ? `←${run}→` : run))
      .join('|'),
  );

test.each([
  ['a Hebrew sentence with a Latin name and digits', 'שלום Luna 123 עולם', '←עולם→| |Luna 123|←שלום →'],
  ['brackets turn with their text', 'חלב (2)', '(|2|←חלב )→'],
  ['a telephone number keeps its order', 'טל 03-1234567', '03-1234567|←טל →'],
  ['Arabic digits are not turned', 'رقم ١٢٣', '١٢٣|←رقم →'],
  ['Persian digits are not turned', 'شماره ۱۲۳', '۱۲۳|←شماره →'],
  ['a Hebrew word in an English sentence', 'Luna eats לחם daily', 'Luna eats |←לחם→| daily'],
  ['isolated parts keep their order', 'x \u2068חלב\u2069, \u2068דגים\u2069', 'x |←חלב→|, |←דגים→'],
  ['an emoji first does not decide the direction', '🐕 שלום!', '←שלום!→| |🐕'],
])('%s', (_, text, expected) => {
  expect(visualLines(text)[0]).toBe(expected);
});

test('a wrapped right-to-left paragraph is right-aligned', () => {
  const [first, second] = linesOf(paper(), 'מפחדת מזרים אל תרדפו אחריה', 60, style);
  expect([first?.fromRight, second?.fromRight]).toEqual([true, true]);
});

test('a text wider than its line breaks between characters', () => {
  const family = '👩‍👩‍👧';
  const lines = visualLines(family.repeat(6), 30);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.replaceAll(family, '')).toBe('');
});

test('no line starts with closing punctuation or inside a Thai word', () => {
  const japanese = '知らない人を怖がります。「もも」と呼ぶと、振り向く。'.repeat(4);
  for (const line of visualLines(japanese, 83)) expect(line).not.toMatch(/^[。、」]/);
  const thai = 'สุนัขตัวนี้กลัวคนแปลกหน้า';
  const words = lineBreaks(thai).map((end, index, all) => thai.slice(all[index - 1] ?? 0, end));
  expect(words).toEqual(expect.arrayContaining(['สุนัข', 'กลัว']));
});

test('measuring work grows linearly with the text', () => {
  const charactersMeasured = (length: number) => {
    const document = paper();
    const measure = jest.spyOn(document, 'widthOfString');
    linesOf(document, 'ab(ש)🐕'.repeat(length), 300, style);
    return measure.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  };

  const few = charactersMeasured(100);

  expect(few).toBeGreaterThan(0);
  expect(charactersMeasured(400)).toBeLessThan(6 * few);
});
