import { SuggestionList } from '@/components/forms/suggestion-list';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

test('R7.2 the list of breeds scrolls into view once it opens', () => {
  const scrolls: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolls.push(this.getAttribute('role'));
  };
  const list = { active: -1, take: () => undefined };
  const listOf = (...names: string[]) => (
    <SuggestionList id="l" list={{ ...list, items: names.map((name) => ({ value: name, label: name })) }} />
  );
  const { rerender } = renderInLanguage(listOf('Labrador', 'Labradoodle'));
  rerender(inLanguage(listOf('Labrador')));
  expect(scrolls).toEqual(['listbox']);
});
