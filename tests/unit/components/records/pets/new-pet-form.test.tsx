import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewPetForm } from '@/components/records/pets/new-pet-form';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

test('R7.2 a new pet’s passport fills while its owner types', async () => {
  renderInLanguage(<NewPetForm home={{ country: null, region: null }} countries={[]} />, 'en');
  await userEvent.type(screen.getByLabelText('Name'), 'Luna');
  await userEvent.click(screen.getByRole('radio', { name: 'Cat' }));

  const passport = screen.getByRole('article', { hidden: true });
  expect(passport).toHaveTextContent('Luna');
  expect(passport).toHaveTextContent('P<LUNA');
  expect(passport).toHaveTextContent('Cat');
});
