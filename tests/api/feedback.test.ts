import { randomUUID } from 'node:crypto';
import { aMember } from '../support/people';
import { Visitor } from '../support/visitor';

const FEEDBACK = '/api/feedback';

test('R7.10 members read back their own messages only, newest first', async () => {
  const ana = await aMember();
  const bea = await aMember();
  for (const text of ['first', 'second', 'third']) await ana.post(FEEDBACK, { kind: 'message', text });

  const { body: page } = await ana.get(`${FEEDBACK}?limit=2`);
  expect(page.items).toMatchObject([
    { kind: 'message', text: 'third', stars: null, answer: null, answeredAt: null },
    { text: 'second' },
  ]);

  const { body: rest } = await ana.get(`${FEEDBACK}?limit=2&cursor=${page.nextCursor}`);
  expect(rest).toMatchObject({ items: [{ text: 'first' }], nextCursor: null });
  expect((await bea.get(FEEDBACK)).body).toEqual({ items: [], nextCursor: null });
  expect((await bea.get(`${FEEDBACK}?cursor=${page.nextCursor}`)).body.items).toEqual([]);
});

test('R7.10 guests can neither send nor read feedback', async () => {
  const guest = new Visitor();
  expect((await guest.get(FEEDBACK)).status).toBe(401);
  expect((await guest.post(FEEDBACK, { kind: 'message', text: 'x' })).status).toBe(401);
});

test('R7.10 five simultaneous requests create one message', async () => {
  const ana = await aMember();
  const headers = { 'Idempotency-Key': randomUUID() };
  const presses = Array.from({ length: 5 }, () => ana.post(FEEDBACK, { kind: 'suggestion', text: 'once' }, headers));

  const answers = await Promise.all(presses);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect((await ana.get(FEEDBACK)).body.items).toHaveLength(1);
});

test.each([
  [{ kind: 'message', text: '   ' }],
  [{ kind: 'suggestion' }],
  [{ kind: 'rating', text: 'no stars' }],
  [{ kind: 'rating', stars: 6 }],
  [{ kind: 'rating', stars: 2.5 }],
  [{ kind: 'rating', stars: '5' }],
  [{ kind: 'praise', text: 'x' }],
  [{ kind: 'message', text: 'x', stars: 5 }],
  [{ kind: 'message', text: 'x'.repeat(4001) }],
  [{ kind: 'message', text: { contains: 'x' } }],
])('R7.10 rejects %j and stores nothing', async (body) => {
  const ana = await aMember();
  expect((await ana.post(FEEDBACK, body)).status).toBe(400);
  expect((await ana.get(FEEDBACK)).body.items).toEqual([]);
});

test('R7.10 rate limits feedback after ten messages an hour', async () => {
  const ana = await aMember();
  const statuses: number[] = [];
  for (let sentCount = 0; sentCount < 11; sentCount += 1) {
    statuses.push((await ana.post(FEEDBACK, { kind: 'rating', stars: 5 })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});
