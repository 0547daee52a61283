import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeasureForm } from '@/components/records/measures/measure-form';
import type { Measure } from '@/lib/records/measures/measure';
import { renderInLanguage } from '@/tests/support/render-in-language';

const measure: Measure = {
  ...{ id: 'm1', kind: 'blood_glucose', name: null, unit: 'mg/dL', low: 5, high: 12, rangeUnit: 'mmol/L' },
  ...{ rangeBy: null, rangeSince: null, endedOn: null, note: null },
};

test('R15.14 the limits name the unit of the range until one is entered', async () => {
  renderInLanguage(<MeasureForm petId="p1" measure={measure} onSaved={jest.fn()} />);
  const low = screen.getByLabelText(/^Lowest \(.*mmol\/L.*\)/);
  await userEvent.type(low, '1');
  expect(screen.getByLabelText(/^Highest \(.*mg\/dL.*\)/)).toHaveValue('12');
});

test('R15.11 the form of a measure with readings offers only its current kind', () => {
  renderInLanguage(<MeasureForm petId="p1" measure={measure} hasReadings onSaved={jest.fn()} />);
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['Blood glucose']);
});
