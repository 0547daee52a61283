import { screen } from '@testing-library/react';
import { FoodPage } from '@/components/overviews/food/food-page';
import { answerFood } from '@/lib/overviews/food/food-answer';
import { type QueryValues, readFood } from '@/lib/overviews/food/food-query';
import type { FoodEstimate, FoodFacts } from '@/lib/overviews/food/queries';
import { renderInLanguage } from '@/tests/support/render-in-language';

const last = {
  ...{ id: 'w1', measuredAt: '2026-11-20T10:00:00.000Z', grams: 10_000 },
  ...{ bodyConditionScore: null, note: null },
};

const luna: FoodFacts = {
  ...{ id: 'p1', name: 'Luna', gender: 'female', neutered: true, deceasedOn: null, goal: null, ideal: null },
  ...{ species: 'dog', last, isStale: false, stage: 'youngAdult', isGrown: true, conditions: [], fastLoss: null },
  ...{ staleDays: 11, ageMonths: 30 },
};

const fed = { grams: 10_000, scoredGrams: null, ageMonths: null, isLosingFast: false };

function estimate(values: QueryValues, facts: Partial<FoodFacts> = {}): FoodEstimate {
  const all = { ...luna, ...facts };
  const { species, isGrown } = all;
  if (!species) return { facts: all, query: null, answer: null };
  const query = readFood(values, { species, grams: 10_000 }, { locale: 'en', weightUnit: 'kg' });
  return { facts: all, query, answer: answerFood({ ...fed, species, isGrown }, query) };
}

test('R15.24 facts are shown, and no factor is preset', () => {
  renderInLanguage(<FoodPage food={estimate({})} />);

  expect(screen.getByText(/Last weight: 10.0.kg, 20 Nov/)).toBeVisible();
  expect(screen.getByText(/Life stage: young · spayed/)).toBeVisible();
  expect(screen.getByLabelText('Which describes Luna best?')).toHaveValue('');
  expect(screen.queryByText(/kcal a day/)).toBeNull();
});

test.each([
  ['en', 'About 630 kcal a day', '180 g', '90 g', '63 kcal'],
  ['es', 'Unas 630 kcal al día', '180 g', '90 g', '63 kcal'],
] as const)('R15.24 in %s the estimate names energy and portions', (locale, energy, ...amounts) => {
  const values = { factor: 'neutered', kcal: '350', unit: '100g', meals: '2' };
  renderInLanguage(<FoodPage food={estimate(values)} />, locale);

  expect(screen.getByRole('heading', { name: energy })).toBeVisible();
  for (const amount of amounts) expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByText(/^(Estimate|Estimación): 394 kcal/)).toBeVisible();
});

test('R15.24 ten times too much energy is refused beside its field', () => {
  renderInLanguage(<FoodPage food={estimate({ factor: 'neutered', kcal: '3800' })} />);

  expect(screen.getByLabelText('Energy of the food (kcal)')).toBeInvalid();
  expect(screen.getByText('Correct the energy of the food to see grams.')).toBeVisible();
});

test('R15.24 recorded conditions and fast loss lead to the vet', () => {
  const fastLoss = { percent: 2.5, since: new Date('2026-11-01'), until: new Date('2026-11-20'), limit: 2 };
  renderInLanguage(<FoodPage food={estimate({}, { conditions: ['Diabetes'], fastLoss })} />);

  expect(screen.getByText('Diabetes')).toBeVisible();
  expect(
    screen.getByText(/lost 2.5% a week from 1 Nov 2026 to 20 Nov 2026. More than 2% a week is not safe/),
  ).toBeVisible();
});

test('R15.24 other species get no calculation and no list', () => {
  renderInLanguage(<FoodPage food={estimate({}, { species: null })} />);

  expect(screen.getByText(/only have energy factors for dogs and cats/)).toBeVisible();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('R15.25 a search without a result does not say safe', () => {
  renderInLanguage(<FoodPage food={estimate({ q: 'cucumber' })} />);

  expect(screen.getByRole('status')).toHaveTextContent(
    /“\W*cucumber\W*” isn’t on this list. That doesn’t mean it’s safe/,
  );
});

test('R15.25 foods that share a word do not hide the missing one', () => {
  renderInLanguage(<FoodPage food={estimate({ q: 'salmon cake' })} />);

  expect(screen.getByRole('status')).toHaveTextContent('isn’t on this list');
  expect(screen.getByText('These share a word with your search:')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Raw salmon and trout' })).toBeVisible();
});

test('R15.24 members who may only view are not asked to weigh', () => {
  const old = estimate({}, { isStale: true, staleDays: 120 });
  renderInLanguage(<FoodPage food={old} />, 'en', { can: { edit: false } });

  expect(screen.getByText('That was 120 days ago. Weigh Luna again before you use a portion.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add weight' })).toBeNull();
});
