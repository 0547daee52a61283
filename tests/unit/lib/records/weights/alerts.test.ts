import fc from 'fast-check';
import { type AlertLevel, sizeOf, usualAdultGrams, type WeighedPet, weightAlerts } from '@/lib/records/weights/alerts';
import type { Reading } from '@/lib/records/weights/weekly';
import { RUNS } from '@/tests/support/property-runs';

const END = Date.UTC(2026, 10, 21, 8);
const DAY = 86_400_000;
const at = new Date(END);
const reading = (daysAgo: number, grams: number): Reading => ({
  measuredAt: new Date(END - daysAgo * DAY).toISOString(),
  grams,
});
const cat: WeighedPet = { type: 'cat', breed: null, dateOfBirth: '2021-03-01', deceasedOn: null, goal: null };
const threeLosses = [reading(0, 280), reading(1, 290), reading(2, 300)];
const alerts = (pet: Partial<WeighedPet>, ...readings: Reading[]) =>
  weightAlerts(readings, { ...cat, ...pet }, at).map(({ id, level }) => `${id} ${level}`);

describe('weight alerts', () => {
  test('R7.3 losing 10 % of the usual adult weight needs a vet', () => {
    expect(alerts({}, reading(0, 4500), reading(100, 5000), reading(200, 5000), reading(300, 5000))).toEqual([
      'loss10 vet',
    ]);
    expect(alerts({}, reading(0, 4501), reading(100, 5000), reading(200, 5000), reading(300, 5000))).toEqual([]);
  });

  test('R7.3 losing 5 % within a month is a warning', () => {
    expect(alerts({}, reading(0, 4750), reading(25, 5000))).toEqual(['loss5m warn']);
    expect(alerts({}, reading(0, 4751), reading(25, 5000))).toEqual([]);
    expect(alerts({}, reading(0, 4750), reading(50, 5000))).toEqual([]);
  });

  test('R7.3 for senior cats and dogs, losing 5 % in six months warns', () => {
    const curve = [reading(0, 4750), reading(150, 5000)];

    expect(alerts({ dateOfBirth: '2015-11-01' }, ...curve)).toEqual(['senior warn']);
    expect(alerts({ dateOfBirth: '2016-12-01' }, ...curve)).toEqual([]);
    expect(
      alerts(
        { type: 'dog', breed: 'Great Dane', dateOfBirth: '2020-11-01' },
        ...[reading(0, 57_000), reading(150, 60_000)],
      ),
    ).toEqual(['senior warn']);
    expect(
      alerts(
        { type: 'dog', breed: 'Beagle', dateOfBirth: '2020-11-01' },
        ...[reading(0, 12_350), reading(150, 13_000)],
      ),
    ).toEqual([]);
  });

  test('R7.3 gaining 10 % in six months is notable for adults only', () => {
    expect(alerts({}, reading(0, 5500), reading(150, 5000))).toEqual(['gain info']);
    expect(alerts({ dateOfBirth: '2026-04-01' }, reading(0, 3000), reading(100, 1500))).toEqual([]);
    expect(alerts({ dateOfBirth: null }, reading(0, 5500), reading(150, 5000))).toEqual([]);
  });

  test.each(['rabbit', 'guinea_pig', 'ferret', 'bird'])('R7.3 for a %s, 5 % warns and 10 % needs a vet', (type) => {
    expect(alerts({ type }, reading(0, 950), reading(20, 1000))).toEqual(['small warn']);
    expect(alerts({ type, dateOfBirth: '2026-10-01' }, reading(0, 900), reading(20, 1000))).toEqual(['small vet']);
  });

  test('R7.3 newborn puppies and kittens alert on repeated loss or slow gain', () => {
    for (const type of ['dog', 'cat']) {
      const petBorn = (days: number) => ({ type, dateOfBirth: new Date(END - days * DAY).toISOString().slice(0, 10) });
      expect(alerts(petBorn(12), reading(0, 280), reading(1, 290), reading(2, 300))).toEqual(['pup24h vet']);
      expect(alerts(petBorn(12), reading(0, 290), reading(1, 300), reading(2, 290))).toEqual([]);
      expect(alerts(petBorn(5), reading(0, 208), reading(1, 200))).toEqual(['pup24h vet']);
      expect(alerts(petBorn(5), reading(0, 212), reading(1, 200))).toEqual([]);
      expect(alerts(petBorn(40), reading(0, 280), reading(1, 290), reading(2, 300))).toEqual([]);
    }
  });

  test('R7.3 deceased animals, old curves and single weights raise no alert', () => {
    const loss = [reading(0, 4000), reading(25, 5000)];
    expect(alerts({ deceasedOn: '2026-11-21' }, ...loss)).toEqual([]);
    expect(weightAlerts(loss, cat, new Date(END + 91 * DAY))).toEqual([]);
    expect(alerts({}, reading(0, 4000))).toEqual([]);
    expect(alerts({})).toEqual([]);
  });

  test.each([
    ['the heaviest week of the month', {}, [reading(0, 4750), reading(10, 4900), reading(20, 5000)], ['loss5m warn']],
    ['the lightest week of half a year', {}, [reading(0, 5500), reading(99, 5200), reading(150, 5000)], ['gain info']],
    ['less than 5 % of an old cat', { dateOfBirth: '2015-11-01' }, [reading(0, 4751), reading(150, 5000)], []],
    ['a cat of unknown age', { dateOfBirth: null }, [reading(0, 4750), reading(150, 5000)], []],
    ['an old rabbit', { type: 'rabbit', dateOfBirth: '2015-11-01' }, [reading(0, 4750), reading(150, 5000)], []],
    ['a newborn rabbit', { type: 'rabbit', dateOfBirth: '2026-11-09' }, threeLosses, []],
    ['a kitten of unknown age', { dateOfBirth: null }, threeLosses, []],
  ])('R7.3 evaluates %s', (_, pet, readings, expected) => {
    expect(alerts(pet, ...readings)).toEqual(expected);
  });

  test('R7.3 an alert states the percentage lost and the start date', () => {
    const alertsAfterLoss = (dateOfBirth: string, daysAgo: number) =>
      weightAlerts([reading(0, 4750), reading(daysAgo, 5000)], { ...cat, dateOfBirth }, at);

    expect(alertsAfterLoss('2021-03-01', 25)).toMatchObject([{ percent: 5, since: new Date(END - 25 * DAY) }]);
    expect(alertsAfterLoss('2015-11-01', 150)).toMatchObject([{ percent: 5, since: new Date(END - 150 * DAY) }]);
  });

  test('R7.3 reports at most one loss alert, the most severe, with its source', () => {
    const rank: Record<AlertLevel, number> = { vet: 0, warn: 1, info: 2 };
    const pet = fc.record({
      type: fc.constantFrom('dog', 'cat', 'rabbit', 'horse', 'hamster', 'fish'),
      breed: fc.constantFrom(null, 'Beagle', 'Gran danés', 'Chihuahua', 'x'),
      dateOfBirth: fc.constantFrom(null, '2010-01-01', '2020-02-29', '2026-06-01', '2026-11-10'),
      deceasedOn: fc.constant(null),
      goal: fc.constantFrom(null, { grams: 4000, from: '2026-06-01', by: '2027-01-01' }),
    });
    const curve = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 90_000 })), {
      maxLength: 30,
    });

    fc.assert(
      fc.property(pet, curve, (one, points) => {
        const foundAlerts = weightAlerts(
          points.map(([day, grams]) => reading(day, grams)),
          one,
          at,
        );
        expect(foundAlerts.filter(({ id }) => id !== 'gain').length).toBeLessThanOrEqual(1);
        expect(foundAlerts.map(({ level }) => rank[level])).toEqual(foundAlerts.map(({ level }) => rank[level]).sort());
        for (const { source, percent } of foundAlerts) {
          expect(source).not.toBe('');
          expect(Number.isFinite(percent)).toBe(true);
        }
        const steady = points.filter(([day]) => day % 1 === 0).map(([day]) => reading(day, 5000));
        expect(weightAlerts(steady, one, at).filter(({ id }) => id !== 'pup24h')).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  const diet = { grams: 4500, from: '2026-10-01', by: '2027-03-01' };
  const startReading = reading(60, 6000);

  test.each([
    ['a planned loss at a safe pace', 'cat', [reading(0, 5700), reading(28, 5850), startReading], []],
    ['1 % a week of a cat', 'cat', [reading(0, 4950), reading(28, 5156), startReading], []],
    ['more than 1 % a week of a cat', 'cat', [reading(0, 4940), reading(28, 5156), startReading], ['fastdiet warn']],
    ['more than 1 % a week of a dog', 'dog', [reading(0, 4940), reading(28, 5156), startReading], []],
    ['more than 2 % a week of a dog', 'dog', [reading(0, 4700), reading(28, 5156), startReading], ['fastdiet warn']],
    ['more than twice the safe pace', 'cat', [reading(0, 4700), reading(28, 5156), startReading], ['fastdiet vet']],
    ['twice the safe pace', 'cat', [reading(0, 4600), reading(28, 5000), startReading], ['fastdiet warn']],
    ['5 % in a month of a dog', 'dog', [reading(0, 4850), reading(28, 5156), startReading], []],
    ['a rabbit that lost far too much', 'rabbit', [reading(0, 4200), reading(28, 4800), startReading], ['small vet']],
    ['5 % below the target', 'cat', [reading(0, 4275), reading(28, 4300), startReading], ['pastGoal warn']],
    ['a rabbit, which has no known pace', 'rabbit', [reading(0, 5000), reading(28, 5600), startReading], ['small vet']],
    ['a gain against the plan', 'cat', [reading(0, 6700), startReading], ['gain info']],
  ] as const)('R7.3 during a diet: %s', (_, type, readings, expected) => {
    expect(alerts({ type, goal: diet }, ...readings)).toEqual(expected);
  });

  test('R7.3 a planned gain raises no alert until it is exceeded', () => {
    const goal = { grams: 5000, from: '2026-08-01', by: '2027-01-01' };

    expect(alerts({ goal }, reading(0, 5000), reading(120, 4000))).toEqual([]);
    expect(alerts({ goal }, reading(0, 5250), reading(120, 4000))).toEqual(['pastGoal warn']);
    expect(alerts({ goal }, reading(0, 3800), reading(28, 4000), reading(120, 4000))).toEqual(['loss5m warn']);
  });

  test('R7.3 after a diet, the weight reached becomes the usual weight', () => {
    const goal = { grams: 4500, from: '2026-05-01', by: '2026-10-01' };
    const curve = [reading(60, 4500), reading(200, 6000), reading(300, 6000)];

    expect(alerts({ goal }, reading(0, 4450), ...curve)).toEqual([]);
    expect(alerts({ goal }, reading(0, 4050), ...curve)).toEqual(['loss10 vet']);
  });

  test('R7.3 after a diet, losses count from its end', () => {
    const goal = { grams: 4500, from: '2026-05-01', by: '2026-11-08' };

    expect(alerts({ goal }, reading(0, 4450), reading(14, 4500), reading(27, 4750))).toEqual([]);
    expect(alerts({ goal }, reading(0, 4270), reading(14, 4500))).toEqual(['loss5m warn']);
  });

  test('R7.3 a goal that has not started changes nothing', () => {
    const goal = { grams: 4500, from: '2026-12-01', by: '2027-10-01' };

    expect(alerts({ goal }, reading(0, 4750), reading(25, 5000))).toEqual(['loss5m warn']);
  });

  test('R7.3 usual weight is adult weight; size follows it or the breed', () => {
    const dog = { type: 'dog', breed: 'Beagle', dateOfBirth: '2024-01-01', deceasedOn: null, goal: null };
    const curve = [reading(0, 12_000), reading(30, 13_000), reading(60, 14_000), reading(1000, 1000)];
    expect(usualAdultGrams(curve, dog)).toBe(13_500);
    expect(sizeOf(curve, dog)).toBe('M');
    expect(sizeOf([reading(0, 2000)], { ...dog, breed: 'Gran danés', dateOfBirth: '2026-09-01' })).toBe('G');
    expect(sizeOf(curve, { ...dog, type: 'cat' })).toBeNull();
    const diet = { grams: 11_000, from: '2026-11-01', by: '2027-03-01' };
    expect(usualAdultGrams(curve, { ...dog, goal: diet })).toBe(13_500);
    expect(usualAdultGrams([], dog)).toBeNull();
  });
});
