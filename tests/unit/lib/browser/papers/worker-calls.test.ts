import { ReaderMissingError } from '@/lib/browser/papers/paper-problem';
import { WorkerCalls } from '@/lib/browser/papers/worker-calls';

type Answer = { fraction: number } | { page: string } | { failure: string };

/** Worker whose answers a test chooses. */
function aWorker(reply: (worker: Worker) => void) {
  const worker = { terminate: jest.fn() } as unknown as Worker;
  worker.postMessage = () => reply(worker);
  return { worker, calls: new WorkerCalls<string, Answer>(worker) };
}

const answerWorker = (worker: Worker, data: Answer) => worker.onmessage?.(new MessageEvent('message', { data }));
const anError = (message: string) => Object.assign(new Event('error'), { message }) as ErrorEvent;
const selectPage = (message: Answer) => ('page' in message ? message.page : undefined);

describe('R16.26 calls of a worker', () => {
  test('waits for the result and passes progress over', async () => {
    const { calls } = aWorker((worker) => {
      answerWorker(worker, { fraction: 0.5 });
      answerWorker(worker, { page: 'first' });
    });

    await expect(calls.request('read', [], selectPage)).resolves.toBe('first');
  });

  test('reports the failure that the worker names', async () => {
    const { calls } = aWorker((worker) => answerWorker(worker, { failure: 'no picture' }));

    await expect(calls.request('read', [], selectPage)).rejects.toThrow('no picture');
  });

  test('a script that cannot be loaded is a missing reader', async () => {
    const { calls } = aWorker((worker) => worker.onerror?.(new Event('error') as ErrorEvent));

    await expect(calls.request('read', [], selectPage)).rejects.toThrow(ReaderMissingError);
  });

  test('an error in the script keeps its message', async () => {
    const { calls } = aWorker((worker) => worker.onerror?.(anError('out of memory')));

    await expect(calls.request('read', [], selectPage)).rejects.toThrow('out of memory');
  });

  test('gives up after the time allowed', async () => {
    const { calls } = aWorker(() => undefined);

    await expect(calls.request('read', [], selectPage, 5)).rejects.toThrow('takes too long');
  });

  test('ends the worker', () => {
    const { worker, calls } = aWorker(() => undefined);
    calls.terminate();

    expect(worker.terminate).toHaveBeenCalled();
  });
});
