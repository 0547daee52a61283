// Used in the copies of `npm run test:conditions`: `tests/db/__17__shares.test.ts` runs without condition 17.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

// High, because a timeout would count as a failed test, and thus as a condition that is covered.
jest.setTimeout(120_000);

const suite = basename(expect.getState().testPath ?? '');
const missing = Number(/^__(\d+)__/.exec(suite)?.[1] ?? Number.NaN);
const reachedConditions = new Set<number>();

Object.assign(globalThis, {
  isMissing(number: number): boolean {
    reachedConditions.add(number);
    return number === missing;
  },
});

afterAll(() => {
  if (!Number.isNaN(missing)) return;
  mkdirSync('reached', { recursive: true });
  writeFileSync(`reached/${suite}.json`, JSON.stringify([...reachedConditions]));
});
