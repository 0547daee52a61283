import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './visitor';

async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  if (answer.status !== 503) return answer;
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  await sleep(200);
  return untilServed(call);
}

export function allServed(count: number, call: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, () => untilServed(call)));
}
