import { type Admin, findAdmin } from '@/lib/access/admin';
import { answerFeedback, endSessionsOf, setSuspended, signOutAdmin } from '@/lib/accounts/admin/mutations';
import { getOverview, listAuditEvents, listFeedback, listUsers } from '@/lib/accounts/admin/queries';
import { feedbackQuery, usersQuery } from '@/lib/accounts/admin/schema';
import { db } from '@/lib/core/db/client';
import { newId } from '@/lib/core/validation/ids';
import { sendFeedback } from '@/lib/site/feedback/mutations';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { moment } from '../support/grants';
import { after, aViewer, noon, signIn } from '../support/members';

withDatabase();

let signedIn: Awaited<ReturnType<typeof anAdmin>>;
let admin: Admin;
beforeAll(async () => {
  signedIn = await anAdmin();
  admin = signedIn.admin;
});

const notFound = { code: 'not_found' };

test('R8.1 signing out ends only that admin’s session', async () => {
  const other = await anAdmin();
  await signOutAdmin(other.admin, moment);
  expect(await findAdmin(other.secret, noon)).toBeNull();
  expect(await findAdmin(signedIn.secret, noon)).toMatchObject({ adminId: admin.adminId });
});

test('R8.2 suspending changes one account only and rejects unknown ones', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];

  await setSuspended(admin, ana.userId, true, moment);

  const rows = await db().user.findMany({ where: { id: { in: [ana.userId, ben.userId] } }, orderBy: { id: 'asc' } });
  expect(rows.map(({ suspendedAt }) => suspendedAt)).toEqual([noon, null]);
  await expect(setSuspended(admin, newId(), true, moment)).rejects.toMatchObject(notFound);
  await expect(endSessionsOf(admin, newId(), moment)).rejects.toMatchObject(notFound);
  expect(await db().session.count({ where: { id: ben.sessionId } })).toBe(1);
});

test('R8.2 an answer applies to one message; a second answer is rejected', async () => {
  const viewer = await aViewer();
  const sendMessage = (text: string) => sendFeedback(viewer, { kind: 'message', text }, noon);
  const [id, other] = [await sendMessage('Hello'), await sendMessage('Anybody there?')];
  await answerFeedback(admin, other, 'Both', moment);
  const third = await sendMessage('Still waiting');

  await answerFeedback(admin, id, 'Hi', moment);

  const rows = await db().feedback.findMany({ where: { id: { in: [id, other, third] } }, orderBy: { id: 'asc' } });
  expect(rows.map(({ answer }) => answer)).toEqual(['Hi', 'Both', null]);
  await answerFeedback(admin, id, 'Hi', moment);
  await expect(answerFeedback(admin, id, 'Both', moment)).rejects.toMatchObject({ code: 'conflict' });
  await expect(answerFeedback(admin, newId(), 'Hi', moment)).rejects.toMatchObject(notFound);
});

async function pagesOf<Row>(list: (cursor: object) => Promise<{ items: Row[]; nextCursor: string | null }>) {
  const pages: Row[][] = [];
  let cursor: string | null = null;
  for (let count = 0; count < 6; count += 1) {
    const page: { items: Row[]; nextCursor: string | null } = await list({ limit: 1, ...(cursor && { cursor }) });
    pages.push(page.items);
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return pages;
}

test('R8.2 pages of found users list each once and no others', async () => {
  const part = newId();
  const users = [await signIn({ email: `${part}@one.example` }), await signIn({ email: `${part}@two.example` })];
  await signIn();

  const pages = await pagesOf((page) => listUsers(admin, usersQuery.parse({ q: part, ...page }), noon));

  const foundPages = pages.map((items) => items.map(({ id }) => id));
  expect(foundPages.sort()).toEqual(users.map(({ user }) => [user.id]).sort());
});

test.each([
  ['STRASSE', 'Anna', 'Straße'],
  ['yildiz', 'Ece', 'Yıldız'],
  ['figo', 'Luís', 'ﬁgo'],
  ['anna straß', 'Anna', 'Straße'],
  ['garcia', 'Ana', 'García'],
])('R8.2 the search “%s” finds %s %s', async (q, firstName, lastName) => {
  const { user } = await signIn();
  await db().user.update({ where: { id: user.id }, data: { firstName, lastName } });

  const { items } = await listUsers(admin, usersQuery.parse({ q }), noon);

  expect(items.map(({ id }) => id)).toContain(user.id);
});

test('R8.2 audit pages list each event once, for one user only', async () => {
  const [ana, ben] = [await aViewer(), await aViewer()];
  for (const { userId } of [ana, ben]) {
    await setSuspended(admin, userId, true, moment);
    await setSuspended(admin, userId, false, moment);
  }

  const pages = await pagesOf((page) => listAuditEvents(admin, { limit: 1, userId: ana.userId, ...page }));

  expect(pages.map((items) => items.map(({ action }) => action))).toEqual([['user_restored'], ['user_suspended']]);
});

test('R8.2 open messages are those with text and no answer', async () => {
  const viewer = await aViewer();
  await db().feedback.deleteMany();
  const first = await sendFeedback(viewer, { kind: 'message', text: 'Hello' }, noon);
  const answeredId = await sendFeedback(viewer, { kind: 'message', text: 'Hello?' }, noon);
  const second = await sendFeedback(viewer, { kind: 'suggestion', text: 'More cats' }, noon);
  const ratingId = await sendFeedback(viewer, { kind: 'rating', stars: 5, text: '' }, noon);
  await answerFeedback(admin, answeredId, 'Hi', moment);
  const list = (open: boolean) =>
    pagesOf((page) => listFeedback(admin, { ...feedbackQuery.parse({}), ...page, open })).then((pages) =>
      pages.map((items) => items.map(({ id }) => id)),
    );

  expect(await list(true)).toEqual([[second], [first]]);
  expect(await list(false)).toEqual([[ratingId], [second], [answeredId], [first]]);
  expect((await getOverview(admin, noon)).open).toBe(2);
});

test('R8.2 sign-ins and shares count on the day they happen', async () => {
  const addEvent = (action: string, at: string) =>
    db().auditEvent.create({ data: { id: newId(), at: new Date(at), actorKind: 'guest', action } });
  for (const action of ['sign_in', 'share_made', 'share_made', 'export'])
    for (const at of ['2025-02-09T23:59:59.999Z', '2025-02-10T00:00:00Z', '2025-02-10T23:59:59.999Z'])
      await addEvent(action, at);

  const { days } = await getOverview(admin, new Date('2025-02-11T00:30:00Z'), 3);

  expect(days.map(({ day, signIns, shares }) => [day, signIns, shares])).toEqual([
    ['2025-02-09', 1, 2],
    ['2025-02-10', 2, 4],
    ['2025-02-11', 0, 0],
  ]);
});

test('R8.2 a session counts as open until it expires', async () => {
  const { email, userId } = await aViewer();
  await signIn({ email, remember: true, at: after(2, 'minute') });
  const sessions = async (at: Date) => (await listUsers(admin, usersQuery.parse({ q: email }), at)).items[0];
  expect(await sessions(after(11, 'hour'))).toMatchObject({ id: userId, sessions: 2 });
  expect(await sessions(after(13, 'hour'))).toMatchObject({ id: userId, sessions: 1 });
});
