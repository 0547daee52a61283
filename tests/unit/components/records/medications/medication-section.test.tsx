import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MedicationSection } from '@/components/records/medications/medication-section';
import { currentToasts } from '@/lib/browser/page/toast';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import type { LoggedDose } from '@/lib/records/medications/view';
import { aDoseGuard, aRefusal, guardMessages } from '@/tests/support/a-dose-guard';
import { aConflict } from '@/tests/support/allergy-warnings';
import { loadLateParts, renderInLanguage } from '@/tests/support/render-in-language';
import { apoquel, givenAt } from './a-medication';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

interface Sent {
  call: string;
  body: unknown;
}

function answering(...answers: { status: number; body: object }[]): Sent[] {
  const requests: Sent[] = [];
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const answer = (method === 'POST' && answers.shift()) || {
      status: 200,
      body: guardMessages(path) ?? { token: 't', id: 'd1', status: 'given' },
    };
    return {
      ok: answer.status < 300,
      status: answer.status,
      statusText: '',
      headers: new Headers(),
      json: async () => answer.body,
      text: async () => JSON.stringify(answer.body),
    };
  }) as unknown as typeof fetch;
  return requests;
}

function renderSection(
  items: CheckedMedication[],
  doses: LoggedDose[] = [],
  locale: FormatLocale = 'en',
  at = '2026-05-20T12:00:00Z',
) {
  return renderInLanguage(
    <MedicationSection petId="p1" petName="Luna" medications={{ items, nextCursor: null }} doses={doses} papers={{}} />,
    locale,
    { timeZone: 'Europe/Madrid', at: new Date(at) },
  );
}

beforeAll(() => loadLateParts(() => renderSection([apoquel])));

const path = `/api/pets/p1/medications/${apoquel.id}/doses`;

test.each([
  ['en', 'No current medication recorded for Luna.', 'Add a medication'],
  ['es', 'No consta que Luna tome medicación ahora.', 'Añadir un medicamento'],
] as const)('R7.3 an empty list says so, in %s', (locale, empty, add) => {
  renderSection([], [], locale);
  expect(screen.getByText(empty)).toBeVisible();
  expect(screen.getByRole('button', { name: add })).toBeVisible();
});

test.each([
  ['en', 'Twice a day', 'due', 'about 2 days', 'at 08:00 and 20:00'],
  ['en-US', 'Twice a day', 'due', 'about 2 days', '8:00\\sAM and 8:00\\sPM'],
  ['es', 'Dos veces al día', 'toca ahora', 'para 2 días más o menos', 'a las 08:00 y a las 20:00'],
] as const)('R7.3 a medication shows frequency, today’s doses and stock, in %s', (locale, words, due, stock, times) => {
  const { container } = renderSection([{ ...apoquel, stockDoses: 5 }], [], locale, '2026-05-20T07:00:00Z');
  expect(screen.getByText(new RegExp(`1 tablet · ${words} · .*${times}`))).toBeVisible();
  expect(screen.getByText(due)).toBeVisible();
  expect(screen.getByText(new RegExp(stock))).toBeVisible();
  expect(container.textContent).not.toMatch(/\bBID\b/);
});

test('R7.3 a taper shows its current dosage and its next step', () => {
  const steps = [
    { from: '2026-05-10', dosage: '1/2 tablet' },
    { from: '2026-05-30', dosage: '1/4 tablet' },
  ];

  renderSection([{ ...apoquel, steps }]);

  expect(screen.getByText(/^1\/2 tablet · Twice a day/)).toBeVisible();
  expect(screen.getByText('From 30 May 2026: 1/4 tablet')).toBeVisible();
});

test('R7.3 current medications come first; past ones are separate and folded', () => {
  const over = { ...apoquel, id: apoquel.id.replace(/0$/, '1'), name: 'Synulox', endsOn: '2026-05-10' };
  renderSection([over, apoquel]);
  const past = screen.getByText('Past medication').closest('details') ?? document.body;
  expect(within(past).getByText('Synulox', { selector: 'span' })).toBeInTheDocument();
  expect(within(past).queryByText('Apoquel')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Add a medication' })).toHaveLength(1);
});

test('R7.3 a tap logs a planned dose, and the toast undoes it', async () => {
  const requests = answering();
  renderSection([apoquel], [], 'en', '2026-05-20T07:00:00Z');
  await userEvent.click(screen.getByRole('button', { name: 'Give: Apoquel, 08:00' }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(requests).toEqual([
    {
      call: `POST ${path}`,
      body: { id: expect.any(String), status: 'given', scheduledFor: '2026-05-20T06:00:00.000Z' },
    },
  ]);

  const [toastItem] = currentToasts();
  expect(toastItem?.title).toBe('Given: Apoquel');
  act(() => toastItem?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.call).toBe(`DELETE ${path}/d1`));
});

test.each([
  ['en', 'Give: Apoquel, 20:00', 'Ana gave this at 08:02', 'Spat it out', 'Give anyway'],
  ['es', 'Dar: Apoquel, 20:00', 'Ana ya se lo dio a las 08:02', 'Lo escupió', 'Dárselo de todos modos'],
] as const)('R11.4 a duplicate dose requires a reason, in %s', async (locale, give, title, reason, all) => {
  const requests = answering(aRefusal());
  renderSection([apoquel], [givenAt('06:10', { scheduledFor: '2026-05-20T06:00:00.000Z' })], locale);
  await userEvent.click(screen.getByRole('button', { name: give }));

  const sheet = await screen.findByRole('alertdialog', { name: title });
  await userEvent.click(within(sheet).getByRole('radio', { name: reason }));
  await userEvent.click(within(sheet).getByRole('button', { name: all }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const body = { id: expect.any(String), status: 'given', scheduledFor: '2026-05-20T18:00:00.000Z' };
  const again = { ...body, again: true, reason, knownAt: '2026-05-20T06:02:00.000Z' };
  expect(requests.map((one) => one.body)).toEqual([body, again]);
});

test('R11.4 a dose logged by another member updates the open sheet audibly', async () => {
  const samsGuard = aDoseGuard({ by: { id: 'm3', name: 'Sam' }, at: '2026-05-20T07:31:00.000Z' });
  const requests = answering(aRefusal(), aRefusal(samsGuard));
  renderSection([apoquel]);
  await userEvent.click(screen.getByRole('button', { name: 'Give: Apoquel, 20:00' }));
  const sheet = await screen.findByRole('alertdialog', { name: 'Ana gave this at 08:02' });
  await userEvent.click(within(sheet).getByRole('radio', { name: 'On the vet’s advice' }));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Give anyway' }));

  await waitFor(() => expect(sheet).toHaveAccessibleName('Sam gave this at 09:31'));
  expect(within(sheet).getByRole('status')).toHaveTextContent('Sam gave this at 09:31');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Give anyway' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(requests.at(-1)?.body).toMatchObject({ again: true, reason: 'On the vet’s advice', knownAt: samsGuard.at });
});

test('R11.4 declining a duplicate dose sends no further request', async () => {
  const storedDose = { id: 'd9', status: 'given', guard: aDoseGuard() };
  const requests = answering({ status: 201, body: storedDose });
  renderSection([apoquel]);
  await userEvent.click(screen.getByRole('button', { name: 'Give: Apoquel, 20:00' }));
  const sheet = await screen.findByRole('alertdialog', { name: 'Ana gave this at 08:02' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Don’t give it' }));
  expect(sheet).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test.each([
  ['en', 'Give: Apoquel, 20:00', 'Give it this early?', 'It is planned for 20:00.', 'Give it now'],
  ['es', 'Dar: Apoquel, 20:00', '¿Dar la dosis tan pronto?', 'Está prevista para las 20:00.', 'Dar ahora'],
] as const)(
  'R11.4 a dose far ahead of its time asks for confirmation, in %s',
  async (locale, give, title, question, now) => {
    const refusalBody = { error: 'x', code: 'confirmation_required', fields: { scheduledFor: question } };
    const requests = answering({ status: 409, body: refusalBody });
    renderSection([apoquel], [], locale);
    await userEvent.click(screen.getByRole('button', { name: give }));

    const sheet = await screen.findByRole('dialog', { name: title });
    expect(sheet).toHaveAccessibleDescription(question);
    await userEvent.click(within(sheet).getByRole('button', { name: now }));
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    expect(requests.at(-1)?.body).toMatchObject({ status: 'given', confirmed: true });
  },
);

test('R11.4 the log shows the planned time of an early dose', () => {
  renderSection([apoquel], [givenAt('06:10', { scheduledFor: '2026-05-20T18:00:00.000Z' })]);
  expect(screen.getByText(/planned for 20:00/)).toBeInTheDocument();
});

test('R11.4 the log shows the reason for a repeated dose', () => {
  renderSection([apoquel], [givenAt('06:10', { scheduledFor: null, reason: 'Spat it out' })]);
  expect(screen.getByText('Given again: Spat it out')).toBeInTheDocument();
});

test('R7.3 a logged dose shows its time and giver, and can be undone', async () => {
  const requests = answering();
  renderSection([apoquel], [givenAt('10:00', { scheduledFor: '2026-05-20T06:00:00.000Z', note: 'with cheese' })]);
  const today = screen.getByRole('list', { name: 'Apoquel’s doses today' });
  expect(within(today).getByText('given late')).toBeVisible();
  expect(within(today).getByText('12:00 by Ana')).toBeVisible();
  expect(screen.getByText('20 May 2026, 12:00 by Ana · planned for 08:00 · with cheese')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Undo: Apoquel, 08:00' }));
  await waitFor(() => expect(requests.map(({ call }) => call)).toEqual([`DELETE ${path}/d-10:00`]));
});

test('R7.3 a missed dose warns against doubling the next one', () => {
  renderSection([apoquel]);
  expect(screen.getByText('not logged')).toBeVisible();
  expect(screen.getByText(/Never give a double dose/)).toBeVisible();
});

test('R7.3 an as-needed medication shows the doses left within its limit', async () => {
  const requests = answering();
  renderSection([{ ...apoquel, frequency: 'PRN', maxPerDay: 3 }], [givenAt('06:10', { scheduledFor: null })]);
  expect(screen.getByText('2 of 3 left in 24 hours')).toBeVisible();
  expect(screen.getByText('Last given on 20 May 2026 at 08:10 by Ana')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Give now: Apoquel' }));
  await waitFor(() =>
    expect(requests).toEqual([
      { call: `POST ${path}`, body: { id: expect.any(String), status: 'given', scheduledFor: null } },
    ]),
  );
});

test.each([
  [
    'en',
    'Allergic to Amoxicillin (severe): it belongs to the same class, penicillins.',
    'Confirmed by the owner: Tested',
    'We don’t recognize these medicines, so we couldn’t check them against the known allergies: Xyzzol.',
  ],
  [
    'es',
    'Alergia grave (Amoxicillin): pertenece al mismo grupo, penicilinas.',
    'Confirmado por la familia: Tested',
    'Pawfolio no conoce estos nombres, así que no ha podido compararlos con las alergias conocidas: Xyzzol.',
  ],
] as const)('R7.3 an allergy conflict is shown beside the medicine, in %s', (locale, warning, reason, unknown) => {
  const allergyCheck = {
    conflicts: [aConflict({ reason: 'Tested' })],
    unknownMedicine: ['Xyzzol'],
    unknownAllergens: ['Soy'],
  };

  renderSection([{ ...apoquel, allergyCheck }], [], locale);

  expect(screen.getByText(warning)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText(unknown)).toBeVisible();
  expect(screen.getByText(/: Soy\.$/)).toBeVisible();
});
