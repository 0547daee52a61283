import { screen } from '@testing-library/react';
import { PaperCard } from '@/components/overviews/passport/paper-card';
import { renderInLanguage } from '@/tests/support/render-in-language';

test.each([
  ['en', 'Passport as PDF (A4)', 'Passport as PDF (A6 booklet)', 'Visit brief'],
  ['es', 'Pasaporte en PDF (A4)', 'Pasaporte en PDF (libreta A6)', 'Resumen para la visita'],
] as const)('R9.4 R5.1 both sizes are offered in %s, and say what they are not', (locale, a4, a6, visit) => {
  renderInLanguage(<PaperCard petId="p1" />, locale);
  const link = (name: string) => screen.getByRole('link', { name });

  expect(link(a4)).toHaveAttribute('href', `/api/pets/p1/passport.pdf?lng=${locale}&size=a4`);
  expect(link(a6)).toHaveAttribute('href', `/api/pets/p1/passport.pdf?lng=${locale}&size=a6`);
  for (const name of [a4, a6]) expect(link(name)).toHaveAttribute('download');
  expect(link(visit)).toHaveAttribute('href', '/pets/p1/brief');
  expect(screen.getByText(/Not an official travel document|No es un documento oficial de viaje/)).toBeInTheDocument();
});
