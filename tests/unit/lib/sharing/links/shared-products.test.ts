import { sharedVaccinations } from '@/lib/sharing/links/shared-vaccinations';
import { aDose } from '@/tests/support/a-passport';
import { knownPets, today } from '@/tests/support/vaccinated-pets';

const [{ pet }] = knownPets.filter(({ pet: { type } }) => type === 'dog') as [(typeof knownPets)[number]];
const unknown = { document: null, reaction: null, note: null };
const givenDose = (more: Partial<ReturnType<typeof aDose>>) => ({
  ...aDose(),
  ...unknown,
  givenOn: '2026-05-01',
  ...more,
});

test.each([
  ['a typed product', { vaccine: 'Nobivac Rabies', product: null }, { typed: 'Nobivac Rabies', product: null }],
  ['a product field', { vaccine: 'dog.rabies', product: 'Nobivac' }, { typed: null, product: 'Nobivac' }],
  ['an unplanned vaccine', { vaccine: 'Fever', product: null }, { typed: null, product: null }],
])('R9.4 the shared list includes the batch of %s', (_, more, expected) => {
  const dose = givenDose({ id: 'v1', batch: 'A71B', ...more });
  const { planned } = sharedVaccinations({ ...pet, deceasedOn: null }, [dose], today);
  const [listedVaccine] = planned.filter(({ lastGivenOn }) => lastGivenOn === '2026-05-01');
  expect(listedVaccine?.lastDoses).toMatchObject([{ batch: 'A71B', ...expected }]);
});
