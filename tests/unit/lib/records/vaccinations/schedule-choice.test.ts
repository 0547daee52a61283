import type { ScheduleInput } from '@/lib/records/vaccinations/planned-vaccine';
import { schedule } from '@/lib/records/vaccinations/schedule';
import { dose, someAnimal } from '@/tests/support/doses';

const ids = (input: Partial<ScheduleInput>) => schedule(someAnimal({ ...input })).map(({ vaccineId }) => vaccineId);

test.each([
  ['dog', null, true],
  ['dog', 'US-CA', true],
  ['dog', 'ES-MD', true],
  ['cat', 'ES-MD', true],
  ['dog', 'ES-RI', true],
  ['cat', 'ES-RI', false],
  ['dog', 'ES-CT', false],
  ['dog', 'ES-AS', true],
  ['cat', 'ES-AS', false],
  ['dog', 'ES-PV', true],
])('R7.3 plans a first rabies dose for a %s in %s: %p', (type, region, isPlanned) => {
  expect(ids({ type, region }).includes(`${type}.rabies`)).toBe(isPlanned);
});

// The second dose is due on January 29, 2025.
test.each(['2025-01-02', '2026-01-29', '2026-01-30', '2040-01-01'])(
  'R7.11 a vaccine given once stays planned, as on %s',
  (today) => {
    expect(ids({ doses: [dose('dog.lepto', '2025-01-01')], today })).toContain('dog.lepto');
    const rabies = [dose('dog.rabies', '2025-01-01')];
    expect(ids({ doses: rabies, region: 'ES-CT', today })).toContain('dog.rabies');
  },
);

const nasal = 'dog.bordetella.in';
const injectedVaccine = 'dog.bordetella.inj';

test.each([
  ['none', [], injectedVaccine],
  ['the injected one', [dose(injectedVaccine, '2026-05-01')], injectedVaccine],
  ['the nasal one', [dose(nasal, '2026-05-01')], nasal],
  ['the injected one last', [dose(nasal, '2026-01-01'), dose(injectedVaccine, '2026-05-01')], injectedVaccine],
  ['the nasal one last', [dose(injectedVaccine, '2026-01-01'), dose(nasal, '2026-05-01')], nasal],
  ['both on one day', [dose(nasal, '2026-05-01'), dose(injectedVaccine, '2026-05-01')], injectedVaccine],
])('R7.3 of two interchangeable vaccines, given %s, only one is planned', (_, doses, stays) => {
  const plannedIds = ids({ extraVaccines: [nasal, injectedVaccine], doses });
  expect(plannedIds.filter((id) => id === nasal || id === injectedVaccine)).toEqual([stays]);
});

test('R7.3 an unrequested vaccine replaces no other', () => {
  expect(ids({ extraVaccines: [nasal] })).toContain(nasal);
  expect(ids({ extraVaccines: [injectedVaccine] })).toContain(injectedVaccine);
});
