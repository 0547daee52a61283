import { ApiError } from '@/lib/browser/api/api-client';
import { overwrite } from '@/lib/collections/overwrite';
import { OvertakenError } from '@/lib/versions/overtaken-error';

const opened = { id: 'w1', grams: 11_000, note: null, measuredAt: '2026-01-02T08:00:00.000Z', updatedAt: 'v1' };

function aServer(current: object & { updatedAt: string }) {
  const sent: unknown[] = [];
  const send = async (changes: object, sending: { ifMatch?: string }): Promise<object> => {
    sent.push({ changes, ...sending });
    if (sending.ifMatch === `"${current.updatedAt}"`) return { ...current, ...changes };
    throw new ApiError(412, JSON.stringify({ error: 'x', code: 'overtaken', current }), '');
  };
  return { sent, send };
}

test('R11.6 only changed fields are sent, with the opened version', async () => {
  const { sent, send } = aServer(opened);
  const patch = { grams: 11_200, note: '', measuredAt: new Date('2026-01-02T08:00:00.000Z') };

  await overwrite(opened, patch, send);

  expect(sent).toEqual([{ changes: { grams: 11_200 }, ifMatch: '"v1"' }]);
});

test('an unchanged entry is not sent', async () => {
  const { sent, send } = aServer(opened);

  expect(await overwrite(opened, { grams: 11_000 }, send)).toBe(opened);
  expect(sent).toEqual([]);
});

test('an entry without a version is overwritten unconditionally', async () => {
  const send = jest.fn(async () => opened);
  const { updatedAt: _, ...unversioned } = opened;

  await overwrite(unversioned, { grams: 1 }, send);

  expect(send).toHaveBeenCalledWith({ grams: 1 }, {});
});

test('R11.6 an overtaken entry can be saved over the newest version', async () => {
  const current = { ...opened, note: 'after a walk', updatedAt: 'v2' };
  const { sent, send } = aServer(current);
  const error = await overwrite(opened, { grams: 11_200 }, send).catch((caught: unknown) => caught);
  if (!(error instanceof OvertakenError)) throw new Error('it was not overtaken');

  expect(error.versions).toEqual({ opened, changes: { grams: 11_200 }, current });
  expect(await error.save({ grams: 11_200 })).toMatchObject({ grams: 11_200, note: 'after a walk' });
  expect(sent.at(-1)).toEqual({ changes: { grams: 11_200 }, ifMatch: '"v2"' });

  const before = sent.length;
  expect(await error.save({})).toEqual(current);
  expect(sent).toHaveLength(before);
});

const withCurrent = JSON.stringify({ error: 'x', code: 'x', current: opened });

test.each([
  new ApiError(404, '', 'Not found'),
  new ApiError(409, withCurrent, ''),
  new ApiError(412, '', ''),
  Object.assign(new Error('offline'), { status: 412, failure: { current: opened } }),
])('rethrows other failures unchanged (%s)', async (failure) => {
  await expect(overwrite(opened, { grams: 1 }, () => Promise.reject(failure))).rejects.toBe(failure);
});
