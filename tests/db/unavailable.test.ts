import { db, transaction } from '@/lib/core/db/client';
import { errorResponse } from '@/lib/core/http/error-response';
import { weights } from '@/lib/records/weights/collection';
import { withDatabase } from '../support/database';
import { failsWith } from '../support/failing-writes';
import { aPetOf, aViewer, noon } from '../support/members';

withDatabase();

async function answerTo(work: () => Promise<unknown>): Promise<[number, string | null]> {
  try {
    await work();
    return [200, null];
  } catch (error) {
    const { status, headers } = await errorResponse(error, new Request('http://localhost/api/x'), 'en');
    return [status, headers.get('retry-after')];
  }
}

async function ways() {
  const access = await aPetOf(await aViewer());
  const input = weights.input(noon).parse({ measuredAt: '2026-03-07T08:00:00Z', grams: 10_400 });
  const createWeight = () => weights.create(access, input, { name: 'Ana', timeZone: 'UTC', at: noon });
  const raw = () =>
    db().$executeRaw`INSERT INTO "Weight" ("id", "petId", "measuredAt", "grams", "createdAt", "updatedAt")
      VALUES (gen_random_uuid(), ${access.petId}::uuid, now(), 1, now(), now())`;
  return [createWeight, () => transaction(createWeight), raw, () => transaction(raw)];
}

test.each([
  ['a lock timeout', '55P03'],
  ['a canceled statement', '57014'],
  ['a deadlock', '40P01'],
  ['a transaction conflict', '40001'],
  ['a server shutdown', '57P01'],
  ['too many connections', '53300'],
  ['a full disk', '53100'],
])('%s returns 503 with a retry delay for every write', async (_, state) => {
  const writes = await ways();
  await failsWith(state, 'INSERT ON "Weight"');
  const answers = await Promise.all(writes.map(answerTo));
  await failsWith(null, 'INSERT ON "Weight"');
  expect(answers).toEqual(writes.map(() => [503, '5']));
  for (const writeEntry of writes) expect(await answerTo(writeEntry)).toEqual([200, null]);
});

test.each([
  ['a value that the database rejects', '23514'],
  ['text that the database cannot store', '22021'],
  ['a programming error', '42601'],
])('%s returns no 503, because a retry would fail again', async (_, state) => {
  const writes = await ways();
  await failsWith(state, 'INSERT ON "Weight"');
  const error = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const answers = await Promise.all(writes.map(answerTo));

  error.mockRestore();
  await failsWith(null, 'INSERT ON "Weight"');

  expect(answers.map(([status]) => status)).toEqual(writes.map(() => 500));
});
