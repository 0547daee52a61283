import { screen } from '@testing-library/react';
import { PetDetails } from '@/components/pets/pet-details';
import { renderInLanguage } from '@/tests/support/render-in-language';

const bare = {
  name: 'Luna',
  gender: 'unknown' as const,
  dateOfBirth: null,
  neutered: null,
  colour: null,
  markings: null,
};

const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

test('R7.1 only what is known is shown', () => {
  renderInLanguage(<PetDetails pet={{ ...bare, colour: 'Black' }} today="2026-11-21" />);
  expect(headings()).toEqual(['About Luna']);
  expect(screen.getByText('Black')).toBeVisible();
  expect(screen.queryByText('Markings')).not.toBeInTheDocument();
});

test.each([
  ['2026-11-01', '1 November 2026 (less than a month)'],
  ['2026-06-21', '21 June 2026 (5 months)'],
  ['2025-10-20', '20 October 2025 (1 year, 1 month)'],
  ['2021-11-22', '22 November 2021 (4 years)'],
])('R7.1 a pet born on %s is shown as %s', (dateOfBirth, words) => {
  renderInLanguage(<PetDetails pet={{ ...bare, dateOfBirth }} today="2026-11-21" />);
  expect(screen.getByText(words)).toBeVisible();
});

test('R7.1 the age of a pet that died stops on that day, in Spanish too', () => {
  const pet = { ...bare, dateOfBirth: '2010-01-01', deceasedOn: '2020-01-01' };
  renderInLanguage(<PetDetails pet={pet} today="2026-11-21" />, 'es');
  expect(screen.getByText('1 de enero de 2010 (10 años)')).toBeVisible();
});

test('R9.4 the order follows the reader', () => {
  const pet = { ...bare, colour: 'Black', microchip: '985112003456789', vetClinic: 'Clinic', notes: '<p>Shy</p>' };
  renderInLanguage(
    <PetDetails pet={pet} today="2026-11-21" order={['contacts', 'notes', 'about', 'identification']} />,
  );
  expect(headings()).toEqual(['Care contacts', 'Notes', 'About Luna', 'Identification']);
});

test('R7.1 notes keep their formats and nothing else', () => {
  const notes =
    '<p onclick="x()">Shy of <strong>thunder</strong><script>alert(1)</script></p><img src=x onerror=alert(1)>';
  const { container } = renderInLanguage(<PetDetails pet={{ ...bare, notes }} today="2026-11-21" />);
  expect(container.querySelector('strong')).toHaveTextContent('thunder');
  expect(container.querySelector('script, img, [onclick]')).toBeNull();
});
