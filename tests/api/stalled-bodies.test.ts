import { aMember } from '../support/people';
import { aPhoto, sendsPhoto } from '../support/photos';
import { kinds, stall } from '../support/stalled-bodies';

test('a page rejects request bodies and cuts stalled ones', async () => {
  const { statuses, ms } = await stall(40, await aMember(), kinds('').page);
  expect(statuses).toEqual({ 405: 40 });
  expect(ms).toBeLessThan(15_000);
}, 60_000);

test('stalled uploads time out and do not block other users', async () => {
  const ana = await aMember();
  const stalled = stall(12, ana, kinds((await ana.addsPet()).id).upload);
  const ben = await aMember();

  const { id } = await ben.addsPet();
  expect((await sendsPhoto(ben, id, { file: await aPhoto() })).status).toBe(201);
  const { statuses, ms } = await stalled;
  expect(statuses).toEqual({ 408: 12 });
  expect(ms).toBeGreaterThan(10_000);
  expect(ms).toBeLessThan(90_000);
}, 120_000);
