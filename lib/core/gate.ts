import { AppError, type AppErrorCode } from './errors';

interface GateOptions {
  /** Gates of one name are one gate, also in code that is bundled several times. */
  name: string;
  running: number;
  waiting: number;
  /** What a refusal is called. */
  code?: AppErrorCode;
}

interface GateState {
  running: number;
  queue: (() => void)[];
}

/** Read by whoever wants figures of this process (lib/core/metrics-server.mjs). */
const holder = globalThis as { pawfolioGates?: Map<string, GateState> };

function stateOf(name: string): GateState {
  holder.pawfolioGates ??= new Map();
  const known = holder.pawfolioGates.get(name) ?? { running: 0, queue: [] };
  holder.pawfolioGates.set(name, known);
  return known;
}

/**
 * Lets only so many tasks run and so many wait; more are refused at once, because a queue that only grows helps nobody.
 * @throws AppError rate_limited, or the code that was asked for, when the queue is full
 */
export function createGate({ name, running, waiting, code = 'rate_limited' }: GateOptions) {
  const gate = stateOf(name);

  return async function enter<Result>(task: () => Promise<Result>): Promise<Result> {
    if (gate.running < running) {
      gate.running += 1;
    } else {
      if (gate.queue.length >= waiting) throw new AppError(code, 'Too many requests', { retryAfter: 5 });
      // The place is handed over by the one who leaves, so nobody can slip in between.
      await new Promise<void>((resolve) => gate.queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      const next = gate.queue.shift();
      if (next) next();
      else gate.running -= 1;
    }
  };
}
