import { WaitingRecords } from './records';
import { type SendContext, type SendResult, sendWaiting } from './sender';
import { Transport } from './transport';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 300_000;
const LONGEST_WAIT_MS = 3_600_000;

let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let queued: Promise<void> | null = null;
let isRefused = false;

export const isRefusedForNow = (): boolean => isRefused;

interface Hooks extends Pick<SendContext, 'merge' | 'onStart' | 'onEnd' | 'onIdle'> {
  onAnswer?: () => void;
}

/** Allows one sender at a time on this device: pages and the service worker wait for the same lock. */
export function sendInTurn(userId: string, { onAnswer, ...hooks }: Hooks): Promise<void> {
  queued ??= navigator.locks
    .request(`outbox-${userId}`, async () => {
      queued = null;
      const records = await WaitingRecords.open(userId);
      if (!records) return;
      const server = new Transport(userId, onAnswer);
      plan(await sendWaiting({ records, server, ...hooks }), userId, { onAnswer, ...hooks });
    })
    .finally(() => {
      queued = null;
    });
  return queued;
}

function plan(ended: SendResult, ...again: Parameters<typeof sendInTurn>): void {
  clearTimeout(timer);
  isRefused = ended.kind === 'signedOut' || (ended.kind === 'later' && ended.isAnswered === true);
  if (ended.kind !== 'later') pause = FIRST_PAUSE_MS;
  if (ended.kind === 'early') timer = setTimeout(() => void sendInTurn(...again), ended.after * 1000);
  if (ended.kind !== 'later') return;
  const wait = Math.min(Math.max(pause, (ended.after ?? 0) * 1000), LONGEST_WAIT_MS);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  timer = setTimeout(() => void sendInTurn(...again), wait);
}

export function forgetPause(): void {
  clearTimeout(timer);
  isRefused = false;
  pause = FIRST_PAUSE_MS;
}
