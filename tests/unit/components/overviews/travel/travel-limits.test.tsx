import { screen } from '@testing-library/react';
import { TravelLimits } from '@/components/overviews/travel/travel-limits';
import { renderInLanguage } from '@/tests/support/render-in-language';

test('R13.7 a note lists limits and says that rules change', () => {
  renderInLanguage(<TravelLimits />);
  expect(screen.getByText('Rules change. Ask the embassy or your vet before you book.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(8 + 6);
});

test.each([
  ['en', /Switzerland.*Swiss ordinance of 28 November 2014/],
  ['es', /Suiza.*ordenanza suiza de 28 de noviembre de 2014/],
] as const)('R13.7 each rule names its text and date in %s', (locale, text) => {
  const { container } = renderInLanguage(<TravelLimits />, locale);
  expect(container).toHaveTextContent(text);
});
