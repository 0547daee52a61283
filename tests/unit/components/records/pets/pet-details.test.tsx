import { screen } from '@testing-library/react';
import { PetDetails } from '@/components/records/pets/pet-details';
import { renderInLanguage } from '@/tests/support/render-in-language';

const bare = {
  name: 'Luna',
  dateOfBirth: null,
  neutered: null,
  colour: null,
  markings: null,
};

const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

test('R7.1 only recorded details are shown', () => {
  renderInLanguage(<PetDetails pet={{ ...bare, colour: 'Black' }} />, 'en', { today: '2026-11-21' });
  expect(headings()).toEqual(['About Luna']);
  expect(screen.getByText('Black')).toBeVisible();
  expect(screen.queryByText('Markings')).not.toBeInTheDocument();
});

test.each([
  ['2026-11-01', 'less than a month'],
  ['2026-06-21', '5 months'],
  ['2025-10-20', '1 year, 1 month'],
  ['2021-11-22', '4 years'],
])('R7.1 the age of a pet born on %s is %s', (dateOfBirth, words) => {
  renderInLanguage(<PetDetails pet={{ ...bare, dateOfBirth }} />, 'en', { today: '2026-11-21' });
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['en', '194 years'],
  ['es', '194 años'],
] as const)('R7.1 the age of a tortoise born in 1832 is shown in %s', (locale, words) => {
  renderInLanguage(<PetDetails pet={{ ...bare, dateOfBirth: '1832-01-01' }} />, locale, { today: '2026-11-21' });
  expect(screen.getByText(words)).toBeVisible();
});

test('R7.1 a deceased pet’s age stops at its death, also in Spanish', () => {
  const pet = { ...bare, dateOfBirth: '2010-01-01', deceasedOn: '2020-01-01' };
  renderInLanguage(<PetDetails pet={pet} />, 'es', { today: '2026-11-21' });
  expect(screen.getByText('10 años')).toBeVisible();
});

test('R7.1 a group with one detail shows its name once', () => {
  renderInLanguage(<PetDetails pet={{ ...bare, insurance: 'Paws & Co' }} />, 'en', { today: '2026-11-21' });
  const insuranceLabels = screen.getAllByText('Insurance').filter((element) => !element.classList.contains('sr-only'));
  expect(insuranceLabels).toEqual([screen.getByRole('heading', { name: 'Insurance' })]);
});

test('R9.4 phone numbers of contacts are links', () => {
  const pet = { ...bare, vetClinic: 'Dr. Vega, Calle Mayor 12\n+34 910 123 456' };
  renderInLanguage(<PetDetails pet={pet} />, 'en', { today: '2026-11-21' });
  expect(screen.getByRole('link', { name: '+34 910 123 456' })).toHaveAttribute('href', 'tel:+34910123456');
  expect(screen.getByText(/Calle Mayor 12/)).toBeVisible();
});

test('R9.4 the sections follow the order given for the reader', () => {
  const pet = { ...bare, colour: 'Black', passportNumber: 'ES 1', vetClinic: 'Clinic', notes: '<p>Shy</p>' };
  renderInLanguage(<PetDetails pet={pet} order={['contacts', 'notes', 'about', 'identification']} />, 'en', {
    today: '2026-11-21',
  });
  expect(headings()).toEqual(['Contacts', 'Notes', 'About Luna', 'Identification']);
});

test('R7.1 notes keep their formatting, without scripts or other markup', () => {
  const notes =
    '<p onclick="x()">Shy of <strong>thunder</strong><script>alert(1)</script></p><img src=x onerror=alert(1)>';
  const { container } = renderInLanguage(<PetDetails pet={{ ...bare, notes }} />, 'en', { today: '2026-11-21' });
  expect(container.querySelector('strong')).toHaveTextContent('thunder');
  expect(container.querySelector('script, img, [onclick]')).toBeNull();
});
