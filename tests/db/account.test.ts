import { findViewer } from '@/lib/access/viewer';
import { deleteAccount } from '@/lib/accounts/account/mutations';
import { confirmEmail } from '@/lib/accounts/passwords/mutations';
import { requestMailedLink } from '@/lib/core/auth/mailed-links';
import { db, Prisma } from '@/lib/core/db/client';
import { auditKey } from '@/lib/core/security/audit';
import { storage } from '@/lib/core/storage/storage';
import { newId } from '@/lib/core/validation/ids';
import { makePhotoVariants } from '@/lib/records/photos/jobs';
import { sendFeedback } from '@/lib/site/feedback/mutations';
import { withDatabase } from '../support/database';
import { mailedSecret } from '../support/grants';
import { after, aPetOf, noon, signIn, someAddress } from '../support/members';
import { aPhoto } from '../support/photos';

withDatabase();
const origin = { network: '10.0.0.0/24', device: 'Firefox, Android' };

async function placesOf(text: string): Promise<string[]> {
  const columns = await db().$queryRaw<{ place: string; table: string; column: string }[]>`
    SELECT table_schema || '.' || table_name || '.' || column_name AS "place",
           quote_ident(table_schema) || '.' || quote_ident(table_name) AS "table", quote_ident(column_name) AS "column"
    FROM information_schema.columns
    WHERE table_schema IN ('public', 'pgboss') AND data_type IN ('uuid', 'text', 'character varying', 'jsonb', 'json', 'ARRAY')`;
  const foundNames: string[] = [];
  for (const { place, table, column } of columns) {
    const [row] = await db().$queryRaw<{ n: bigint }[]>(
      Prisma.sql`SELECT count(*) AS n FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(column)}::text LIKE ${`%${text}%`}`,
    );
    if (row && row.n > 0n) foundNames.push(place);
  }
  return foundNames;
}

test('R6.7 deleting a member leaves no row in any table', async () => {
  const { user, secret } = await signIn();
  const viewer = await findViewer(secret, noon);
  if (!viewer) throw new Error('not signed in');

  await aPetOf(viewer);
  await sendFeedback(viewer, { kind: 'message', text: `from ${user.email}` }, noon);
  await requestMailedLink('password_reset', { emailKey: user.email, userId: user.id, at: noon });
  expect(await placesOf(user.id)).toEqual(expect.arrayContaining(['public.User.id', 'public.Pet.ownerId']));
  expect(await placesOf(user.email)).toEqual(expect.arrayContaining(['public.AccountRequest.emailKey']));

  const folders = await deleteAccount(viewer, { origin, at: after(1, 'hour') });
  expect(folders).toHaveLength(2);
  expect(await placesOf(user.id)).toEqual([]);
  expect(await placesOf(user.email)).toEqual([]);
  expect(await db().auditEvent.count({ where: { actorKey: auditKey(user.id), action: 'account_deleted' } })).toBe(1);
});

test('R6.7 deleting an account removes requests for its former email addresses', async () => {
  const { user, secret } = await signIn();
  const email = someAddress();
  const { sessionId } = (await findViewer(secret, noon)) ?? failTest();
  await requestMailedLink('email_change', {
    emailKey: user.email,
    userId: user.id,
    sessionId,
    newEmail: email,
    at: noon,
  });
  const token = await mailedSecret('email_change', user.id);

  await confirmEmail({ token, browser: undefined, asked: true }, { origin, at: after(1, 'minute') });
  expect(await placesOf(user.email)).toEqual([]);
  const viewer = await findViewer(secret, after(2, 'minute'));
  await deleteAccount(viewer ?? failTest(), { origin, at: after(1, 'hour') });
  expect(await placesOf(email)).toEqual([]);
});

test('R6.7 a running job restores no file of a deleted owner', async () => {
  const { secret } = await signIn();
  const viewer = (await findViewer(secret, noon)) ?? failTest();
  const { petId } = await aPetOf(viewer);
  const key = `pets/${petId}/photos/${newId()}`;
  const get = jest.spyOn(storage(), 'get').mockImplementation(async () => {
    for (const folder of await deleteAccount(viewer, { origin, at: noon })) await storage().remove(folder);
    return aPhoto();
  });
  const photo = { id: newId(), petId, photoKey: key, width: 9, height: 9, placeholder: '', bytes: 1, sentBytes: 1 };

  await db().photo.create({ data: { ...photo, takenAt: noon, createdAt: noon, updatedAt: noon } });
  await makePhotoVariants.handle({ photoId: photo.id });
  expect(get).toHaveBeenCalledTimes(1);

  get.mockRestore();
  expect(await storage().get(`${key}-480.avif`)).toBeNull();
});

test('R8.2 the audit log is append-only', async () => {
  const { user } = await signIn();
  const id = newId();
  const row = { id, at: noon, actorKind: 'user' as const, actorKey: auditKey(user.id), action: 'sign_in' };

  await db().auditEvent.create({ data: row });
  await db().auditEvent.updateMany({ where: { id }, data: { action: 'export' } });
  await db().auditEvent.deleteMany({ where: { id } });

  expect(await db().auditEvent.findUnique({ where: { id } })).toMatchObject({ action: 'sign_in' });
});

function failTest(): never {
  throw new Error('expected a value');
}
