import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { QuickReading } from '@/components/overviews/quick-add/quick-reading';
import type { QuickMeasure } from '@/lib/overviews/quick-add/quick-pet';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));
jest.mock('@/components/loading/lazy-messages', () => ({
  LazyMessages: ({ children }: { children: ReactNode }) => children,
}));

const measures: QuickMeasure[] = [
  { id: 'm1', kind: 'blood_glucose', name: null, unit: 'mmol/L' },
  { id: 'm2', kind: 'blood_pressure', name: null, unit: 'mmHg' },
];

const quickReading = (own: QuickMeasure[]) => (
  <QuickReading pet={{ id: 'p1', measures: own, haveMeasuresEnded: false }} onDone={jest.fn()} />
);

test('R15.18 Quick add asks for a reading of the measure used last', () => {
  renderInLanguage(quickReading(measures));
  expect(screen.getByRole('button', { name: 'Blood glucose', pressed: true })).toBeVisible();
  expect(screen.getByLabelText('Value (mmol/L)')).toHaveValue('');
});

test('R15.18 another measure can be chosen for the reading', async () => {
  renderInLanguage(quickReading(measures));
  await userEvent.click(screen.getByRole('button', { name: 'Blood pressure' }));
  expect(screen.getByLabelText(/^Diastolic/)).toBeVisible();
});

test('R15.18 without a measure, Quick add sets one up', () => {
  renderInLanguage(quickReading([]));
  expect(screen.getByLabelText(/^What do you measure/)).toBeVisible();
});
