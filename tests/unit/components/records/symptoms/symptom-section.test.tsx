import { screen } from '@testing-library/react';
import { SymptomSection } from '@/components/records/symptoms/symptom-section';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { loadLateParts, renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));

const TODAY = Date.parse('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const symptomAt = (id: string, ago: number, severity: Symptom['severity'] = null): Symptom => ({
  ...{ id, noticedAt: new Date(TODAY - ago * DAY).toISOString(), kind: 'vomiting', severity },
  ...{ durationSeconds: null, stoolScore: null, note: null },
});
const section = (...items: Symptom[]) =>
  renderInLanguage(<SymptomSection petId="p1" symptoms={{ items, nextCursor: null }} />, 'en');

beforeAll(async () => loadLateParts(() => section()));

test('R15.2 the diary states the frequency and shows a calendar', () => {
  section(symptomAt('a', 0, 'none'), symptomAt('b', 2, 'mild'), symptomAt('c', 2, 'severe'), symptomAt('d', 9));
  expect(
    screen.getByText('3 times on 2 days, from 12 Nov 2026 to 19 Nov 2026; worst severity noted: severe'),
  ).toBeVisible();
  expect(screen.getByRole('img', { name: 'Vomiting: 2 days in 12 weeks' })).toBeVisible();
});

test('R15.2 without symptoms the diary shows no frequency', () => {
  section(symptomAt('a', 1, 'none'));
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
