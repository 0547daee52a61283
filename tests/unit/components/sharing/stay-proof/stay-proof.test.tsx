import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendSigned } from '@/components/sharing/signed-passport/send-signed';
import { FacilityForm } from '@/components/sharing/stay-proof/facility-form';
import { FacilityRules } from '@/components/sharing/stay-proof/facility-rules';
import { StayProofView } from '@/components/sharing/stay-proof/stay-proof-view';
import { currentToasts } from '@/lib/browser/page/toast';
import { answerOf, judgeStay, type StayingPet } from '@/lib/sharing/stay-proof/judge';
import type { StayProof } from '@/lib/sharing/stay-proof/queries';
import { happyTails } from '@/tests/support/a-stay-proof';
import { dose } from '@/tests/support/doses';
import { renderInLanguage } from '@/tests/support/render-in-language';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const period = { from: '2026-12-18', until: '2026-12-27' };
const luna: StayingPet = {
  ...{ type: 'dog', dateOfBirth: '2020-01-10', deceasedOn: null, vaccineProfile: 'wsava', country: null, region: null },
  ...{ extraVaccines: [], highRisk: false, microchippedOn: '2020-03-01', createdAt: '2020-03-01T12:00:00.000Z' },
  doses: [dose('dog.rabies', '2025-12-22', { validUntil: '2026-12-22' }), dose('dog.lepto', '2026-10-25')],
  treatments: [],
};

function aProof(pet: Partial<StayingPet> = {}): StayProof {
  const [timeZone, today] = ['Europe/Madrid', '2026-11-21'];
  const rules = judgeStay({ ...luna, ...pet }, happyTails, { ...period, today, timeZone });
  const task = { id: '0192f0c0-0000-7000-8000-000000000001', isBinned: false, appointment: null };
  const namedPet = { id: 'p1', name: 'Luna', type: 'dog' as const, microchip: null };
  return {
    ...{ pet: namedPet, rules, today, timeZone, answer: answerOf(rules, happyTails) },
    tasks: new Map(rules.map(({ of }) => [of.id as string, task])),
  };
}

const renderProof = (proof: StayProof, locale: 'en' | 'es' = 'en', edit = true) =>
  renderInLanguage(
    <StayProofView proof={proof} template={happyTails} period={period}>
      <button type="button">Send</button>
    </StayProofView>,
    locale,
    { can: { edit } },
  );

test.each([
  [
    'en',
    'Happy Tails, 18 to 27 December 2026',
    /Not yet\. One visit by 4 December 2026 is enough for all 3/,
    '5 of 10 days',
  ],
  ['es', 'Happy Tails, del 18 al 27 de diciembre de 2026', /Todavía no\. Pero con una sola visita/, '5 de 10 días'],
] as const)('R13.6 the result comes first, then each rule, in %s', (locale, heading, answer, count) => {
  renderProof(aProof(), locale);
  expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  expect(screen.getByText(answer)).toBeInTheDocument();
  expect(screen.getByText(count)).toBeInTheDocument();
});

test('R13.6 screen readers get a table of rules and days', () => {
  renderProof(aProof());
  const rows = within(screen.getByRole('table', { name: 'Each rule on each day' })).getAllByRole('row');
  const cellsOf = (row?: HTMLElement) => (row ? within(row).getAllByRole('cell') : []).map((one) => one.textContent);

  expect(rows).toHaveLength(4);
  expect(cellsOf(rows[1])).toEqual([...Array(5).fill('passes'), ...Array(5).fill('fails')]);
});

test('R13.6 missing requirements can be planned, except by viewers', () => {
  const { unmount } = renderProof(aProof());
  expect(screen.getAllByRole('button', { name: /^Add: / })).toHaveLength(3);
  unmount();

  renderProof(aProof(), 'en', false);
  expect(screen.queryByRole('button', { name: /^Add: / })).toBeNull();
  expect(screen.getByText('Bring its own bed.')).toBeInTheDocument();
});

test.each([
  ['en', 'no complete primary series recorded: 1 dose missing'],
  ['es', 'sin primovacunación completa anotada: falta 1 dosis'],
] as const)('R13.6 an incomplete series is labeled as such, in %s', (locale, shownText) => {
  renderProof(aProof(), locale);
  expect(screen.getByText(shownText)).toBeInTheDocument();
});

test.each([
  ['en', /only if the estimated end dates below are correct/, /Estimated from the next recorded date/],
  ['es', /solo si son correctas las fechas estimadas/, /Estimado por la próxima fecha anotada/],
] as const)('R7.19 an estimated pass names its source in %s', (locale, answer, source) => {
  const doses = ['dog.rabies', 'dog.lepto'].flatMap((id) => [
    dose(id, '2024-12-01'),
    dose(id, '2025-12-01', { nextDueOn: '2027-12-01' }),
  ]);
  const treatments = [{ kind: 'worms' as const, givenAt: new Date('2026-12-01T12:00:00Z') }];
  renderProof(aProof({ doses, treatments }), locale);
  expect(screen.getByText(answer)).toBeInTheDocument();
  expect(screen.getAllByText(source)).toHaveLength(2);
});

test('R13.6 several missing doses are listed with their dates', () => {
  renderProof(aProof({ doses: [] }));
  expect(screen.getByText(/Not possible for these days/)).toBeInTheDocument();
  expect(screen.getByText('2 doses: 21 Nov 2026, 5 Dec 2026 at the earliest')).toBeInTheDocument();
});

test('R13.6 rules without vaccines for this species say so', () => {
  renderProof(aProof({ type: 'cat', doses: [] }));
  expect(screen.getByText(/These rules list no vaccines for this kind of animal/)).toBeInTheDocument();
});

test('R13.6 a guest can read the rules and is asked to sign in', () => {
  const token = 'abc';
  const about = { template: happyTails, token, locale: 'en' as const, today: '2026-11-21', url: 'https://x.example/' };
  const { unmount } = renderInLanguage(<FacilityRules {...about} pets={null} />);
  const next = `/stay-proofs?rules=${token}`;
  expect(screen.getByRole('link', { name: 'Sign in to check your pet' })).toHaveAttribute(
    'href',
    `/auth/login?${new URLSearchParams({ next })}`,
  );
  unmount();

  renderInLanguage(<FacilityRules {...about} pets={[{ id: 'p1', name: 'Luna' }]} />);
  expect(screen.getByRole('button', { name: 'Luna' })).toHaveAttribute('formaction', '/pets/p1/stay-proof');
});

test('R13.6 a facility selects vaccines by species and sees errors', () => {
  renderInLanguage(<FacilityForm isWrong locale="es" />, 'es');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Falta algo/);
  expect(within(screen.getByRole('group', { name: 'Perro' })).getAllByRole('checkbox').length).toBeGreaterThan(3);
});

test.each([
  [201, 'Link copied. It opens the signed passport.'],
  [500, 'We couldn’t sign it. Try again when you’re online.'],
])('R13.6 the result of sending the signed passport is shown (%i)', async (status, shownText) => {
  const passport = { jws: 'a', url: 'https://x.example/v#a', expiresAt: '2027-01-01T00:00:00.000Z' };
  global.fetch = jest.fn(async (path: string) => {
    const isToken = path === '/api/csrf-token';
    const body = isToken ? { token: 't' } : passport;
    const answer = { ok: isToken || status < 300, status, headers: new Headers(), statusText: '' };
    return { ...answer, json: async () => body, text: async () => '{}' };
  }) as unknown as typeof fetch;
  const user = userEvent.setup();
  const words = {
    send: 'Send',
    copied: 'Link copied. It opens the signed passport.',
    failed: 'We couldn’t sign it. Try again when you’re online.',
  };
  renderInLanguage(<SendSigned petId="p1" isPrimary words={words} />);

  await user.click(screen.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(currentToasts()[0]?.title).toBe(shownText));
});
