import { renderHook } from '@testing-library/react';
import type { TaskView } from '@/components/overviews/agenda/task-view';
import { useBadge } from '@/components/overviews/agenda/use-badge';

const at = Date.parse('2026-11-22T12:00:00Z');
const task = (key: string, moment: string | null) => ({ key, at: moment }) as TaskView;
const tasks = [
  task('breakfast', '2026-11-22T07:00:00.000Z'),
  task('pill', '2026-11-22T12:00:00.000Z'),
  task('walk', '2026-11-22T18:00:00.000Z'),
  task('some time today', null),
];

test('R12.6 the app icon counts due tasks until they are done', () => {
  const badge = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge: badge });
  const open = new Set(['breakfast', 'pill', 'walk', 'some time today']);
  const { rerender } = renderHook(() => useBadge(tasks, ({ key }) => open.has(key), at));
  expect(badge.mock.calls).toEqual([[2]]);

  open.delete('walk');
  rerender();
  open.delete('pill');
  rerender();
  open.delete('breakfast');
  rerender();
  expect(badge.mock.calls).toEqual([[2], [1], [0]]);
});
