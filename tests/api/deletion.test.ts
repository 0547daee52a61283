import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFullAccount, type FullAccount } from '../support/a-full-account';
import { Person } from '../support/people';
import { findInDatabase } from '../support/search-database';
import { someAddress, Visitor } from '../support/visitor';

const filesOf = async (ids: Record<string, string>) => {
  const folder = join(process.env.APP_DATA_DIR ?? '', 'files');
  const all = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return all.filter((name) => name.includes(ids.petId ?? '') || name.includes(ids.userId ?? ''));
};

async function untilWorkIsDone() {
  const { status, body } = await new Visitor().get('/api/cron/jobs', {
    Authorization: `Bearer ${process.env.APP_CRON_SECRET}`,
  });
  expect([status, body.left]).toEqual([200, 0]);
}

/** Paths that reach account data without a session. */
const addresses = ({ open, lockedKey, feed }: FullAccount) => [
  `/shared/${open.accessKey}`,
  `/api/shared/${open.accessKey}`,
  `/api/shared/${open.accessKey}/photo`,
  `/api/shared/${open.accessKey}/passport.pdf`,
  `/shared/photo/${open.linkKey}`,
  `/api/shared/photo/${open.linkKey}/file`,
  `/shared/${lockedKey}`,
  feed,
];

test('R6.7 deleting an account leaves no rows, files, or working URLs', async () => {
  const fullAccount = await aFullAccount();
  const { person, ids, tag } = fullAccount;
  // Changes the email address, because requests made under the old address belong to the account too.
  const email = someAddress();
  const before = Date.now();
  expect((await person.post(`/api/users/${ids.userId}/email`, { email })).status).toBe(200);
  const { token } = await new Person(email).readsMail(before);
  expect((await person.post('/api/auth/confirm-email', { token })).status).toBe(200);
  expect((await new Visitor().get(fullAccount.feed)).status).toBe(404);
  const { body } = await person.post(`/api/users/${ids.userId}/calendar-feed`, {});
  const account = { ...fullAccount, feed: new URL(body.url).pathname };
  for (const path of addresses(account)) expect([path, (await new Visitor().get(path)).status]).toEqual([path, 200]);
  expect((await filesOf(ids)).length).toBeGreaterThan(5);
  const plantedTexts = [tag, ids.userId ?? '', ids.petId ?? '', email];
  if (process.env.APP_DATABASE_URL)
    expect((await findInDatabase(process.env.APP_DATABASE_URL, plantedTexts)).length).toBeGreaterThan(20);

  expect((await person.delete(`/api/users/${ids.userId}`)).body).toEqual({ success: true });
  await untilWorkIsDone();
  for (const path of addresses(account)) expect([path, (await new Visitor().get(path)).status]).toEqual([path, 404]);
  expect(await filesOf(ids)).toEqual([]);
  // Only the app can open the embedded database; tests/db/account.test.ts searches that one.
  if (process.env.APP_DATABASE_URL)
    expect(await findInDatabase(process.env.APP_DATABASE_URL, plantedTexts)).toEqual([]);
  const log = await readFile(process.env.APP_LOG ?? '', 'utf8');
  expect([tag, email].filter((text) => log.includes(text))).toEqual([]);
}, 90_000);
