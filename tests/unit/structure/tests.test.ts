import { existsSync, readFileSync } from 'node:fs';
import { fastSuites } from '../../support/fast.mjs';
import { idleExpectations } from '../../support/idle-expectations';
import { longSuites } from '../../support/longest-first.mjs';
import { parseSource } from '../../support/syntax';
import { testCases, testFiles } from '../../support/test-cases';

const MAX_WORDS = 12;
const MAX_SOLID_LINES = 20;

const files = testFiles();
const cases = testCases(files);

function wordsIn(title: string): number {
  return title.split(/\s+/).filter((word) => /[\p{L}\d…]/u.test(word) && !/^R\d+\.\d+$/.test(word)).length;
}

function parseTest(text: string, path = 'tests/e2e/a.spec.ts') {
  const source = { path, text, lines: 1 };
  return [{ ...source, ...parseSource(source) }];
}

test('the scan finds tests of every kind', () => {
  const kinds = ['unit', 'db', 'api', 'e2e', 'long'];
  const foundKinds = kinds.filter((kind) => cases.some(({ place }) => place.startsWith(`tests/${kind}/`)));
  expect(foundKinds).toEqual(kinds);
  expect(cases.length).toBeGreaterThan(2000);
});

test('every title is a literal of at most twelve words', () => {
  const long = cases.filter(({ title }) => title === null || wordsIn(title) > MAX_WORDS);
  expect(long.map(({ place, title }) => `${place} ${title}`)).toEqual([]);
});

test('long tests are divided into paragraphs', () => {
  const solid = cases.filter(({ solidLines }) => solidLines > MAX_SOLID_LINES);
  expect(solid.map(({ place }) => place)).toEqual([]);
});

test('every accepted mutant still has its code', () => {
  const acceptedCases: { file: string; code: string }[] = JSON.parse(
    readFileSync('tests/mutants-that-change-nothing.json', 'utf8'),
  );
  const stale = acceptedCases.filter(
    ({ file, code }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(code),
  );
  expect(stale).toEqual([]);
  expect(acceptedCases.length).toBeGreaterThan(50);
});

test('every test has an expectation', () => {
  expect(cases.filter(({ expects }) => !expects).map(({ place }) => place)).toEqual([]);
});

test('every expectation can fail', () => {
  expect(idleExpectations(files)).toEqual([]);
});

test('every suite named by the runner exists', () => {
  expect([...fastSuites, ...longSuites].filter((path) => !existsSync(path))).toEqual([]);
});

describe('how these rules read tests', () => {
  test('ids and punctuation do not count as title words', () => {
    expect(wordsIn('R7.4 R10.1 a tick – or two – is 100 % kept')).toBe(7);
  });

  test('finds tests with line, title and called functions', () => {
    const text = `
      const sees = async (page) => expect(page).toBe(1);
      test.each([1])('first %s', async () => { await sees(2); });
      test(\`second \${x}\`, () => run());
      test.use({ locale: 'en' });
      it(title, checks);`;
    expect(testCases(parseTest(text))).toMatchObject([
      { place: 'tests/e2e/a.spec.ts:3', title: 'first %s', expects: true },
      { place: 'tests/e2e/a.spec.ts:4', title: 'second …', expects: false },
      { place: 'tests/e2e/a.spec.ts:6', title: null, expects: false },
    ]);
  });

  test('counts lines as solid if three steps lack an empty line', () => {
    const steps = ['a();\nb();\nc();', 'a();\n\nb();\nc();', 'a();\nb();'];

    const foundCases = steps.flatMap((text) => testCases(parseTest(`test('é', () => {\n${text}\n});`)));

    expect(foundCases.map(({ solidLines }) => solidLines)).toEqual([5, 0, 0]);
  });

  test.each([
    'expect(a)',
    'expect(a).not',
    'await expect(page)',
    'expect(page).toBeVisible()',
    'expect(a).rejects.toThrow()',
    'expect(list.length).toBeGreaterThanOrEqual(0)',
    'expect(await page.locator("a").count()).toBeGreaterThanOrEqual(0)',
    'expect(a).toBeDefined()',
    'expect(a).not.toBeTruthy()',
    'expect(a).toMatchObject({})',
  ])('reports an expectation that can never fail: %s', (text) => {
    expect(idleExpectations(parseTest(`${text};`))).toEqual(['tests/e2e/a.spec.ts:1']);
  });

  test.each([
    'expect(a).toBe(1)',
    'await expect(page).toBeVisible()',
    'await expect(a).rejects.toThrow()',
    'expect(a - b).toBeGreaterThanOrEqual(0)',
    'expect(list.length).toBeGreaterThanOrEqual(1)',
    'const done = expect(a).resolves.toBe(1)',
  ])('recognizes that %s can fail', (text) => {
    expect(idleExpectations(parseTest(`${text};`))).toEqual([]);
  });
});
