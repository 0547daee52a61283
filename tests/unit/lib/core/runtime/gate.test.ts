import { AppError } from '@/lib/core/runtime/errors';
import { createGate } from '@/lib/core/runtime/gate';

function tasks(enter: ReturnType<typeof createGate>) {
  const startedTasks: string[] = [];
  const ends = new Map<string, () => void>();
  const startTask = (name: string, options: Parameters<typeof enter>[1] = {}) =>
    enter(() => {
      startedTasks.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, options).catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));
  const endTask = async (name: string) => {
    ends.get(name)?.();
    await new Promise((later) => setImmediate(later));
  };
  return { begun: startedTasks, start: startTask, end: endTask };
}

const settleTasks = () => new Promise((later) => setImmediate(later));

test('weights limit concurrency, and tasks run in order', async () => {
  const { begun, start, end } = tasks(createGate({ name: 'weights', running: 10, waiting: 9 }));
  for (const [name, weight] of Object.entries({ a: 6, b: 4, c: 8, d: 1 })) void start(name, { weight });
  await settleTasks();
  expect(begun).toEqual(['a', 'b']);

  await end('a');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('a task heavier than the gate runs alone', async () => {
  const { begun, start, end } = tasks(createGate({ name: 'heavy', running: 10, waiting: 9 }));

  void start('a', { weight: 50 });
  void start('b');
  await settleTasks();
  expect(begun).toEqual(['a']);

  await end('a');
  expect(begun).toEqual(['a', 'b']);
});

test('one sender gets its share while others pass', async () => {
  const { begun, start, end } = tasks(createGate({ name: 'share', running: 10, waiting: 9, perSender: 5 }));
  for (const name of ['a1', 'a2', 'a3', 'b1']) void start(name, { weight: 3, sender: name.charAt(0) });
  await settleTasks();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});

test('a full queue refuses, and long or aborted waits give up', async () => {
  const gate = { name: 'full', running: 1, waiting: 2, patienceMs: 50 };
  const { begun, start, end } = tasks(createGate(gate));
  const leftController = new AbortController();
  void start('a');
  const waits = start('b');
  const leaves = start('c', { signal: leftController.signal });

  expect(await start('d')).toBe('rate_limited');
  leftController.abort();
  expect(await leaves).toBe('rate_limited');
  expect(await waits).toBe('rate_limited');

  await end('a');
  void start('e');
  await settleTasks();
  expect(begun).toEqual(['a', 'e']);
});
