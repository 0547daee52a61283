import fc from 'fast-check';
import { downsample } from '@/lib/sharing/links/thin';
import { RUNS } from '@/tests/support/property-runs';

const at = (ms: number) => ({ measuredAt: new Date(ms) });

test('R9.4 a chart keeps a limited number of readings, including the newest', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 2, max: 60 }), (times, most) => {
      const readings = times.toSorted((a, b) => b - a).map(at);
      const downsampled = downsample(readings, most);
      expect(downsampled.length).toBeLessThanOrEqual(most);
      expect(downsampled[0]).toBe(readings[0]);
      expect(readings.filter((reading) => downsampled.includes(reading))).toEqual(downsampled);
      if (readings.length <= most) expect(downsampled).toEqual(readings);
    }),
    { numRuns: RUNS },
  );
});

test('R9.4 three years of weekly readings are downsampled to three-week steps', () => {
  const week = 7 * 86_400_000;
  const readings = Array.from({ length: 157 }, (_, index) => at((500 - index) * week));
  const downsampled = downsample(readings, 52);
  expect(downsampled.length).toBeGreaterThan(45);
  expect(downsampled.at(-1)).toBe(readings.at(-1));
});
