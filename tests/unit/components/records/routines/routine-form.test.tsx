import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RoutineForm } from '@/components/records/routines/routine-form';
import { breakfast } from '@/tests/support/a-routine';
import { renderInLanguage } from '@/tests/support/render-in-language';

let requests: { call: string; body: Record<string, unknown> }[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  requests = [];
  onSaved.mockClear();
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') requests.push({ call: `${method} ${path}`, body: JSON.parse(String(body)) });
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

test('R7.4 a template fills the form, and saving sends its values', async () => {
  const draft = {
    kind: 'exercise' as const,
    title: 'Walk',
    timeOfDay: '07:00',
    weekdays: [1, 3],
    durationMinutes: 30,
  };
  renderInLanguage(<RoutineForm petId="p1" routine={null} draft={draft} onSaved={onSaved} />);
  const user = userEvent.setup();

  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await user.selectOptions(screen.getByLabelText('Reminder'), '15 minutes before');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(requests).toEqual([
    {
      call: 'POST /api/pets/p1/routines',
      body: {
        ...draft,
        id: expect.any(String),
        weekdays: [3, 7],
        note: null,
        reminderMinutesBefore: 15,
        responsible: [],
      },
    },
  ]);
});

test('R7.4 editing keeps untouched fields, including an unlisted lead time', async () => {
  const routine = { ...breakfast, reminderMinutesBefore: 45, durationMinutes: 10 };
  renderInLanguage(<RoutineForm petId="p1" routine={routine} draft={null} onSaved={onSaved} />);
  const user = userEvent.setup();
  expect(screen.getByRole('option', { name: '45 minutes before' })).toBeInTheDocument();

  await user.clear(screen.getByLabelText('Duration in minutes'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());

  expect(requests).toEqual([{ call: `PATCH /api/pets/p1/routines/${routine.id}`, body: { durationMinutes: null } }]);
});

test.each([
  ['en', 'Breakfast', 'Save', 'Please choose at least one day.', 'Monday'],
  ['es', 'Desayuno', 'Guardar', 'Elige al menos un día.', 'lunes'],
] as const)('R7.4 a task without a day is rejected, in %s', async (locale, title, save, error, monday) => {
  const routine = { ...breakfast, title, weekdays: [1] };
  renderInLanguage(<RoutineForm petId="p1" routine={routine} draft={null} onSaved={onSaved} />, locale);
  await userEvent.click(screen.getByRole('checkbox', { name: monday }));
  await userEvent.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(requests).toEqual([]);
});

test('R7.4 the category medication links to the pet’s medications', async () => {
  renderInLanguage(<RoutineForm petId="p1" routine={null} draft={null} onSaved={onSaved} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Medication' }));
  const link = screen.getByRole('link', { name: 'Open the medication' });
  expect(link).toHaveAttribute('href', '/pets/p1?tab=health&part=medications');
});

test.each([
  ['en', 'Monday', 'Sunday'],
  ['en-US', 'Sunday', 'Saturday'],
  ['es', 'lunes', 'domingo'],
] as const)('R5.4 the weekday choices in %s run from %s to %s', (locale, first, last) => {
  renderInLanguage(<RoutineForm petId="p1" routine={breakfast} draft={null} onSaved={onSaved} />, locale);
  const days = screen.getAllByRole('checkbox').slice(0, 7);
  expect([days[0], days[6]].map((day) => day?.getAttribute('aria-label'))).toEqual([first, last]);
});
