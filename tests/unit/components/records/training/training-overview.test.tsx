import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@/lib/browser/page/toast';
import { inLanguage } from '@/tests/support/render-in-language';
import { at, good, overview, renderTraining, sit } from './a-training';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let requests: { call: string; body: unknown }[] = [];
let status = 200;

beforeEach(() => {
  requests = [];
  status = 200;
  router.refresh.mockClear();
  sessionStorage.clear();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const answer = { token: 't', id: 'new' };
    return {
      ok: method === 'GET' || status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      json: async () => answer,
      text: async () => '',
    };
  }) as unknown as typeof fetch;
});

test.each([
  ['en', 'What will Luna learn first?', 'Add a skill', 'Choose a skill', 'Add: Stay 30 s'],
  ['es', '¿Qué va a aprender Luna primero?', 'Añadir una habilidad', 'Elige una habilidad', 'Añadir: Quieto 30 s'],
] as const)('R7.6 an empty overview offers the curriculum, in %s', async (locale, empty, add, title, take) => {
  renderTraining({ locale });
  expect(screen.getByText(empty)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: add }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(await within(dialog).findByRole('button', { name: take }));
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());

  const name = locale === 'en' ? 'Stay 30 s' : 'Quieto 30 s';
  expect(requests).toEqual([
    {
      call: 'POST /api/pets/p1/training',
      body: { id: expect.any(String), name, category: 'basic', curriculumId: 'stay', stage: 'learning' },
    },
  ]);
  expect(within(dialog).queryByRole('button', { name: take })).not.toBeInTheDocument();
});

test('R7.6 adding the first skill keeps the dialog open for more', async () => {
  const { rerender } = renderTraining();
  await userEvent.click(screen.getByRole('button', { name: 'Add a skill' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a skill' });

  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add: Sit' }));
  expect(await within(dialog).findByText('Added')).toBeVisible();
  rerender(inLanguage(overview({ skills: [{ ...sit, sessions: [] }] }), 'en', { at }));
  expect(screen.getByRole('heading', { name: 'What Luna can do', hidden: true })).toBeInTheDocument();
  expect(dialog).toBeInTheDocument();

  await userEvent.click(within(dialog).getByRole('button', { name: 'Add: Stay 30 s' }));
  await waitFor(() => expect(within(dialog).getAllByText('Added')).toHaveLength(2));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add a skill' })).toHaveFocus();
});

test('R7.6 a species without a curriculum can have custom skills', async () => {
  renderTraining({ type: 'rabbit' });
  expect(screen.queryByText('Checklists')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add a skill' }));
  const dialog = await screen.findByRole('dialog', { name: 'New skill' });
  await userEvent.type(await within(dialog).findByLabelText('Skill'), 'Comes into the box');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toEqual({
    id: expect.any(String),
    name: 'Comes into the box',
    stage: 'learning',
    category: null,
    note: null,
  });
});

/** Opens a section and waits for its button, because jsdom fires the toggle event late. */
async function opens(name: string) {
  const details = screen.getByText(name, { selector: 'summary b' }).closest('details');
  if (details) details.open = true;
  await screen.findByRole('button', { name: /^(Practice now|Practicar ahora): /, hidden: false });
}

test.each([
  ['en', 'Sit', 'Sit, Practicing, step 2 of 3. twice this week', /Move on to Mastered\?/],
  ['es', 'Sentado', 'Sentado, lo intenta, dos de tres. dos veces esta semana', /¿Pasar a «le sale»\?/],
] as const)('R7.6 a skill’s row shows its step and the next one, in %s', async (locale, name, row, ready) => {
  renderTraining({ skills: [{ ...sit, sessions: good }], locale });
  const words = screen.getByText(name, { selector: 'summary b' }).parentElement;
  expect(words?.textContent).toBe(row);
  await opens(name);
  await userEvent.click(screen.getByRole('button', { name: ready }));
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ stage: 'mastered' }));
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ stage: 'practising' }));
});

test.each([
  [
    'en',
    'Wednesday · 18:00',
    'It works 9 out of 10 times: Luna is ready for the next step.',
    'Practice for 10 minutes: Sit',
  ],
  [
    'es',
    'miércoles · 18:00',
    'Le sale 9 de 10 veces: Luna está lista para el siguiente paso.',
    'Practicar 10 minutos: Sentado',
  ],
] as const)(
  'R7.6 the next lesson shows its time and instructions, and starts, in %s',
  async (locale, when, line, start) => {
    const title = locale === 'en' ? 'Sit' : 'Sentado, en el prado';
    const plan = { weekdays: [3], timeOfDay: '18:00', timeZone: 'UTC', durationMinutes: 10 };
    const routines = [{ ...plan, title, plannedFrom: '2026-01-01T00:00:00.000Z' }];
    renderTraining({ skills: [{ ...sit, sessions: good }], routines, locale, now: new Date('2026-05-21T12:00:00Z') });
    const card = within(screen.getByRole('region', { name: locale === 'en' ? 'Next lesson' : 'Próxima lección' }));
    expect(card.getByText(when)).toBeVisible();
    expect(card.getByText(line)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: start }));
    expect(await screen.findByRole('timer')).toBeVisible();
  },
);

test('R7.6 an opened skill shows its sessions and a success chart', async () => {
  renderTraining({ skills: [{ ...sit, sessions: good }] });
  await opens('Sit');
  expect(await screen.findByRole('img', { name: /Success with “Sit”/ })).toBeVisible();
  expect(screen.getAllByText('5 minutes · 9 of 10 (90%) · Park · a little distraction')).toHaveLength(2);
  expect(screen.getByText('Goal: 8 of 10 on cue')).toBeVisible();
});

test('R7.6 timer and counter fill the form and survive a reload', async () => {
  const { unmount } = renderTraining({ skills: [{ ...sit, sessions: [] }], now: new Date() });
  await userEvent.click(screen.getByRole('button', { name: 'Practice now: Sit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Got it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
  expect(screen.getByText('2 of 3')).toBeVisible();
  unmount();

  renderTraining({ skills: [{ ...sit, sessions: [] }], now: new Date() });
  expect(await screen.findByText('2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByLabelText('Tries')).toHaveValue('3');
  expect(screen.getByLabelText('Successes')).toHaveValue('2');
  expect(screen.getByLabelText('Minutes')).toHaveValue('1');
  await userEvent.type(screen.getByLabelText('Place'), 'Park');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.call).toBe(`POST /api/pets/p1/training/${sit.id}/sessions`);
  expect(requests[0]?.body).toMatchObject({ minutes: 1, attempts: 3, successes: 2, distraction: null, place: 'Park' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionStorage).toHaveLength(0);
});

test('R7.6 a paused session is shown above the skills and can be discarded', async () => {
  renderTraining({ skills: [{ ...sit, sessions: [] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Practice now: Sit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.getByText('Session in progress: Sit')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText(/under way/)).not.toBeInTheDocument());
  expect(requests).toEqual([]);
});

test.each([
  ['en', 'Good citizen test', 'Sit, down and stay'],
  ['es', 'Prueba de buen ciudadano canino', 'Sentado, tumbado y quieto'],
] as const)('R7.6 a checklist mark is reverted when saving fails, in %s', async (locale, title, line) => {
  renderTraining({ checks: [{ list: 'citizen', item: 'come', doneOn: '2026-05-01' }], locale });
  expect(screen.getByText(title).parentElement).toHaveTextContent(/1 (of|de) 10/);
  const box = screen.getByLabelText(line);
  await userEvent.click(box);
  await waitFor(() => expect(requests.at(-1)?.call).toBe('PUT /api/pets/p1/training/checks/citizen/sit-down-stay'));
  expect(screen.getByText(title).parentElement).toHaveTextContent(/2 (of|de) 10/);

  status = 500;
  await userEvent.click(box);
  await waitFor(() => expect(currentToasts()[0]?.tone).toBe('danger'));
  expect(box).toBeChecked();
});
