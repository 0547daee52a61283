import { toFormFields } from '@/lib/sharing/papers/form-errors';

test('R16.11 an error of a submitted entry points to its form row', () => {
  const places = { vaccinations: [0, 3], weights: [1] };
  const fields = {
    'vaccinations.1.givenOn': 'before birth',
    'weights.0.grams': 'unlikely',
    'pet.microchip': 'taken',
    documentId: 'gone',
  };
  expect(toFormFields(fields, places)).toEqual({
    'vaccinations.3.givenOn': 'before birth',
    'weights.1.grams': 'unlikely',
    'pet.microchip.value': 'taken',
    documentId: 'gone',
  });
});
