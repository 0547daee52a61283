import type { WaitingWrite } from './waiting';
import { showWaiting, waitingNow } from './waiting-list';

const ANSWER_MS = 4000;

let isUpload = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function showAnswered(isAnswered: boolean): void {
  clearTimeout(timer);
  if (waitingNow().isAnswered !== isAnswered) showWaiting({ isAnswered });
}

export function noteAnswer(): void {
  showAnswered(true);
  if (!isUpload) timer = setTimeout(() => showAnswered(false), ANSWER_MS);
}

export function noteAttempt({ seq, file }: WaitingWrite): void {
  isUpload = file !== null;
  if (waitingNow().isAnswered) noteAnswer();
  showWaiting({ sending: seq });
}

export function noteEnd({ trouble }: WaitingWrite, isSent: boolean): void {
  if (!isSent && trouble === null) showAnswered(false);
}
