import { screen } from '@testing-library/react';
import { GrowthPage } from '@/components/overviews/health/growth-page';
import { useGrowthChart } from '@/components/overviews/health/use-growth-chart';
import { renderInLanguage } from '@/tests/support/render-in-language';

const pet = {
  ...{ id: 'p1', name: 'Luna', type: 'dog', gender: 'female', breed: null, dateOfBirth: '2014-06-01' },
  ...{ deceasedOn: null, weightGoal: null },
};
// Too light for its age, so the adult weight can't be estimated.
const puppyWeight = {
  ...{ id: 'w1', measuredAt: '2014-08-01T10:00:00.000Z', grams: 3000, bodyConditionScore: null, note: null },
};

function Page() {
  const chartOf = useGrowthChart(pet as never);
  const growthFacts = {
    ...{ ideal: null, number: '3', unit: 'kg', steady: null, events: [], all: 'All' },
    ...chartOf([puppyWeight] as never, []),
  };
  return <GrowthPage petId="p1" of={{ title: 'Growth', summary: growthFacts, first: null } as never} />;
}

test('R7.17 a dog of unknown size hides uncertain growth stages', () => {
  renderInLanguage(<Page />);
  const names = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(names.filter((name) => name === '').length).toBeGreaterThan(1);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    names.filter((name) => name !== ''),
  );
});
