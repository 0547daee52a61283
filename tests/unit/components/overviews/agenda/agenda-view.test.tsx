import { act, fireEvent, screen, within } from '@testing-library/react';
import { addDays, addMs, MINUTE } from '@/lib/core/time/dates';
import { aConflict } from '@/tests/support/allergy-warnings';
import { anAgendaItem } from '@/tests/support/an-agenda-pet';
import { breakfast, dose, inEnglish, show, today, visit } from './an-agenda';

const router = { refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => router.refresh.mockClear());

const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['en', 'What does Luna need today?', 'Plan the day of Luna', 'Nothing due today', 'All done for today'],
  ['es', '¿Qué necesita Luna hoy?', 'Planificar el día de Luna', 'Hoy no toca nada', 'Todo hecho por hoy'],
] as const)('R1.10 a day without anything is a friendly one, in %s', (locale, start, plan, free, allDone) => {
  const { unmount } = show([], { locale });
  expect(screen.getByRole('heading', { name: start })).toBeVisible();
  expect(screen.getByRole('link', { name: plan })).toHaveAttribute('href', '/pets/p1/routines');

  unmount();
  const later = anAgendaItem({ day: addDays(today, 2), place: 'ahead', state: 'upcoming' });
  const { unmount: leave } = show([later], { locale });
  expect(screen.getByRole('heading', { name: free })).toBeVisible();

  leave();
  show([anAgendaItem({ state: 'done', by: 'Ana' })], { locale });
  expect(screen.getByRole('heading', { name: allDone })).toBeVisible();
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
  const { unmount } = show(many);

  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByRole('link', { name: 'Show all 200' })).toHaveAttribute('href', '/home?show=all');
  unmount();
  show(many, { all: true });
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.queryByRole('link', { name: /Show all/ })).not.toBeInTheDocument();
});

test('R1.10 the week ahead names special days and summarizes the daily', () => {
  const day = addDays(today, 1);
  const ahead = { day, place: 'ahead', state: 'upcoming', open: false } as const;
  show([
    anAgendaItem({ ...ahead, key: 'a', daily: true }),
    anAgendaItem({ ...ahead, key: 'b', daily: true, petName: 'Milo' }),
    anAgendaItem({ ...visit, ...ahead, key: 'c', recordHref: null }),
  ]);
  const tomorrow = within(screen.getByRole('region', { name: /^Tomorrow/ }));

  expect(tomorrow.getAllByRole('listitem')).toHaveLength(1);
  expect(tomorrow.getByRole('link', { name: /Vet/ })).toHaveAttribute('href', '/pets/p1/appointments');
  expect(tomorrow.getByText('Every day: Breakfast')).toBeVisible();
});

test('R1.10 a time of elsewhere says whose clock it is on', () => {
  show([breakfast], { timeZone: 'America/New_York' });
  expect(button('Done: Breakfast, Luna, 07:30 (Europe/Madrid)')).toBeVisible();
});

test('R1.10 an outdated page reloads when somebody returns to it', () => {
  const { rerender } = show([breakfast], { until: addMs(new Date(), MINUTE) });
  fireEvent(document, new Event('visibilitychange'));
  expect(router.refresh).not.toHaveBeenCalled();

  rerender(inEnglish([breakfast], { until: addMs(new Date(), -1) }));
  expect(router.refresh).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('focus'));
  expect(router.refresh).toHaveBeenCalledTimes(2);
});

test('R1.10 open through midnight it asks by itself, but not without a connection', () => {
  jest.useFakeTimers();
  show([breakfast], { until: addMs(new Date(), 90_000) });
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

test('R7.3 a dose against an allergy is marked today, done and ahead', () => {
  const warned = { warnings: [aConflict()] };
  const coming = { place: 'ahead', state: 'upcoming', daily: true, day: addDays(today, 1) } as const;
  const done = { ...dose, ...warned, key: 'm2', state: 'done' } as const;
  show([{ ...dose, ...warned }, done, { ...dose, ...warned, ...coming, key: 'm3' }]);
  const warning = 'Allergic to Amoxicillin (severe): it belongs to the same class, penicillins.';

  expect(screen.getByText(`${warning} Nobody has confirmed this yet.`)).toBeVisible();
  expect(screen.getByText(/^Every day: Apoquel \(known allergy\)$/)).toBeVisible();
  expect(screen.getAllByText(/Apoquel \(known allergy\)/)).toHaveLength(2);
});
