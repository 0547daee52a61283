import { AppError, type AppErrorCode } from './errors';

interface GateOptions {
  running: number;
  waiting: number;
  /** What a refusal is called. */
  code?: AppErrorCode;
}

/**
 * Lets only so many tasks run and so many wait; more are refused at once, because a queue that only grows helps nobody.
 * @throws AppError rate_limited, or the code that was asked for, when the queue is full
 */
export function createGate({ running: maxRunning, waiting: maxWaiting, code = 'rate_limited' }: GateOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function enter<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < maxRunning) {
      running += 1;
    } else {
      if (queue.length >= maxWaiting) throw new AppError(code, 'Too many requests', { retryAfter: 5 });
      // The place is handed over by the one who leaves, so nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
