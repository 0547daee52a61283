import { screen } from '@testing-library/react';
import { SharedPet } from '@/components/sharing/links/shared-pet';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { SharedView } from '@/lib/sharing/links/shared-view';
import { aSharedView } from '@/tests/support/a-shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { aSource, confirmedSource, proposedSource } from '@/tests/support/source-examples';

const renderPet = (view: SharedView, locale: FormatLocale = 'en') =>
  renderInLanguage(<SharedPet view={view} base="/api/shared/k" lastDay={null} form={null} />, locale, {
    today: view.today,
    timeZone: view.timeZone,
  });

test('R13.1 readers see the source of a fact beside it', () => {
  renderPet(
    aSharedView({
      kind: 'other',
      allergies: [{ allergen: 'Pollen', severity: 'mild', reaction: null, source: confirmedSource }],
      conditions: [
        { name: 'Otitis', status: 'active', diagnosedOn: null, whatToDo: null, note: null, source: proposedSource },
      ],
      treatments: [
        {
          ...{ kind: 'worms', product: 'Drontal', substance: null, nextDueOn: null, givenBy: null },
          ...{ givenAt: '2026-03-01T10:00:00.000Z', source: aSource({ writer: 'carer' }) },
        },
      ],
      medications: [],
    }),
  );

  const rowOf = (name: string) => screen.getByText(name).closest('li');
  expect(rowOf('Pollen')).toHaveTextContent('confirmed by Dr. Elena Marsh');
  expect(rowOf('Otitis')).toHaveTextContent('from Dr. Elena Marsh (not verified)');
  expect(rowOf('Drontal')).toHaveTextContent('added by a caregiver');
});

test('R13.2 readers see the date when a vet’s statement was corrected', () => {
  const source = aSource({ writer: 'owner', corrected: { at: '2026-03-20T09:00:00.000Z', by: null } });
  renderPet(
    aSharedView({ kind: 'other', allergies: [{ allergen: 'Pollen', severity: 'mild', reaction: null, source }] }),
    'es',
  );
  const row = screen.getByText('Pollen').closest('li');
  expect(row).toHaveTextContent(/anotado por su titular.*corregido el 20 mar/);
});
