import { screen } from '@testing-library/react';
import { AtAGlance } from '@/components/overviews/health/at-a-glance';
import type { HealthRecord } from '@/lib/overviews/health/queries';
import { renderInLanguage } from '@/tests/support/render-in-language';

test('R7.3 the overview shows today’s dosage', () => {
  const course = {
    ...{ id: 'm1', name: 'Prednisolone', dosage: '2 tablets', frequency: 'SID', startsOn: '2026-01-01', endsOn: null },
    ...{ steps: [{ from: '2026-01-10', dosage: '1 tablet' }], allergyCheck: { conflicts: [] } },
  };
  const record = { pet: { id: 'p1' }, medications: { items: [course] }, conditions: { items: [] } };

  renderInLanguage(<AtAGlance record={record as unknown as HealthRecord} />);

  expect(screen.getByText(/1 tablet/)).toBeVisible();
  expect(screen.queryByText(/2 tablets/)).not.toBeInTheDocument();
});
