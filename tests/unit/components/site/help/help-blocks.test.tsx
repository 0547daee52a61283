import { screen, within } from '@testing-library/react';
import { Article } from '@/components/site/help/article';
import { HelpBlocks } from '@/components/site/help/help-blocks';
import { helpArticleIds } from '@/lib/core/config/paths';
import { renderInLanguage } from '@/tests/support/render-in-language';

test('R7.10 an article has headings, lists, steps and links', () => {
  renderInLanguage(
    <HelpBlocks text={'Read [this one](/help/data) first.\n\n= Steps\n\n1. One\n2. Two\n\n- A\n- B [c](/help)'} />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Steps' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'this one' })).toHaveAttribute('href', '/help/data');

  const [steps, list] = screen.getAllByRole('list');
  expect(steps?.tagName).toBe('OL');
  expect(
    within(steps as HTMLElement)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['One', 'Two']);
  expect(within(list as HTMLElement).getByRole('link', { name: 'c' })).toHaveAttribute('href', '/help');
});

test.each(['en', 'es'] as const)('R7.10 every article renders as text without markup signs: %s', (locale) => {
  for (const id of helpArticleIds) {
    const { container, unmount } = renderInLanguage(<Article id={id} />, locale);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(container.textContent?.length).toBeGreaterThan(600);
    expect(container.textContent).not.toMatch(/\]\(|^= |^\d\. |\n/m);
    unmount();
  }
});
