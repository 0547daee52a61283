import { WaitingRecords } from './records';
import { type SendContext, type SendResult, sendWaiting } from './sender';
import { Transport } from './transport';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;
const LONGEST_WAIT_MS = 3_600_000;

let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let queuedRun: Promise<void> | null = null;
let isRefused = false;

export const isRefusedForNow = (): boolean => isRefused;

interface Hooks extends Pick<SendContext, 'merge' | 'onStart' | 'onEnd' | 'onIdle'> {
  onAnswer?: () => void;
}

/** Allows one sender at a time on this device: pages and the service worker wait for the same lock. */
export function sendInTurn(userId: string, { onAnswer, ...hooks }: Hooks): Promise<void> {
  queuedRun ??= navigator.locks
    .request(`outbox-${userId}`, async () => {
      queuedRun = null;
      const records = await WaitingRecords.open(userId);
      if (!records) return;
      const server = new Transport(userId, onAnswer);
      plan(await sendWaiting({ records, server, ...hooks }), userId, { onAnswer, ...hooks });
    })
    .finally(() => {
      queuedRun = null;
    });
  return queuedRun;
}

function plan(lastResult: SendResult, ...again: Parameters<typeof sendInTurn>): void {
  clearTimeout(timer);
  isRefused = lastResult.kind === 'signedOut' || (lastResult.kind === 'later' && lastResult.isAnswered === true);
  if (lastResult.kind !== 'later') pause = FIRST_PAUSE_MS;
  if (lastResult.kind === 'early') timer = setTimeout(() => void sendInTurn(...again), lastResult.after * 1000);
  if (lastResult.kind !== 'later') return;
  const wait = Math.min(Math.max(pause, (lastResult.after ?? 0) * 1000), LONGEST_WAIT_MS);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  timer = setTimeout(() => void sendInTurn(...again), wait);
}

export function forgetPause(): void {
  clearTimeout(timer);
  isRefused = false;
  pause = FIRST_PAUSE_MS;
}
