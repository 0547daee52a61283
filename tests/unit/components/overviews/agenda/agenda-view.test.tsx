import { act, fireEvent, screen, within } from '@testing-library/react';
import { addDays, addMs, MINUTE } from '@/lib/core/time/dates';
import { aConflict } from '@/tests/support/allergy-warnings';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { breakfast, dose, inEnglish, milos, pets, renderAgenda, stitches, today, visit } from './an-agenda';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => router.refresh.mockClear());

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const doneState = { state: 'done', by: 'Ana' } as const;
const dinner = { ...breakfast, key: 'd1', id: 'd1', title: 'Dinner', time: '19:00', state: 'upcoming' } as const;
const evening = { ...dinner, at: '2026-05-20T17:00:00.000Z' };

test.each([
  ['en', 'What does Luna need today?', 'Plan Luna’s day', 'Nothing planned today', 'A good day for Luna'],
  ['es', '¿Qué necesita Luna hoy?', 'Planificar el día de Luna', 'Hoy no hay nada previsto', 'Un buen día para Luna'],
] as const)('R1.10 an empty day shows a friendly message, in %s', (locale, start, plan, free, allDone) => {
  const { unmount } = renderAgenda([], { locale });
  expect(screen.getByRole('heading', { name: start })).toBeVisible();
  expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/pets/p1/routines');

  unmount();
  const later = anAgendaItem({ day: addDays(today, 2), place: 'ahead', state: 'upcoming' });
  const { unmount: leave } = renderAgenda([later], { locale });
  expect(screen.getByRole('heading', { name: free })).toBeVisible();

  leave();
  renderAgenda([anAgendaItem(doneState)], { locale });
  expect(screen.getByRole('heading', { name: allDone })).toBeVisible();
});

test.each([
  ['en', 'Good morning, Alex', 'Wednesday 20 May'],
  ['es', 'Buenos días, Alex', 'miércoles, 20 de mayo'],
] as const)('R5.1 Today’s greeting matches the time of day, in %s', (locale, greeting, date) => {
  renderAgenda([breakfast], { locale });
  expect(screen.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  expect(screen.getByText(date)).toBeVisible();
});

test('R1.10 portraits link to the pets and show their progress', () => {
  renderAgenda([breakfast, milos, { ...evening, ...doneState }]);
  expect(screen.getByRole('link', { name: 'Luna, 1 of 2 done today' })).toHaveAttribute('href', '/pets/p1');
  expect(screen.getByRole('link', { name: 'Milo, 0 of 1 done today' })).toHaveAttribute('href', '/pets/p2');
});

test('R1.10 Now shows one task for all pets and due medicine', () => {
  renderAgenda([breakfast, milos, dose, evening]);
  const now = region(/^Now · 07:30/);

  expect(now.getByRole('heading', { name: 'Breakfast' })).toBeVisible();
  expect(now.getByRole('button', { name: 'Mark both as done: Breakfast' })).toBeVisible();
  for (const name of ['Breakfast, Luna, 07:30', 'Breakfast, Milo, 07:30'])
    expect(now.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'false');
  expect(now.getByRole('button', { name: 'Give: Apoquel, 1 tablet, Luna, 07:35' })).toBeVisible();
  expect(region('Evening').getByRole('button', { name: 'Dinner, Luna, 19:00' })).toBeVisible();
});

test('R1.10 parts of the day appear only if they have tasks', () => {
  const walk = { ...breakfast, key: 'w1', id: 'w1', title: 'Walk', category: 'exercise', ...doneState } as const;
  renderAgenda([breakfast, { ...walk, at: '2026-05-20T05:00:00.000Z', time: '07:00' }, evening]);

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Morning', 'Evening']),
  );
  expect(screen.queryByRole('heading', { name: 'Afternoon' })).not.toBeInTheDocument();
  expect(region('Morning').getByText('Walk: done')).toBeVisible();
});

test('R1.10 a completed day ends with a warm message and a stamp', () => {
  const givenDose = { ...dose, ...doneState, doneAt: '2026-05-20T05:36:00.000Z' };
  const next = { ...breakfast, key: 'b2', day: addDays(today, 1), place: 'ahead', daily: true } as const;
  const ahead = [{ ...next, at: '2026-05-21T05:30:00.000Z' }, anAgendaItem({ day: addDays(today, 1), place: 'ahead' })];
  renderAgenda([{ ...breakfast, ...doneState }, { ...milos, ...doneState }, givenDose, ...ahead]);
  const end = region('A good day for everyone');

  expect(end.getByText('Everyone’s fed. Luna had her Apoquel at 07:36. Sleep well.')).toBeVisible();
  expect(end.getByText('3 of 3')).toBeVisible();
  expect(end.getByText('First up tomorrow: 07:30')).toBeVisible();
});

test('R1.10 a long day shows the most urgent and links the rest', () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    anAgendaItem({
      key: `r${index}`,
      id: `r${index}`,
      title: `Task ${index}`,
      at: `2026-05-20T05:30:00.${String(index).padStart(3, '0')}Z`,
    }),
  );
  const { unmount } = renderAgenda(many);

  expect(screen.getAllByRole('button', { name: /^Task/ })).toHaveLength(40);
  expect(screen.getByRole('link', { name: 'Show all 200' })).toHaveAttribute('href', '/home?show=all');
  unmount();
  renderAgenda(many, { all: true });
  expect(screen.getAllByRole('button', { name: /^Task/ })).toHaveLength(200);
  expect(screen.queryByRole('link', { name: /Show all/ })).not.toBeInTheDocument();
});

test('R1.10 the week ahead omits daily tasks', () => {
  const ahead = { day: addDays(today, 1), place: 'ahead', state: 'upcoming', open: false } as const;
  renderAgenda([
    anAgendaItem({ ...ahead, key: 'a', daily: true }),
    anAgendaItem({ ...ahead, key: 'b', title: 'Weigh-in' }),
    anAgendaItem({ ...ahead, key: 'c', title: 'Weigh-in', petId: 'p2', petName: 'Milo' }),
    anAgendaItem({ ...visit, ...ahead, key: 'd', recordHref: null }),
  ]);
  const week = region('The week ahead');

  expect(week.getAllByRole('link')).toHaveLength(2);
  expect(week.getByRole('link', { name: /Weigh-in.*Luna, Milo/ })).toBeVisible();
  expect(week.getByRole('link', { name: /Vet/ })).toHaveAttribute('href', '/pets/p1/appointments');
});

test('R1.10 an item that needs attention is a stamp with a full sentence', () => {
  const rabies = anAgendaItem({
    ...{ key: 'p1 dog.rabies', kind: 'vaccination', category: null, title: { en: 'Rabies', es: 'Rabia' }, at: null },
    ...{ time: null, timeZone: null, day: '2026-05-01', state: 'overdue', open: false, recordHref: '/add' },
  });
  const parvo = { ...rabies, key: 'p1 dog.parvo', id: 'dog.parvo', title: { en: 'Parvo', es: 'Parvo' } };
  renderAgenda([rabies, visit, stitches, { ...parvo, isEstimated: true }]);
  const attention = region('Needs attention');

  expect(attention.getByRole('link', { name: 'Rabies for Luna has been overdue since 1 May 2026' })).toHaveAttribute(
    'href',
    '/add',
  );
  expect(attention.getByRole('link', { name: 'Vet with Luna on 20 May 2026: did it happen?' })).toBeVisible();
  expect(attention.getByRole('button', { name: 'See all 4' })).toHaveAttribute('aria-expanded', 'false');
  expect(attention.getByRole('link', { name: /has been overdue since 1 May 2026 \(estimated\)/ })).toBeVisible();
});

test.each([
  ['2026-06-04', 'in 15 days'],
  ['2026-05-20', 'today'],
  ['2026-05-01', 'overdue'],
])('R7.3 the next vaccination is always shown (%s: %s)', (due, textBefore) => {
  const next = {
    petId: 'p1',
    petName: 'Luna',
    vaccineId: 'x',
    name: { en: 'Lepto', es: 'Lepto' },
    due,
    isEstimated: true,
  };
  renderAgenda([breakfast], { vaccination: next });

  const link = screen.getByRole('link', { name: /Next vaccination.*Luna, Lepto, due .* 2026 \(estimated\)/ });
  expect(link).toHaveAttribute('href', '/pets/p1?tab=health&part=vaccinations');
  expect(within(link).getByText(textBefore)).toBeVisible();
});

test('R7.3 a message says when no vaccination is planned', () => {
  renderAgenda([breakfast]);
  expect(screen.getByText('No vaccinations with a known date.')).toBeVisible();
});

test('R5.1 Spanish grammar agrees with the pets: las dos, los dos', () => {
  const nube = { ...pets[0], id: 'p2', name: 'Nube' } as (typeof pets)[0];
  const { unmount } = renderAgenda([breakfast, milos], { locale: 'es' });
  expect(screen.getByRole('button', { name: 'Los dos: Breakfast' })).toBeVisible();

  unmount();
  renderAgenda([breakfast, milos], { locale: 'es', of: [pets[0] as (typeof pets)[0], nube] });
  expect(screen.getByRole('button', { name: 'Las dos: Breakfast' })).toBeVisible();
});

test('R1.10 a time in another time zone names that zone', () => {
  renderAgenda([breakfast], { timeZone: 'America/New_York' });
  expect(screen.getByText('Europe/Madrid')).toBeInTheDocument();
});

test('R1.10 an outdated page reloads when someone returns to it', () => {
  const { rerender } = renderAgenda([breakfast], { until: addMs(new Date(), MINUTE) });
  fireEvent(document, new Event('visibilitychange'));
  expect(router.refresh).not.toHaveBeenCalled();

  rerender(inEnglish([breakfast], { until: addMs(new Date(), -1) }));
  expect(router.refresh).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('focus'));
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('R1.10 a page open past midnight refreshes itself, but only online', () => {
  jest.useFakeTimers();
  renderAgenda([breakfast], { until: addMs(new Date(), 90_000) });
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).not.toHaveBeenCalled();

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).not.toHaveBeenCalled();

  online.mockReturnValue(true);
  act(() => void jest.advanceTimersByTime(MINUTE));
  expect(router.refresh).toHaveBeenCalledTimes(1);

  online.mockRestore();
  jest.useRealTimers();
});

test('R7.3 a dose that conflicts with an allergy is marked today and ahead', async () => {
  const warnedItem = { warnings: [aConflict()] };
  const coming = { place: 'ahead', state: 'upcoming', day: addDays(today, 1) } as const;
  renderAgenda([
    { ...dose, ...warnedItem },
    { ...dose, ...warnedItem, ...coming, key: 'm3' },
  ]);
  const warning = 'Allergic to Amoxicillin (severe): it belongs to the same class, penicillins.';

  expect(screen.getByText('Allergic to Amoxicillin (severe)')).toBeVisible();
  fireEvent.click(screen.getByText('Apoquel, 1 tablet'));
  expect(await screen.findByText(`${warning} Not confirmed yet.`)).toBeVisible();
  expect(screen.getByText('Apoquel, 1 tablet (known allergy)')).toBeVisible();
});
