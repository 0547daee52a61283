import { screen } from '@testing-library/react';
import { SharedHomeMeasures } from '@/components/sharing/links/shared-home-measures';
import type { SharedMeasure } from '@/lib/sharing/links/shared-view';
import { renderInLanguage } from '@/tests/support/render-in-language';

const reading = (value: number | null, unit: string | null = 'mmol/L') => ({
  ...{ measuredAt: '2026-03-07T08:00:00.000Z', value, unit, diastolic: null, context: null },
  text: value === null ? 'LO' : null,
});
const measure: SharedMeasure = {
  ...{ kind: 'blood_glucose', name: null, unit: 'mmol/L', low: 5, high: 12, rangeUnit: 'mmol/L', rangeBy: null },
  ...{ rangeSince: '2026-03-01', endedOn: '2026-03-08', isCut: false },
  readings: [reading(8), reading(null), reading(3, '%')],
};

test.each([
  ['en', 'also recorded: LO (1); 1 reading in another unit, not compared; 3 readings'],
  ['es', 'también se anotó: LO (1); 1 lectura en otra unidad, sin comparar; 3 lecturas'],
] as const)('R15.16 a shared page shows words and other units, in %s', (locale, text) => {
  const { container } = renderInLanguage(<SharedHomeMeasures measures={[measure, measure]} />, locale);
  expect(container.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(text);
});

test('R15.17 a link names the range’s first day, end and cut readings', () => {
  renderInLanguage(<SharedHomeMeasures measures={[{ ...measure, isCut: true }]} />);
  expect(screen.getByText(/^Range since 1 Mar 2026/)).toBeVisible();
  expect(screen.getByText('Until 8 Mar 2026')).toBeVisible();
  expect(screen.getByText(/of the newest 3 readings/)).toBeVisible();
});
