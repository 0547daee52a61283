import { screen } from '@testing-library/react';
import { MedicationRow } from '@/components/records/medications/medication-row';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from './a-medication';

test('R7.3 a later page of medications shows today’s dosage', () => {
  const steps = [{ from: '2026-05-10', dosage: '1/2 tablet' }];
  const at = new Date('2026-05-20T12:00:00Z');
  renderInLanguage(<MedicationRow medication={{ ...apoquel, steps }} view={undefined} />, 'en', { at });
  expect(screen.getByText(/^1\/2 tablet · Twice a day/)).toBeVisible();
});
