import { PetStateLine } from '@/components/overviews/health/pet-state-line';
import type { PetState, WeightState } from '@/lib/overviews/health/pet-state';
import { renderInLanguage } from '@/tests/support/render-in-language';

const weight: WeightState = {
  kind: 'steady',
  grams: 11_200,
  percent: 0.2,
  ideal: 'within',
  measuredAt: '2026-11-20T08:00:00.000Z',
};
const vaccinationCounts = (overdue: number, due: number, estimatedCount = 0) => ({
  overdue,
  due,
  estimated: estimatedCount,
});
const living = (more: Partial<Extract<PetState, { kind: 'living' }>> = {}): PetState => ({
  kind: 'living',
  weight,
  vaccinations: vaccinationCounts(1, 0),
  call: false,
  ...more,
});
const losing = living({ weight: { ...weight, kind: 'losing', percent: 5.4 }, vaccinations: null, call: true });

test.each<[PetState, string, string]>([
  [
    living(),
    'Luna’s weight is steady: 11.2 kg, an ideal weight (estimated). 1 vaccination is overdue.',
    'Luna mantiene su peso: 11,2 kg, su peso ideal (estimado). Tiene una vacuna atrasada.',
  ],
  [
    living({ vaccinations: vaccinationCounts(1, 0, 1) }),
    'Luna’s weight is steady: 11.2 kg, an ideal weight (estimated). 1 vaccination is overdue (estimated).',
    'Luna mantiene su peso: 11,2 kg, su peso ideal (estimado). Tiene una vacuna atrasada (fecha estimada).',
  ],
  [
    living({ vaccinations: vaccinationCounts(3, 0, 1) }),
    'Luna’s weight is steady: 11.2 kg, an ideal weight (estimated). 3 vaccinations are overdue, 1 by an estimated date.',
    'Luna mantiene su peso: 11,2 kg, su peso ideal (estimado). Tiene 3 vacunas atrasadas, 1 con fecha estimada.',
  ],
  [
    losing,
    'Luna is losing weight: 5.4% in a month. Worth calling your vet.',
    'Luna pierde peso: un 5,4 % en un mes. Convendría llamar a la clínica.',
  ],
  [
    living({ weight: { ...weight, kind: 'gaining', percent: 12.4 }, vaccinations: vaccinationCounts(0, 2) }),
    'Luna is gaining weight: 12% in a month. 2 vaccinations are due soon.',
    'Luna gana peso: un 12 % en un mes. Pronto le tocan 2 vacunas.',
  ],
  [
    living({ weight: { ...weight, kind: 'growing', percent: 14 }, vaccinations: vaccinationCounts(2, 1) }),
    'Luna is growing: 11.2 kg, up 14% in a month. 2 vaccinations are overdue.',
    'Luna está creciendo: 11,2 kg, un 14 % más en un mes. Tiene 2 vacunas atrasadas.',
  ],
  [
    living({ weight: { ...weight, kind: 'weighed', ideal: 'unknown' }, vaccinations: vaccinationCounts(0, 0) }),
    'Luna weighs 11.2 kg. Nothing is overdue.',
    'Luna pesa 11,2 kg. No tiene vacunas atrasadas.',
  ],
  [
    living({ weight: { ...weight, kind: 'longAgo' }, vaccinations: null }),
    'Luna weighed 11.2 kg on 20 November 2026.',
    'Luna pesaba 11,2 kg el 20 de noviembre de 2026.',
  ],
  [{ kind: 'new' }, 'A new passport, ready to fill in.', 'Un pasaporte por estrenar. Sus páginas te esperan.'],
  [{ kind: 'lost' }, 'Luna is missing.', 'Estamos buscando a Luna.'],
  [{ kind: 'archived' }, 'An archived passport, without reminders.', 'Pasaporte archivado, sin recordatorios.'],
  [
    { kind: 'deceased', on: '2026-05-03' },
    'In loving memory, 3 May 2026.',
    'Siempre en nuestro recuerdo, 3 de mayo de 2026.',
  ],
])('shows the state %j in both languages', (state, english, spanish) => {
  const stateText = (language: 'en' | 'es') =>
    renderInLanguage(<PetStateLine name="Luna" state={state} />, language).container.textContent?.replace(/\s+/g, ' ');
  expect(stateText('en')).toBe(english);
  expect(stateText('es')).toBe(spanish);
});

test('the weight uses the reader’s units', () => {
  const { container } = renderInLanguage(<PetStateLine name="Luna" state={living()} />, 'en', { weightUnit: 'lb' });
  expect(container).toHaveTextContent('24.7 lb');
});
