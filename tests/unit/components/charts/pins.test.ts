import { mergePins } from '@/components/charts/pins';

const same = (at: number) => at;

test('R7.3 pins with enough room stay separate and keep their icons', () => {
  const pins = [
    { at: 60, icon: 'syringe' as const },
    { at: 20, icon: 'stethoscope' as const },
  ];
  expect(mergePins(pins, same)).toEqual([
    { place: 20, icon: 'stethoscope', count: 1 },
    { place: 60, icon: 'syringe', count: 1 },
  ]);
});

test('R7.3 overlapping pins merge into one with a count', () => {
  const pins = [3, 4, 5, 50, 97].map((at) => ({ at, icon: 'syringe' as const }));
  expect(mergePins(pins, same).map(({ place, count }) => [place, count])).toEqual([
    [4, 3],
    [50, 1],
    [97, 1],
  ]);
});

test('R7.3 merged pins never overlap each other', () => {
  const places = mergePins(
    Array.from({ length: 100 }, (_, at) => ({ at, icon: 'syringe' as const })),
    same,
  ).map(({ place }) => place);
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(12);
});
