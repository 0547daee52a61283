import { screen } from '@testing-library/react';
import { SymptomSection } from '@/components/records/symptoms/symptom-section';
import type { Symptom } from '@/lib/records/symptoms/symptom';
import { renderInLanguage } from '@/tests/support/render-in-language';

const DAY = 86_400_000;
const noticed = (id: string, ago: number, severity: Symptom['severity'] = null): Symptom => ({
  ...{ id, noticedAt: new Date(Date.now() - ago * DAY).toISOString(), kind: 'vomiting', severity },
  ...{ durationSeconds: null, stoolScore: null, note: null },
});
const pageOf = (...items: Symptom[]) => ({ items, nextCursor: null });

test('R15.2 the diary says how often and shows a calendar', () => {
  const symptoms = pageOf(noticed('a', 0, 'none'), noticed('b', 2, 'mild'), noticed('c', 2, 'severe'), noticed('d', 9));
  renderInLanguage(<SymptomSection petId="p1" symptoms={symptoms} />, 'en');
  expect(screen.getByText(/^3 times on 2 days, from .+; at worst severe$/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Vomiting: 2 days in 12 weeks' })).toBeVisible();
});

test('R15.2 without symptoms the diary shows no frequency', () => {
  renderInLanguage(<SymptomSection petId="p1" symptoms={pageOf(noticed('a', 1, 'none'))} />, 'en');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});
