import { fuzz } from '../support/fuzz';
import { LONG_TEXTS, sendTexts, UNSTORABLE_TEXTS } from '../support/long-texts';
import { Visitor } from '../support/visitor';

const SEED = 20_261_121;
/** Ample time even on a busy machine: code of quadratic cost took a minute. */
const MOST_MS = 5000;

test('R8.1 malformed requests to any operation never cause a server error', async () => {
  const report = await fuzz({ requests: 500, seed: SEED });
  expect(report.problems).toEqual([]);
  expect(report.sent).toBe(500);
  expect(report.operations).toBeGreaterThan(150);

  const came = Object.keys(report.statuses).map(Number);
  expect(came).toEqual(expect.arrayContaining([200, 201, 400, 401, 403, 404, 413, 415]));
  expect((await new Visitor().get('/api/health')).body).toEqual({ status: 'ok' });
}, 300_000);

test('R8.1 long repetitive text in any field gets a fast response', async () => {
  const { sent, slowest, problems } = await sendTexts(LONG_TEXTS, { inTurn: true });
  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(150);
  expect([slowest.what, slowest.ms < MOST_MS]).toEqual([slowest.what, true]);
}, 300_000);

test('R8.1 unstorable text never causes a server error', async () => {
  const { sent, problems } = await sendTexts(UNSTORABLE_TEXTS, { inTurn: true });

  expect(problems).toEqual([]);
  expect(sent).toBeGreaterThan(150);
}, 300_000);
