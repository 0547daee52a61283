import { correctStep, withDoseOf } from '@/lib/sharing/proposals/dose-of-the-day';

const facts = {
  name: 'Prednisolone',
  dosage: '2 tablets',
  steps: [
    { from: '2026-03-20', dosage: '1 tablet' },
    { from: '2026-04-10', dosage: '½ tablet' },
  ],
};

test.each([
  ['2026-03-19', '2 tablets'],
  ['2026-03-20', '1 tablet'],
  ['2026-04-09', '1 tablet'],
  ['2026-04-10', '½ tablet'],
])('R13.3 on %s a vet sees the dosage %s', (day, dosage) => {
  expect(withDoseOf(facts, day)).toEqual({ ...facts, dosage });
});

test('R13.3 a corrected dosage changes the current step, never the first dosage', () => {
  const steps = [{ from: '2026-03-20', dosage: '1.5 tablets' }, facts.steps[1]];
  expect(correctStep({ dosage: '1.5 tablets', endsOn: '2026-05-01' }, facts, '2026-03-28')).toEqual({
    ...{ endsOn: '2026-05-01', steps },
  });
});

test('R13.3 before the first step the first dosage is corrected', () => {
  expect(correctStep({ dosage: '3 tablets' }, facts, '2026-03-19')).toEqual({ dosage: '3 tablets' });
});

test('R13.3 a correction of steps or other facts stays as sent', () => {
  expect(correctStep({ endsOn: null }, facts, '2026-03-28')).toEqual({ endsOn: null });
  const both = { dosage: '3 tablets', steps: [] };
  expect(correctStep(both, facts, '2026-03-28')).toEqual(both);
});
