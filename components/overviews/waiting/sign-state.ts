import type { WaitingState } from '@/lib/browser/outbox/waiting-list';

export interface SignState {
  kind: 'offline' | 'sending' | 'look' | 'later' | 'allSent';
  count: number;
  number: number;
}

export function signState(
  { entries, sending, isAnswered, sent: sentWrites }: WaitingState,
  online: boolean,
): SignState | null {
  const looks = entries.filter(({ trouble }) => trouble !== null).length;
  const waits = entries.length - looks;
  const toSignState = (kind: SignState['kind'], count: number, number = 0) => ({ kind, count, number });
  if (!online) return toSignState('offline', entries.length);
  if (sending !== null && isAnswered)
    return toSignState('sending', sentWrites.length + Math.max(waits, 1), sentWrites.length + 1);
  if (looks > 0) return toSignState('look', looks);
  if (waits > 0) return toSignState('later', waits);
  return sentWrites.length > 0 && sending === null ? toSignState('allSent', 0) : null;
}
