import { anAdmin } from '../support/admins';
import { mailsIn } from '../support/outbox';
import { aMember, type Person } from '../support/people';
import type { Visitor } from '../support/visitor';

let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin();
});

async function aMessage(text: string): Promise<{ ana: Person; path: string }> {
  const ana = await aMember();
  const { body } = await ana.post('/api/feedback', { kind: 'message', text });
  return { ana, path: `/api/admin/feedback/${body.id}/answer` };
}

async function newestMail({ email }: Person, since: number): Promise<string> {
  const query = new URLSearchParams({ email, since: String(since) });
  return (await admin.get(`/api/dev/outbox?${query}`)).body.subject;
}

async function mailsTo({ email }: Person): Promise<number> {
  return (await mailsIn()).filter((mail) => mail.includes(email)).length;
}

test('R8.2 accepts and emails one of several parallel answers; repeating it succeeds', async () => {
  const { ana, path } = await aMessage('How do I add a second cat?');
  const other = await anAdmin();
  const before = await mailsTo(ana);
  const since = Date.now();

  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, turn) => (turn % 2 ? admin : other).post(path, { answer: `Answer ${turn}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await newestMail(ana, since)).toBe('A reply to your message');

  const answer = `Answer ${answers.findIndex(({ status }) => status === 200)}`;
  expect((await admin.post(path, { answer })).status).toBe(200);
  const { items } = (await admin.get('/api/admin/feedback?limit=200')).body;
  expect(items.find(({ email }: { email: string }) => email === ana.email)).toMatchObject({ answer });

  // Mails are sent in order: a second mail for the first answer would arrive before the later answer's mail.
  const later = await aMessage('Hello');
  await admin.post(later.path, { answer: 'Hello yourself' });
  await newestMail(later.ana, Date.now() - 1000);
  expect((await mailsTo(ana)) - before).toBe(1);
});

test('R8.2 lists open messages separately; a rating without text is never open', async () => {
  const { ana, path } = await aMessage('Hello');
  await ana.post('/api/feedback', { kind: 'rating', stars: 5 });

  const kinds = async (query: string) =>
    (await admin.get(`/api/admin/feedback?limit=200${query}`)).body.items
      .filter(({ email }: { email: string }) => email === ana.email)
      .map(({ kind }: { kind: string }) => kind);
  expect(await kinds('')).toEqual(['rating', 'message']);
  expect(await kinds('&open=true')).toEqual(['message']);

  await admin.post(path, { answer: 'Hello yourself' });
  expect(await kinds('&open=true')).toEqual([]);
});

test.each([{}, { answer: '' }, { answer: ' \u0000 ' }, { answer: 'x'.repeat(4001) }, { answer: ['x'] }])(
  'R8.2 rejects an invalid answer: %p',
  async (body) => {
    const { path } = await aMessage('Hello');
    expect((await admin.post(path, body)).status).toBe(400);
  },
);

test('R8.2 answering an unknown message returns 404', async () => {
  for (const id of ['x', '0192f0c0-0000-7000-8000-000000000000'])
    expect((await admin.post(`/api/admin/feedback/${id}/answer`, { answer: 'x' })).status).toBe(404);
});

test('R8.2 deleting an account removes its message; answering it then returns 404', async () => {
  const { ana, path } = await aMessage('Hello');
  await ana.delete(`/api/users/${(await ana.get('/api/users/current')).body.id}`);
  expect((await admin.post(path, { answer: 'x' })).status).toBe(404);
});
