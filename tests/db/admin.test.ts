import { findAdmin } from '@/lib/access/admin';
import { findViewer } from '@/lib/access/viewer';
import { answerFeedback, removeUser, setSuspended, signOutAdmin } from '@/lib/accounts/admin/mutations';
import { findAnswer, getOverview, listAuditEvents, listFeedback, listUsers } from '@/lib/accounts/admin/queries';
import { feedbackQuery, usersQuery } from '@/lib/accounts/admin/schema';
import { db } from '@/lib/core/db/client';
import { auditKey } from '@/lib/core/security/audit';
import { newId } from '@/lib/core/validation/ids';
import { sendFeedback } from '@/lib/site/feedback/mutations';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon, signIn, someAddress } from '../support/members';

withDatabase();
const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };

test('R8.1 an admin session ends when idle, after eight hours, and at sign-out', async () => {
  const { admin, secret } = await anAdmin();
  expect(await findAdmin(secret, after(31, 'minute'))).toBeNull();
  for (let minutes = 20; minutes < 480; minutes += 20)
    expect(await findAdmin(secret, after(minutes, 'minute'))).toMatchObject({ adminId: admin.adminId });
  expect(await findAdmin(secret, after(480, 'minute'))).toBeNull();

  await signOutAdmin(admin, { origin, at: noon });
  expect(await findAdmin(secret, noon)).toBeNull();
});

test('R8.1 last-seen updates once a minute, for that admin session only', async () => {
  const [one, other] = [await anAdmin(), await anAdmin()];
  const seenAt = async ({ admin: { sessionId } }: typeof one) =>
    (await db().adminSession.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt;
  const askAfter = async (seconds: number) => {
    await findAdmin(one.secret, after(seconds, 'second'));
    return seenAt(one);
  };

  expect(await askAfter(59)).toEqual(noon);
  expect(await askAfter(61)).toEqual(after(61, 'second'));
  expect(await seenAt(other)).toEqual(noon);
});

test('R8.1 member and admin session secrets are not interchangeable', async () => {
  const { secret } = await anAdmin();
  const member = await signIn();
  expect(await findAdmin(member.secret, noon)).toBeNull();
  expect(await findViewer(secret, noon)).toBeNull();
});

test('R8.2 two admins answering at the same moment produce one answer and email', async () => {
  const [{ admin: one }, { admin: two }] = [await anAdmin(), await anAdmin()];
  const id = await sendFeedback(await aViewer(), { kind: 'message', text: 'Hello' }, noon);

  const answers = await Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) =>
      answerFeedback(turn % 2 ? one : two, id, `Answer ${turn}`, { origin, at: after(turn, 'second') }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);

  const mails = await db().$queryRaw<object[]>`
    SELECT 1 FROM pgboss.job WHERE name = 'feedback-mail' AND data->>'feedbackId' = ${id}`;
  expect(mails).toHaveLength(1);
  expect(await db().auditEvent.count({ where: { action: 'feedback_answered' } })).toBe(1);

  const { items } = await listFeedback(one, feedbackQuery.parse({}));
  expect(items.find((entry) => entry.id === id)?.answer).toBe(
    `Answer ${answers.findIndex(({ status }) => status === 'fulfilled')}`,
  );
});

test('R8.2 each user gets the answer to their own message', async () => {
  const { admin } = await anAdmin();
  const [ana, ben] = [await aViewer(), await aViewer()];
  const ids = [ana, ben, ana].map((viewer, index) =>
    sendFeedback(viewer, { kind: 'message', text: `Question ${index}` }, noon),
  );
  const [first = '', second = '', open = ''] = await Promise.all(ids);
  await answerFeedback(admin, first, 'Yes', { origin, at: noon });
  await answerFeedback(admin, second, 'No', { origin, at: noon });

  expect([await findAnswer(first), await findAnswer(second), await findAnswer(open)]).toEqual([
    { text: 'Question 0', answer: 'Yes', email: ana.email, locale: 'en' },
    { text: 'Question 1', answer: 'No', email: ben.email, locale: 'en' },
    null,
  ]);
});

test('R8.2 a day of the overview begins at midnight UTC', async () => {
  const { admin } = await anAdmin();
  const addUserAt = (at: string) =>
    db().user.create({
      data: {
        id: newId(),
        email: someAddress(),
        emailKey: someAddress(),
        shortId: newId().slice(-6),
        firebaseId: newId(),
        createdAt: new Date(at),
        updatedAt: new Date(at),
      },
    });
  for (const at of ['2026-02-09T23:59:59.999Z', '2026-02-10T00:00:00Z', '2026-02-10T23:59:59.999Z'])
    await addUserAt(at);

  const { days } = await getOverview(admin, new Date('2026-02-11T00:30:00Z'));

  expect(days.slice(-3).map(({ day, users }) => [day, users])).toEqual([
    ['2026-02-09', 1],
    ['2026-02-10', 2],
    ['2026-02-11', 0],
  ]);
  expect([days.length, days[0]?.day]).toEqual([30, '2026-01-13']);
});

test('R8.2 R6.7 an admin’s deletion leaves as little data as the owner’s own', async () => {
  const { admin } = await anAdmin();
  const viewer = await aViewer();
  const { petId } = await aPetOf(viewer);

  const folders = await removeUser(admin, viewer.userId, { origin, at: noon });
  expect(folders).toEqual([`pets/${petId}/`, `users/${viewer.userId}/`]);
  for (const [count, of] of [
    [await db().user.count({ where: { id: viewer.userId } }), 'users'],
    [await db().pet.count({ where: { id: petId } }), 'pets'],
    [await db().signInRequest.count({ where: { email: viewer.email } }), 'requests'],
  ])
    expect([of, count]).toEqual([of, 0]);
  await expect(removeUser(admin, viewer.userId, { origin, at: noon })).rejects.toMatchObject({ code: 'not_found' });

  const { items } = await listAuditEvents(admin, { limit: 10, userId: viewer.userId });
  expect(items[0]).toMatchObject({ action: 'user_deleted', own: true, ...origin });
  expect(items[0]?.subject).toBe(Buffer.from(auditKey(viewer.userId)).toString('hex').slice(0, 8));
});

test('R8.2 event pages list each once, newest first; suspending twice is one event', async () => {
  const { admin } = await anAdmin();
  const { userId } = await aViewer();
  for (const suspended of [true, true, false, false, true])
    await setSuspended(admin, userId, suspended, { origin, at: noon });
  const seenIds: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAuditEvents(admin, { limit: 1, userId, ...(cursor && { cursor }) });
    seenIds.push(...page.items.map(({ action }) => action));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);

  expect(seenIds).toEqual(['user_suspended', 'user_restored', 'user_suspended']);
});

test('R8.2 expired sessions are not counted', async () => {
  const { admin } = await anAdmin();
  const { email } = await aViewer();
  const sessions = async (at: Date) => (await listUsers(admin, usersQuery.parse({ q: email }), at)).items[0]?.sessions;
  expect(await sessions(after(11, 'hour'))).toBe(1);
  expect(await sessions(after(13, 'hour'))).toBe(0);
});
