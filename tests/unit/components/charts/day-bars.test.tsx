import { render, screen } from '@testing-library/react';
import { DayBars } from '@/components/charts/day-bars';
import { DayTable } from '@/components/charts/day-table';

const labels = { highest: '8', first: '1 Mar', last: '4 Mar' };

function heights(values: number[]): number[] {
  const { container } = render(<DayBars title="Visits" description="10 in all" values={values} labels={labels} />);
  return [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
}

test('R8.2 the highest bar fills the chart and the others scale to it', () => {
  expect(heights([2, 0, 8, 4])).toEqual([25, 1, 100, 50]);
});

test('R8.2 a small value stays visible beside very large ones', () => {
  const [one = 0, none = 0] = heights([1, 0, 10_000]);
  expect(one).toBeGreaterThan(none);
});

test('R8.2 days without values get bars of minimal height', () => {
  expect(new Set(heights([0, 0, 0]))).toEqual(new Set([1]));
});

test('R8.2 the chart has title and description, and labels are not read twice', () => {
  render(<DayBars title="Visits" description="10 in all" values={[2, 8]} labels={labels} />);
  expect(screen.getByRole('img')).toHaveAccessibleName('Visits 10 in all');
  expect(screen.getByText('1 Mar').closest('[aria-hidden=true]')).not.toBeNull();
});

test('R8.2 the table has a heading for each column and each day', () => {
  const rows = [{ day: '2026-03-01', label: '1 Mar', values: ['2', '0'] }];
  render(<DayTable caption="Numbers" dayHeading="Day" headings={['Visits', 'Users']} rows={rows} />);
  expect(screen.getByRole('table', { name: 'Numbers' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Visits', 'Users']);
  expect(screen.getByRole('rowheader')).toHaveTextContent('1 Mar');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['2', '0']);
});
