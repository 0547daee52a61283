import { ApiError } from '@/lib/browser/api/api-client';
import { overwrite } from '@/lib/collections/overwrite';
import { OvertakenError } from '@/lib/versions/overtaken-error';

const openedWeight = { id: 'w1', grams: 11_000, note: null, measuredAt: '2026-01-02T08:00:00.000Z', updatedAt: 'v1' };

function aServer(current: object & { updatedAt: string }) {
  const requestBodies: unknown[] = [];
  const sendChange = async (changes: object, sending: { ifMatch?: string }): Promise<object> => {
    requestBodies.push({ changes, ...sending });
    if (sending.ifMatch === `"${current.updatedAt}"`) return { ...current, ...changes };
    throw new ApiError(412, JSON.stringify({ error: 'x', code: 'overtaken', current }), '');
  };
  return { sent: requestBodies, send: sendChange };
}

test('R11.6 only changed fields are sent, with the opened version', async () => {
  const { sent, send } = aServer(openedWeight);
  const patch = { grams: 11_200, note: '', measuredAt: new Date('2026-01-02T08:00:00.000Z') };

  await overwrite(openedWeight, patch, send);

  expect(sent).toEqual([{ changes: { grams: 11_200 }, ifMatch: '"v1"' }]);
});

test('an unchanged entry is not sent', async () => {
  const { sent, send } = aServer(openedWeight);

  expect(await overwrite(openedWeight, { grams: 11_000 }, send)).toBe(openedWeight);
  expect(sent).toEqual([]);
});

test('an entry without a version is overwritten unconditionally', async () => {
  const sendChange = jest.fn(async () => openedWeight);
  const { updatedAt: _, ...unversioned } = openedWeight;

  await overwrite(unversioned, { grams: 1 }, sendChange);

  expect(sendChange).toHaveBeenCalledWith({ grams: 1 }, {});
});

test('R11.6 an overtaken entry can be saved over the newest version', async () => {
  const current = { ...openedWeight, note: 'after a walk', updatedAt: 'v2' };
  const { sent, send } = aServer(current);
  const error = await overwrite(openedWeight, { grams: 11_200 }, send).catch((caughtError: unknown) => caughtError);
  if (!(error instanceof OvertakenError)) throw new Error('it was not overtaken');

  expect(error.versions).toEqual({ opened: openedWeight, changes: { grams: 11_200 }, current });
  expect(await error.save({ grams: 11_200 })).toMatchObject({ grams: 11_200, note: 'after a walk' });
  expect(sent.at(-1)).toEqual({ changes: { grams: 11_200 }, ifMatch: '"v2"' });

  const before = sent.length;
  expect(await error.save({})).toEqual(current);
  expect(sent).toHaveLength(before);
});

const withCurrent = JSON.stringify({ error: 'x', code: 'x', current: openedWeight });

test.each([
  new ApiError(404, '', 'Not found'),
  new ApiError(409, withCurrent, ''),
  new ApiError(412, '', ''),
  Object.assign(new Error('offline'), { status: 412, failure: { current: openedWeight } }),
])('rethrows other failures unchanged (%s)', async (failure) => {
  await expect(overwrite(openedWeight, { grams: 1 }, () => Promise.reject(failure))).rejects.toBe(failure);
});
