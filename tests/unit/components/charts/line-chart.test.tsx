import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { LineChart, type LinePoint } from '@/components/charts/line-chart';
import { percentAlong, roundTicks, tickDigits } from '@/components/charts/scale';
import { RUNS } from '@/tests/support/property-runs';

function chart(points: LinePoint[], extra: Partial<Parameters<typeof LineChart>[0]> = {}) {
  return render(
    <LineChart
      title="Luna’s weight"
      description="From 4 kg to 5 kg"
      points={points}
      valueLabels={roundTicks(points.map(({ value }) => value)).map((at) => ({ at, label: `${at} kg` }))}
      timeLabels={[{ at: points[0]?.at ?? 0, label: '1 Mar' }]}
      {...extra}
    />,
  ).container;
}

const places = (container: HTMLElement) =>
  [...container.querySelectorAll('circle')].map((dot) => [dot.getAttribute('cx'), dot.getAttribute('cy')]);

describe('line chart', () => {
  test('R7.3 has title and description, and its labels are not read twice', () => {
    const container = chart([
      { at: 0, value: 4 },
      { at: 10, value: 5 },
    ]);

    expect(screen.getByRole('img')).toHaveAccessibleName('Luna’s weight From 4 kg to 5 kg');
    expect(screen.getByText('1 Mar').closest('[aria-hidden=true]')).not.toBeNull();
    expect(places(container)).toEqual([
      ['3%', '95%'],
      ['97%', '5%'],
    ]);
  });

  test('R7.3 a single value is centered', () => {
    expect(places(chart([{ at: 7, value: 4 }]))).toEqual([['50%', '50%']]);
  });

  test('R7.3 a value outside the normal range has its own, explained shape', () => {
    const container = chart(
      [
        { at: 0, value: 4 },
        { at: 1, value: 9, outside: true },
      ],
      { band: { from: 3, to: 5, label: 'Normal range' }, outsideLabel: 'Outside the normal range' },
    );

    expect(places(container)).toHaveLength(1);
    expect(container.querySelectorAll('.line-chart-plot .line-chart-outside')).toHaveLength(1);
    expect(screen.getByText('Normal range')).toBeVisible();
    expect(screen.getByText('Outside the normal range')).toBeVisible();
  });

  test('R15.13 a later range starts at its time', () => {
    const points = [
      { at: 0, value: 4 },
      { at: 10, value: 9 },
    ];
    const bandOf = (since?: number) => {
      const rect = chart(points, { band: { from: 3, to: 5, since, label: 'Range' } }).querySelector('rect');
      return [rect?.getAttribute('x'), rect?.getAttribute('width')];
    };
    expect(bandOf()).toEqual(['0%', '100%']);
    expect(bandOf(5)).toEqual(['50%', '50%']);
  });

  test('R7.3 many values are drawn as a line with only the last marked', () => {
    const container = chart(Array.from({ length: 400 }, (_, at) => ({ at, value: 4 + (at % 7) })));
    expect(places(container)).toHaveLength(1);
    expect(container.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(400);
  });

  test('R7.3 axis labels are round, ordered, few, and enclose all values', () => {
    const value = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), fc.integer({ min: 2, max: 8 }), (values, count) => {
        const ticks = roundTicks(values, count);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(count + 3);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks).toEqual([...ticks].sort((a, b) => a - b));
        for (const each of values) {
          const place = percentAlong(each, ticks[0] ?? 0, ticks.at(-1) ?? 0, 5);
          expect(place).toBeGreaterThanOrEqual(5);
          expect(place).toBeLessThanOrEqual(95);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('R7.3 a weight axis does not begin below zero', () => {
    expect(roundTicks([0.02, 0.9], 4, 0)[0]).toBe(0);
    expect(roundTicks([0.01], 4, 0)[0]).toBeGreaterThanOrEqual(0);
  });
});

test('R7.3 labels of an axis have the same precision', () => {
  expect(tickDigits([10, 10.5, 11])).toBe(1);
  expect(tickDigits([5.25, 5.5])).toBe(2);
  expect(tickDigits([10, 20])).toBe(0);
});
