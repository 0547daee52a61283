import { joinLetters, type Letter } from '@/lib/browser/papers/pdf-text';

const page = { width: 1000, height: 1000 };

/** Letters of 10 × 20 pixels, as PDFium lists them. */
function letters(text: string, x: number, y: number): Letter[] {
  return [...text].map((character, index) => {
    const leftX = x + index * 10;
    return { character, left: leftX, right: leftX + 10, top: y, bottom: y + 20 };
  });
}

const texts = (all: Letter[]) => joinLetters(all, page).map(({ text }) => text);

describe('R16.25 text layer of a PDF', () => {
  test('letters become a line with its region', () => {
    expect(joinLetters(letters('Rabies', 100, 200), page)).toEqual([
      {
        text: 'Rabies',
        confidence: 1,
        region: { x: 0.1, y: 0.2, width: expect.closeTo(0.06), height: expect.closeTo(0.02) },
      },
    ]);
  });

  test.each([
    ['a space', [...letters('a b', 0, 0)], ['a b']],
    ['a small gap', [...letters('a', 0, 0), ...letters('b', 16, 0)], ['a b']],
    ['the gap between cells', [...letters('a', 0, 0), ...letters('b', 100, 0)], ['a', 'b']],
    ['the next line', [...letters('a', 0, 0), ...letters('b', 0, 30)], ['a', 'b']],
    ['a line break', [...letters('a', 0, 0), ...letters('\n', 10, 0), ...letters('b', 0, 30)], ['a', 'b']],
    ['a ligature', letters('ﬁ', 0, 0), ['fi']],
    ['no letters', [], []],
  ])('%s is joined as printed', (_, all, expected) => {
    expect(texts(all)).toEqual(expected);
  });
});
