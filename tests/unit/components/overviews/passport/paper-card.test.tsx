import { screen } from '@testing-library/react';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { inLanguage, renderInLanguage } from '@/tests/support/render-in-language';

test.each([
  ['en', 'Passport as PDF (A4)', 'Passport as PDF (A6)', 'A6 booklet to fold (on A4)', 'Vet visit summary'],
  ['es', 'Pasaporte en PDF (A4)', 'Pasaporte en PDF (A6)', 'Libreta A6 para doblar (en A4)', 'Hoja para la visita'],
] as const)('R9.4 R5.1 all printouts are offered with a not-official note, in %s', (locale, a4, a6, booklet, visit) => {
  renderInLanguage(<PaperCard petId="p1" type="dog" />, locale);
  const link = (name: string) => screen.getByRole('link', { name });

  expect(link(a4)).toHaveAttribute('href', `/api/pets/p1/passport.pdf?lng=${locale}&size=a4`);
  expect(link(a6)).toHaveAttribute('href', `/api/pets/p1/passport.pdf?lng=${locale}&size=a6`);
  expect(link(booklet)).toHaveAttribute('href', `/api/pets/p1/passport.pdf?lng=${locale}&size=booklet`);
  for (const name of [a4, a6, booklet]) expect(link(name)).toHaveAttribute('download');
  expect(link(visit)).toHaveAttribute('href', '/pets/p1/brief');
  expect(screen.getByText(/Not an official travel document|No es un documento oficial de viaje/)).toBeInTheDocument();
});

test('R7.16 American readers get Letter-size paper', () => {
  renderInLanguage(<PaperCard petId="p1" type="dog" />, 'en-US');
  const href = '/api/pets/p1/passport.pdf?lng=en&size=letter';
  expect(screen.getByRole('link', { name: 'Passport as PDF (Letter)' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'A6 booklet to fold (on Letter)' })).toBeVisible();
});

test('R13.7 the planner is offered for species with known travel rules', () => {
  const { rerender } = renderInLanguage(<PaperCard petId="p1" type="dog" />);
  expect(screen.getByRole('link', { name: 'Travel planner' })).toHaveAttribute('href', '/pets/p1/travel');

  rerender(inLanguage(<PaperCard petId="p1" type="rabbit" />));
  expect(screen.queryByRole('link', { name: 'Travel planner' })).toBeNull();
});
