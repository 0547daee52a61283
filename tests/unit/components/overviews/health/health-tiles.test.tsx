import { screen, within } from '@testing-library/react';
import { readHealthPage } from '@/components/overviews/health/health-parts';
import { MedicationTile } from '@/components/overviews/health/medication-tile';
import { TreatmentsTile } from '@/components/overviews/health/treatments-tile';
import { WeightRow } from '@/components/records/weights/weight-row';
import type { Treatment } from '@/lib/records/treatments/treatment';
import type { Weight } from '@/lib/records/weights/weight';
import { renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel } from '../../records/medications/a-medication';

const treatment = (id: string, more: Partial<Treatment>): Treatment => ({
  ...{ id, kind: 'worms', product: id, substance: null, givenAt: '2026-11-03T14:55:00.000Z' },
  ...{ weightGrams: null, nextDueOn: null, givenBy: null, note: null },
  ...more,
});

const weight = (grams: number, bodyConditionScore: number | null = null): Weight => ({
  ...{ id: `w${grams}`, measuredAt: '2026-11-21T10:00:00.000Z', grams, bodyConditionScore, note: null },
});

describe('the parasite treatment tile', () => {
  test('shows the treatment due first, not the latest one given', () => {
    const worms = treatment('Milbemax', { nextDueOn: '2027-02-01' });
    const ticks = treatment('Bravecto', { kind: 'ticks_and_fleas', nextDueOn: '2026-11-27' });

    renderInLanguage(<TreatmentsTile petId="p1" treatments={[worms, ticks]} isAlive />);

    const tile = within(screen.getByRole('listitem'));
    expect(tile.getByText('Bravecto')).toBeVisible();
    expect(tile.getByText('27 Nov')).toBeVisible();
    expect(tile.queryByText('Milbemax')).not.toBeInTheDocument();
  });

  test('omits a due date that a newer treatment replaces', () => {
    const newer = treatment('Milbemax', { nextDueOn: '2027-02-01' });
    const treatedUntilToday = treatment('Drontal', { nextDueOn: '2026-11-01' });

    renderInLanguage(<TreatmentsTile petId="p1" treatments={[newer, treatedUntilToday]} isAlive />);

    expect(screen.getByText('1 Feb 2027')).toBeVisible();
  });
});

describe('the medication tile', () => {
  const daily = { ...apoquel, frequency: 'SID' as const, timeZone: 'UTC' };
  const tile = (...reminders: string[]) => (
    <MedicationTile
      petId="p1"
      medications={reminders.map((time, index) => ({
        ...daily,
        ...{ id: `m${index}`, name: `Medicine ${index}`, reminders: [time] },
      }))}
      doses={[]}
      isAlive
    />
  );

  test('R7.3 the tile counts and names all open doses', () => {
    renderInLanguage(tile('08:00', '09:00', '12:00', '20:00'));
    expect(screen.getByText('3 doses')).toBeVisible();
    expect(screen.getByText('due now')).toBeVisible();
    expect(screen.getByText(/Medicine 0.*Medicine 1.*Medicine 2/)).toBeVisible();
    expect(screen.queryByText(/Medicine 3/)).not.toBeInTheDocument();
  });

  test('R7.3 the tile says that a single missed dose isn’t logged', () => {
    renderInLanguage(tile('05:00'), 'es');
    expect(screen.getByText('hoy 05:00')).toBeVisible();
    expect(screen.getByText('sin anotar')).toBeVisible();
  });
});

test('shows no due date for a deceased pet', () => {
  const laterTreatment = treatment('Milbemax', { nextDueOn: '2027-02-01' });

  renderInLanguage(<TreatmentsTile petId="p1" treatments={[laterTreatment]} isAlive={false} />);

  expect(screen.getByText('3 Nov')).toBeVisible();
  expect(screen.queryByText('1 Feb 2027')).not.toBeInTheDocument();
});

describe('the weight row', () => {
  test('compares weights as displayed', () => {
    renderInLanguage(<WeightRow weight={weight(11_230)} before={weight(11_203)} />);
    expect(screen.getByText('same')).toBeVisible();
  });

  test('shows the body condition only if it has changed', () => {
    const { unmount } = renderInLanguage(<WeightRow weight={weight(11_200, 5)} before={weight(11_100, 5)} />);
    expect(screen.queryByText(/Body condition/)).not.toBeInTheDocument();

    unmount();
    renderInLanguage(<WeightRow weight={weight(11_200, 6)} before={weight(11_100, 5)} />);
    expect(screen.getByText(/^Body condition 6 of 9/)).toBeVisible();
  });
});

describe('the pages below the health tab', () => {
  test.each([
    [{}, null],
    [{ part: 'vitals' }, 'vitals'],
    [{ part: 'conditions' }, null],
    [{ part: ['vitals', 'weights'] }, null],
    [{ new: 'vaccination' }, 'vaccinations'],
    [{ range: '3m' }, 'weights'],
  ])('%p opens %p', (query, page) => {
    expect(readHealthPage(query)).toBe(page);
  });
});
