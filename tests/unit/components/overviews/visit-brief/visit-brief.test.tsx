import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuestionForm } from '@/components/overviews/visit-brief/question-form';
import { SinceForm } from '@/components/overviews/visit-brief/since-form';
import { VisitBriefView } from '@/components/overviews/visit-brief/visit-brief';
import { currentToasts } from '@/lib/browser/page/toast';
import type { VisitBrief } from '@/lib/overviews/visit-brief/queries';
import { aConflict, noConflict } from '@/tests/support/allergy-warnings';
import { renderInLanguage } from '@/tests/support/render-in-language';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

function serverAnswers(status: number, body: unknown) {
  const requestBodies: Record<string, unknown>[] = [];
  global.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    if (path === '/api/csrf-token') return { ok: true, json: async () => ({ token: 't' }) };
    requestBodies.push(JSON.parse(String(options.body)));
    const text = async () => JSON.stringify(body);
    return { ok: status < 300, status, headers: new Headers(), json: async () => body, text, statusText: '' };
  }) as unknown as typeof fetch;
  return requestBodies;
}

const medication = {
  id: 'm1',
  name: 'Apoquel',
  dosage: '1 tablet',
  frequency: 'SID',
  startsOn: '2026-10-01',
  endsOn: null,
  steps: [],
  allergyCheck: noConflict,
};

const guideline = { en: 'WSAVA 2024', es: 'WSAVA 2024' };
const tooEarly = [
  { vaccineId: 'dog.lepto', name: { en: 'L4', es: 'L4' }, reason: 'interval', countsFrom: '2026-10-12', guideline },
];

const brief = {
  pet: { id: 'p1', name: 'Luna', visitQuestions: 'Limping?\n\n<b>Diet</b>?' },
  today: '2026-11-21',
  since: { from: '2026-09-02', source: 'visit' },
  lastVisit: '2026-09-01',
  next: null,
  symptoms: {
    from: '2026-10-01',
    list: [{ kind: 'vomiting', times: 6, days: 4, first: '2026-11-03', last: '2026-11-18', worst: 'severe' }],
  },
  weight: { latest: { grams: 9000, day: '2026-11-20' }, before: { grams: 10_000, day: '2026-09-01' }, percent: -10 },
  doses: [
    { name: 'Apoquel', missed: 3, skipped: 1, due: 40, countedFrom: '2026-10-01' },
    { name: 'Drops', missed: 2, skipped: 0, due: 9, countedFrom: '2026-09-02' },
  ],
  labReports: [],
  measures: [],
  news: [
    { kind: 'newAllergy', name: 'Pollen', severity: 'mild', day: '2026-10-30' },
    { kind: 'newCondition', name: 'Arthritis', day: '2026-10-10' },
  ],
  vaccinations: [
    { vaccine: 'dog.rabies', givenOn: '2026-10-05', tooEarly: [] },
    { vaccine: 'dog.lepto', givenOn: '2026-10-06', tooEarly },
  ],
  due: [{ name: { en: 'Leptospirosis', es: 'Leptospirosis' }, due: '2026-11-30', status: 'due_soon' }],
  conditions: [{ name: 'Arthritis' }],
  medications: [medication],
} as unknown as VisitBrief;

test.each([
  [
    'en',
    [
      'Vomiting: 6 times on 4 days, from 3 Nov 2026 to 18 Nov 2026; worst severity noted: severe (counted since 1 Oct 2026)',
      '10% less since 1 Sept 2026 (10.0 kg)',
      'Apoquel: 3 of 40 (1 skipped on purpose) (counted since 1 Oct 2026)',
      'Drops: 2 of 9',
      'Allergy: Pollen (mild), 30 Oct 2026',
      'Rabies, given 5 Oct 2026',
      'Leptospirosis, given 6 Oct 2026. By WSAVA 2024, given too soon after the previous dose to count for L4. A dose counts from 12 Oct 2026.',
      'Leptospirosis, due 30 Nov 2026',
      'Apoquel · 1 tablet · Once a day',
    ],
  ],
  [
    'es',
    [
      'Vómitos: 6 veces en 4 días, del 3 nov 2026 al 18 nov 2026; intensidad máxima anotada: grave (contadas desde el 1 oct 2026)',
      '10 % menos desde el 1 sept 2026 (10,0 kg)',
      'Apoquel: 3 de 40; omitidas a propósito: 1 (contadas desde el 1 oct 2026)',
      'Drops: 2 de 9',
      'Alergia: Pollen (leve), 30 oct 2026',
      'Rabia, puesta el 5 oct 2026',
      'Leptospirosis, puesta el 6 oct 2026. Demasiado pronto: no cuenta para L4. Según WSAVA 2024, se puso muy poco después de la dosis anterior; una dosis cuenta desde el 12 oct 2026.',
      'Leptospirosis, toca el 30 nov 2026',
      'Apoquel · 1 tablet · Una vez al día',
    ],
  ],
] as const)('R7.5 R5.1 R15.2 the brief lists changes since the last visit, in %s', (locale, lines) => {
  renderInLanguage(<VisitBriefView brief={brief} />, locale, { today: brief.today });
  const listTexts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(listTexts).toEqual(expect.arrayContaining([...lines, 'Limping?', '<b>Diet</b>?']));
  expect(listTexts).not.toContain('');
});

test('R7.5 long sections show eight lines and a count; empty ones say so', () => {
  const news = Array.from({ length: 25 }, (_, index) => ({
    kind: 'newCondition',
    name: `C${index}`,
    day: '2026-10-10',
  }));
  const bare = {
    ...brief,
    news,
    symptoms: { from: '2026-09-02', list: [] },
    weight: null,
    doses: [],
    vaccinations: [],
    due: [],
    conditions: [],
    medications: [],
  };

  renderInLanguage(<VisitBriefView brief={bare as unknown as VisitBrief} />, 'en', { today: brief.today });

  expect(screen.getByText('and 17 more')).toBeInTheDocument();
  for (const none of [
    'No symptoms recorded since then.',
    'No weight recorded since then.',
    'No planned doses are recorded since then.',
    'None recorded.',
    'No current medication or condition recorded.',
  ])
    expect(screen.getByText(none)).toBeInTheDocument();
});

test.each([
  ['en', 'Apoquel: no doses logged', 'None recorded since then, and no known date is near.'],
  ['es', 'Apoquel: sin dosis anotadas', 'Ninguna anotada desde entonces, y ninguna fecha conocida está cerca.'],
] as const)('R7.17 the brief claims no more than was recorded, in %s', (locale, unloggedText, none) => {
  const doses = [{ name: 'Apoquel', missed: null, skipped: 0, due: 40, countedFrom: '2026-09-02' }];
  const quiet = { ...brief, doses, hasVaccinations: true, vaccinations: [], due: [] };
  renderInLanguage(<VisitBriefView brief={quiet as unknown as VisitBrief} />, locale, { today: brief.today });

  expect(screen.getByText(unloggedText)).toBeVisible();
  expect(screen.getByText(none)).toBeVisible();
  expect(screen.queryByText(/count as missed|cuentan como no dadas/)).toBeNull();
});

test('R7.17 the brief marks estimated dates and names missing ones', () => {
  const due = [
    { name: { en: 'Rabies' }, due: '2026-11-30', status: 'due_soon', certain: 'computed', lastDoseStatus: null },
    { name: { en: 'Rabbit' }, due: null, status: 'undated', lastDoseStatus: { kind: 'noEndDate' } },
  ];
  renderInLanguage(<VisitBriefView brief={{ ...brief, due } as unknown as VisitBrief} />, 'en', { today: brief.today });

  expect(screen.getByText('Rabies, due 30 Nov 2026 (estimated)')).toBeVisible();
  expect(screen.getByText('Rabbit: No end date recorded')).toBeVisible();
});

test('R7.5 questions are saved as typed, and only once', async () => {
  const requestBodies = serverAnswers(200, {});
  renderInLanguage(<QuestionForm petId="p1" questions="Limping?" />);
  const box = screen.getByLabelText('Questions for the vet');
  expect(box).toHaveValue('Limping?');

  await userEvent.type(box, '{enter}Diet?');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save questions' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requestBodies).toEqual([{ visitQuestions: 'Limping?\nDiet?' }]);
  expect(currentToasts()[0]).toMatchObject({ title: 'Questions saved' });
});

test.each([
  [400, { fields: { visitQuestions: 'Demasiado' } }, 'Demasiado'],
  [503, {}, 'No se han podido guardar las preguntas. Inténtalo de nuevo.'],
])('R7.5 a %i response shows its error at the field, keeping the text', async (status, body, shownText) => {
  serverAnswers(status, { error: 'x', code: 'x', ...body });
  renderInLanguage(<QuestionForm petId="p1" questions="" />, 'es');
  await userEvent.type(screen.getByLabelText('Preguntas para la clínica'), '¿Dieta?');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar preguntas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(shownText);
  expect(screen.getByLabelText('Preguntas para la clínica')).toHaveValue('¿Dieta?');
});

test.each([
  ['visit', 'The last recorded visit was on 1 September 2026.'],
  ['chosen', 'Changes since 2 September 2026.'],
  ['halfYear', 'No visits recorded yet. Showing the last six months.'],
] as const)('R7.5 the form explains the start date: %s', (source, shownText) => {
  renderInLanguage(<SinceForm petId="p1" since={{ from: '2026-09-02', source }} lastVisit="2026-09-01" />);
  expect(screen.getByText(shownText)).toBeInTheDocument();
  expect(screen.getByLabelText('Changes since')).toHaveValue('2026-09-02');
});

test.each([
  ['en', 'Allergic to Amoxicillin (severe): it belongs to the same class, penicillins. Not confirmed yet.'],
  ['es', 'Alergia grave (Amoxicillin): pertenece al mismo grupo, penicilinas. Aún sin confirmar.'],
] as const)('R7.3 the brief warns first and names items it cannot compare, in %s', (locale, warning) => {
  const medications = [
    { ...medication, allergyCheck: { ...noConflict, unknownMedicine: ['Apoquel'] } },
    { ...medication, id: 'm2', name: 'Penicillin G', allergyCheck: { ...noConflict, conflicts: [aConflict()] } },
  ];
  renderInLanguage(<VisitBriefView brief={{ ...brief, medications } as unknown as VisitBrief} />, locale, {
    today: brief.today,
  });
  const [first] = screen.getAllByText(/Penicillin G|Arthritis$|^Apoquel ·/);

  expect(first).toHaveTextContent(warning);
  expect(screen.getByText(/^(We don’t recognize|Pawfolio) .*: Apoquel\.$/)).toBeVisible();
});
