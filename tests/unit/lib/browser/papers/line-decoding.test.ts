import { allowedClasses, decodeLine, parseAlphabet } from '@/lib/browser/papers/line-decoding';

const alphabet = parseAlphabet('a\nb\n1\né\n中\n：');
const allowedIndexes = allowedClasses(alphabet);
const classes = alphabet.length;

/** Output of the recognition model. `-` is no character, and a digit after a character its likelihood in tenths. */
function output(steps: readonly string[]) {
  const data = new Float32Array(steps.length * classes);
  for (const [step, [character = '-', tenths = '9']] of steps.map((text) => [...text]).entries()) {
    const index = character === '-' ? 0 : ['', 'a', 'b', '1', 'é', '中', '：', ' '].indexOf(character);
    data[step * classes + index] = Number(tenths) / 10;
  }
  return { data, steps: steps.length, classes };
}

const decodeSteps = (steps: readonly string[], gap = 100) => decodeLine(output(steps), alphabet, allowedIndexes, gap);

describe('R16.23 text of a line', () => {
  test.each([
    ['repeated steps count once', ['a', 'a', 'b'], 'ab'],
    ['a blank separates equal characters', ['a', '-', 'a'], 'aa'],
    ['spaces are joined and trimmed', [' ', 'a', ' ', '-', ' ', 'b', ' '], 'a b'],
    ['accents stay', ['é'], 'é'],
    ['wide punctuation becomes plain', ['a', '：'], 'a:'],
  ])('%s', (_, steps, text) => {
    expect(decodeSteps(steps)).toEqual([expect.objectContaining({ text })]);
  });

  test('characters of other scripts are never chosen', () => {
    expect(decodeSteps(['a', '中', 'b'])[0]?.text).toBe('ab');
  });

  test('a likely space between characters is kept', () => {
    const { data, ...size } = output(['a', '-5', 'b']);
    data[classes + classes - 1] = 0.4;

    expect(decodeLine({ data, ...size }, alphabet, allowedIndexes, 100)[0]?.text).toBe('a b');
  });

  test('an empty line has no pieces', () => {
    expect(decodeSteps(['-', '-'])).toEqual([]);
  });

  test('the confidence is the mean of the characters', () => {
    expect(decodeSteps(['a8', '-', 'b6'])[0]?.confidence).toBeCloseTo(0.7);
  });

  test('a repeated character counts with its highest likelihood', () => {
    expect(decodeSteps(['a4', 'a8'])[0]?.confidence).toBeCloseTo(0.8);
  });

  test('a wide gap splits cells and keeps their steps', () => {
    const pieces = decodeSteps(['a', '-', '-', '-', '-', 'b', '-', '1'], 3);

    expect(pieces.map(({ text, first, last }) => [text, first, last])).toEqual([
      ['a', 0, 0],
      ['b1', 5, 7],
    ]);
  });
});

test('R16.23 the alphabet is blank, the dictionary and a space', () => {
  expect(parseAlphabet('a\n中\nb\n')).toEqual([null, 'a', null, 'b', ' ']);
});
