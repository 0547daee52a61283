import { fold, foldLetters } from '@/lib/core/text/fold';
import { completeTags } from '@/lib/records/photos/tags';
import { isFound } from '@/lib/records/vet-records/timeline';
import { searchArticles } from '@/lib/site/help/search';

test.each([
  ['Weißdorn', 'weissdorn'],
  ['STRAẞE', 'strasse'],
  ['İzmir ışık', 'izmir isik'],
  ['ﬁn ﬄ', 'fin ffl'],
  ['Æon Œuvre', 'aeon oeuvre'],
  ['Łódź, Đà, Øst, Þór', 'lodz, da, ost, thor'],
  ['ΛΌΓΟΣ', 'λογοσ'],
  ['Ñandú', 'nandu'],
])('R7.15 %j is folded to %j', (text, foldedText) => {
  expect(foldLetters(text)).toBe(foldedText);
});

test('R7.15 every search ignores case, accents and ligatures', () => {
  expect(isFound('STRASSE oedeme', ['Straße 5', 'Œdème'])).toBe(true);
  expect(isFound('straße', ['Strasse 5'])).toBe(true);
  expect(completeTags('wei', ['Weiß', 'Ｗeiher']).map(({ tag }) => tag)).toEqual(['Weiß', 'Ｗeiher']);
  const article = { id: 'a', title: 'Œuvre', summary: '', text: '' } as unknown as Parameters<
    typeof searchArticles
  >[1][number];
  expect(searchArticles('oeuvre', [article])).toEqual([article]);
  expect(fold('Weiß-Dorn')).toBe('weiss dorn');
});
