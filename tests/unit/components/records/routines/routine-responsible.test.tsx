import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResponsibleLine } from '@/components/collections/responsible-line';
import { RoutineForm } from '@/components/records/routines/routine-form';
import { RingsContext } from '@/lib/page-context/browser';
import type { Ring } from '@/lib/page-context/ring';
import { breakfast } from '@/tests/support/a-routine';
import { renderInLanguage } from '@/tests/support/render-in-language';

const idOf = (index: number) => `01990000-0000-7000-8000-00000000000${index}`;
const [alex, sam, leo, ana] = [idOf(1), idOf(2), idOf(3), idOf(4)];

const aRing = (id: string, name: string, more: Partial<Ring> = {}): Ring => ({
  ...{ id, name, isReader: false, letters: name.slice(0, 1), role: 'carer', colour: 'clay', writes: true },
  ...more,
});
const rings = [
  aRing(alex, 'Alex', { role: 'owner' }),
  aRing(sam, 'Sam'),
  aRing(leo, 'Leo', { role: 'viewer', writes: false }),
];

let bodies: Record<string, unknown>[] = [];
const onSaved = jest.fn();

beforeEach(() => {
  bodies = [];
  onSaved.mockClear();
  global.fetch = jest.fn(async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') bodies.push(JSON.parse(String(body)));
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ token: 't' }) };
  }) as unknown as typeof fetch;
});

function openForm(responsible: (string | null)[], people: readonly Ring[] = rings, weekdays = [1, 6]) {
  const routine = { ...breakfast, weekdays, responsible };
  renderInLanguage(
    <RingsContext value={people}>
      <RoutineForm petId="p1" routine={routine} draft={null} onSaved={onSaved} />
    </RingsContext>,
  );
  return userEvent.setup();
}

async function saveForm(user: ReturnType<typeof userEvent.setup>): Promise<unknown> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  return bodies[0]?.responsible;
}

test('R11.5 a routine can be assigned to one person', async () => {
  const user = openForm([]);
  const field = screen.getByLabelText('Whose turn is it?');
  expect([...field.querySelectorAll('option')].map(({ textContent }) => textContent?.replace(/[⁨⁩]/g, ''))).toEqual([
    'Anyone',
    'Alex',
    'Sam',
    'By weekday',
  ]);
  await user.selectOptions(field, sam);
  expect(await saveForm(user)).toEqual([sam]);
});

test('R11.5 each planned weekday of a routine can have its own person', async () => {
  const user = openForm([sam]);
  await user.selectOptions(screen.getByLabelText('Whose turn is it?'), 'By weekday');
  expect(screen.queryByLabelText('Tuesday', { selector: 'select' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Saturday', { selector: 'select' }), alex);
  await user.selectOptions(screen.getByLabelText('Monday', { selector: 'select' }), 'Anyone');
  expect(await saveForm(user)).toEqual([null, sam, sam, sam, sam, alex, sam]);
});

test('R11.5 a turn can be reset to anyone', async () => {
  const user = openForm([sam]);
  await user.selectOptions(screen.getByLabelText('Whose turn is it?'), 'Anyone');
  expect(await saveForm(user)).toEqual([]);
});

test.each([
  ['left', [aRing(alex, 'Alex'), aRing(sam, 'Sam', { writes: false }), aRing(ana, 'Ana')]],
  ['left only one member', []],
])('R11.5 a responsible person who %s is cleared', async (_, people) => {
  expect(await saveForm(openForm([sam], people))).toEqual([]);
});

test('R11.5 the form offers no turn without another member who can write', () => {
  openForm([], [aRing(alex, 'Alex'), aRing(leo, 'Leo', { writes: false })]);
  expect(screen.queryByLabelText('Whose turn is it?')).toBeNull();
});

test.each([
  ['en', [sam], 'Sam’s turn'],
  ['es', [sam], 'Le toca a Sam'],
  ['en', [sam, null, null, null, null, alex, null], 'Alex: Sat · Sam: Mon'],
] as const)('R11.5 in %s a task names its responsible person: %s', (locale, responsible, words) => {
  const { container } = renderInLanguage(
    <RingsContext value={rings}>
      <ResponsibleLine of={responsible} weekdays={[1, 6]} />
    </RingsContext>,
    locale,
  );
  expect(container.textContent?.replace(/[⁨⁩]/g, '')).toContain(words);
});
