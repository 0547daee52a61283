import { AppError, type AppErrorCode } from './errors';
import { processWide } from './process-wide.mjs';

interface GateOptions {
  /** Gates with the same name share their state, even across bundles. */
  name: string;
  running: number;
  waiting: number;
  code?: AppErrorCode;
  perSender?: number;
  patienceMs?: number;
}

interface TaskOptions {
  weight?: number;
  sender?: string;
  signal?: AbortSignal;
}

interface Waiter {
  weight: number;
  sender: string | undefined;
  start: () => void;
}

interface GateState {
  running: number;
  queue: Waiter[];
  bySender: Map<string, number>;
}

declare module './process-wide.mjs' {
  interface ProcessWide {
    gates: Map<string, GateState>;
  }
}

function stateOf(name: string): GateState {
  processWide.gates ??= new Map();
  const gate = processWide.gates.get(name) ?? { running: 0, queue: [], bySender: new Map() };
  processWide.gates.set(name, gate);
  return gate;
}

function countTask(gate: GateState, weight: number, sender: string | undefined): void {
  gate.running += weight;
  if (sender === undefined) return;
  const heldWeight = (gate.bySender.get(sender) ?? 0) + weight;
  if (heldWeight > 0) gate.bySender.set(sender, heldWeight);
  else gate.bySender.delete(sender);
}

export function createGate(options: GateOptions) {
  const { name, running, waiting, code = 'rate_limited', perSender = Infinity, patienceMs } = options;
  const gate = stateOf(name);
  const busy = () => new AppError(code, 'Too many requests', { retryAfter: 5 });

  const admit = () => {
    for (const waiter of [...gate.queue]) {
      if (gate.running + waiter.weight > running) return;
      const heldWeight = waiter.sender === undefined ? 0 : (gate.bySender.get(waiter.sender) ?? 0);
      if (heldWeight > 0 && heldWeight + waiter.weight > perSender) continue;
      gate.queue.splice(gate.queue.indexOf(waiter), 1);
      countTask(gate, waiter.weight, waiter.sender);
      waiter.start();
    }
  };

  const waitForTurn = (weight: number, { sender, signal }: TaskOptions) =>
    new Promise<void>((resolve, reject) => {
      const waiter: Waiter = { weight, sender, start: () => finishTask(resolve) };
      const leaveQueue = () => {
        gate.queue.splice(gate.queue.indexOf(waiter), 1);
        finishTask(() => reject(busy()));
        admit();
      };
      const timer = patienceMs === undefined ? undefined : setTimeout(leaveQueue, patienceMs);
      const finishTask = (how: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leaveQueue);
        how();
      };
      signal?.addEventListener('abort', leaveQueue);
      gate.queue.push(waiter);
      admit();
      if (gate.queue.length > waiting && gate.queue.includes(waiter)) leaveQueue();
    });

  return async function enter<Result>(task: () => Promise<Result>, options: TaskOptions = {}): Promise<Result> {
    const weight = Math.min(options.weight ?? 1, running);
    await waitForTurn(weight, options);
    try {
      return await task();
    } finally {
      countTask(gate, -weight, options.sender);
      admit();
    }
  };
}
