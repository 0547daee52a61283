/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PassportCard } from '@/components/records/pets/passport-card';
import { PetList } from '@/components/records/pets/pet-list';
import { renderInLanguage } from '../../../../support/render-in-language';

const luna = {
  name: 'Luna',
  type: 'dog',
  breed: 'Beagle',
  gender: 'female',
  cover: 'pine',
  dateOfBirth: '2022-04-17',
  microchip: '941000024681357',
  photoUrl: '/api/pets/1/photo?v=a',
} as const;

describe('the passport card', () => {
  test('R7.1 shows the identity in the reader’s language', () => {
    renderInLanguage(<PassportCard pet={luna} heading="h1" />, 'es');
    expect(screen.getByRole('heading', { level: 1, name: 'Luna' })).toBeVisible();
    expect(screen.getByText('Perro')).toBeVisible();
    expect(screen.getByText('17 abr 2022')).toBeVisible();
    expect(screen.getByText('941 000 024 681 357')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Foto de Luna' })).toHaveAttribute('src', luna.photoUrl);
  });

  test.each([
    ['en', '1 Jan 1832'],
    ['en-US', 'Jan 1, 1832'],
    ['es', '1 ene 1832'],
  ] as const)('R7.1 shows 1832 as a tortoise’s year of birth, in %s', (locale, day) => {
    const pet = { ...luna, type: 'reptile', dateOfBirth: '1832-01-01' } as const;
    renderInLanguage(<PassportCard pet={pet} />, locale, { timeZone: 'America/New_York' });
    expect(screen.getByText(day)).toBeVisible();
  });

  test('R7.1 renders without a photo and data', () => {
    renderInLanguage(
      <PassportCard pet={{ ...luna, photoUrl: null, breed: null, dateOfBirth: null, microchip: null }} />,
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getAllByText('—')).toHaveLength(3);
  });

  test('R7.1 a hidden microchip is left out', () => {
    renderInLanguage(<PassportCard pet={{ ...luna, microchip: undefined }} />);
    expect(screen.queryByText('Microchip')).not.toBeInTheDocument();
  });

  test('R7.1 shows the date and place of the microchip', () => {
    const chip = { microchippedOn: '2022-06-20', microchipPlace: 'Cuello, lado izquierdo' };
    renderInLanguage(<PassportCard pet={{ ...luna, ...chip }} />, 'es');
    const chipText = screen.getByText('Microchip').nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(chipText).toBe('941 000 024 681 357implantado o leído el 20 jun 2022, Cuello, lado izquierdo');
  });

  test('R7.1 shows a cover with the small photo in a list', () => {
    const { container } = renderInLanguage(<PetList pets={[{ ...luna, id: '1', deceasedOn: null, archived: true }]} />);
    expect(screen.getByRole('link', { name: /^Luna ?Beagle/ })).toHaveAttribute('href', '/pets/1');
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/pets/1/photo?v=a&size=small');
    expect(screen.getByText('Archived')).toBeVisible();
  });
});
