import { screen, within } from '@testing-library/react';
import { Readers } from '@/components/site/landing/readers';
import { readerLifetimes } from '@/lib/sharing/links/vocabulary';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import { renderInLanguage } from '@/tests/support/render-in-language';

test.each([
  ['en', { 'For the vet': '30 days', 'For the groomer': '24 hours', 'For the sitter': 'you choose' }],
  ['es', { 'Para la clínica': '30 días', 'Para la peluquería': '24 horas', 'Para quien cuide de Luna': 'tú eliges' }],
] as const)('R1.1 in %s the promised lifetimes match those of the links', (locale, promises) => {
  const { life } = { en, es }[locale].sharing;
  renderInLanguage(
    <Readers
      lifetimes={{ vet: life[readerLifetimes.vet], groomer: life[readerLifetimes.groomer], sitter: life.sitter }}
    />,
    locale,
  );
  const cards = screen.getAllByRole('heading', { level: 3 }).map((title) => title.parentElement ?? document.body);
  expect(cards).toHaveLength(3);
  for (const [index, [title, life]] of Object.entries(promises).entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole('heading')).toHaveTextContent(title);
    expect(card.getByText(life)).toBeVisible();
  }
});
