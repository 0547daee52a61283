import { screen, within } from '@testing-library/react';
import { RoutineBoard } from '@/components/records/routines/routine-board';
import type { FormatLocale } from '@/lib/core/i18n/locales';
import { weekStartOf } from '@/lib/core/time/dates';
import type { CheckedMedication } from '@/lib/records/medications/checked-medication';
import type { Completion, Routine } from '@/lib/records/routines/routine';
import { daysBefore, streaksOf, weekFrom } from '@/lib/records/routines/view';
import { breakfast } from '@/tests/support/a-routine';
import { renderInLanguage } from '@/tests/support/render-in-language';

export const server = {
  sent: [] as { call: string; body: unknown }[],
  answer: { status: 200, body: {} as object },
};

export function startServer(): void {
  server.sent = [];
  server.answer = { status: 200, body: { token: 't' } };
  global.fetch = jest.fn(async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') server.sent.push({ call: `${method} ${path}`, body: body && JSON.parse(String(body)) });
    const { status, body: said } = method === 'GET' ? { status: 200, body: { token: 't' } } : server.answer;
    return {
      ok: status < 300,
      status,
      statusText: '',
      headers: new Headers(),
      json: async () => said,
      text: async () => JSON.stringify(said),
    };
  }) as unknown as typeof fetch;
  Element.prototype.hasPointerCapture ??= () => false;
}

export interface Home {
  routines?: Routine[];
  completions?: Completion[];
  medications?: CheckedMedication[];
  locale?: FormatLocale;
  timeZone?: string;
}

/** Wednesday, May 20, 2026, 08:00 in Madrid. */
const at = new Date('2026-05-20T06:00:00Z');
export const reader = { at, timeZone: 'Europe/Madrid' };

export function board({ routines = [breakfast], completions = [], medications = [], locale = 'en' }: Home = {}) {
  const plan = { routines, completions, medications, doses: [] };
  return (
    <RoutineBoard
      pet={{ id: 'p1', name: 'Luna' }}
      portrait={null}
      routines={routines}
      week={weekFrom(plan, { weekStart: weekStartOf('2026-05-20', locale), at })}
      before={daysBefore(plan, { day: '2026-05-20', at })}
      streaks={streaksOf(plan, at)}
      templates={[{ kind: 'exercise', title: 'Walk', timeOfDay: '07:00', weekdays: [6, 7], durationMinutes: 30 }]}
      day="2026-05-20"
    />
  );
}
export const renderBoard = ({ locale = 'en', timeZone = reader.timeZone, ...home }: Home = {}) =>
  renderInLanguage(board({ locale, ...home }), locale, { at, timeZone });

export const completionOn = (day: string): Completion => ({
  routineId: breakfast.id,
  day,
  status: 'done',
  at: `${day}T06:00:00.000Z`,
  by: 'Ana',
});
export const timeline = (name = 'Wednesday timeline') => within(screen.getByRole('list', { name }));
export const grid = () => within(screen.getByRole('region', { name: 'This week' }));
export const completion = `/api/pets/p1/routines/${breakfast.id}/completions/2026-05-20`;
