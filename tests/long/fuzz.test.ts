import { fuzz } from '../support/fuzz';
import { anOwner } from '../support/fuzz-owner';
import { LONG_TEXTS, sendTexts, UNSTORABLE_TEXTS } from '../support/long-texts';
import { residentMiB } from '../support/resident';
import { Visitor } from '../support/visitor';

const SEED = Number(process.env.FUZZ_SEED ?? 9);
const WARM_UP = 2000;
const REQUESTS = 10_000;
const MAX_GROWTH_MIB = 50;
const SETTLES_WITHIN_MS = 60_000;

/** Minimum memory during some requests, because V8 frees memory only while active. */
async function settleBelow(below: number): Promise<number> {
  const visitor = new Visitor();
  const deadline = Date.now() + SETTLES_WITHIN_MS;
  let least = residentMiB();
  while (least > below && Date.now() < deadline) {
    for (let i = 0; i < 50; i += 1) await visitor.get('/api/health');
    least = Math.min(least, residentMiB());
  }
  return least;
}

test('ten thousand malformed requests cause no failure, crash or memory leak', async () => {
  const owner = await anOwner();
  await fuzz({ requests: WARM_UP, seed: SEED, owner });
  const before = residentMiB();
  const began = Date.now();
  const report = await fuzz({ requests: REQUESTS, seed: SEED + WARM_UP, owner });
  const seconds = (Date.now() - began) / 1000;
  const growth = (await settleBelow(before + MAX_GROWTH_MIB)) - before;

  console.info(
    `fuzz, seed ${SEED}: ${report.sent} requests to ${report.operations} operations in ${seconds.toFixed(0)} s, ` +
      `${JSON.stringify(report.statuses)}, ${report.problems.length} failures, ` +
      `memory ${before.toFixed(0)} MiB, ${growth >= 0 ? '+' : ''}${growth.toFixed(0)} MiB`,
  );

  expect(report.problems).toEqual([]);
  expect((await new Visitor().get('/api/health')).status).toBe(200);
  expect(growth).toBeLessThan(MAX_GROWTH_MIB);
}, 600_000);

test('long repetitive text is answered within five seconds in every field', async () => {
  const { slowest, problems } = await sendTexts(LONG_TEXTS);
  expect(problems).toEqual([]);
  expect([slowest.what, slowest.ms < 5000]).toEqual([slowest.what, true]);
}, 600_000);

test('text that databases cannot store causes no failure in any field', async () => {
  const { problems } = await sendTexts(UNSTORABLE_TEXTS);
  expect(problems).toEqual([]);
}, 600_000);
