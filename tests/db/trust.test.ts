import { makeRecoverySecret } from '@/lib/access/address-recovery';
import { findFeed } from '@/lib/access/feed-access';
import { reauthenticate } from '@/lib/access/reauthenticate';
import { findViewer } from '@/lib/access/viewer';
import { createAccessToken } from '@/lib/accounts/access-tokens/mutations';
import { endOtherSessions } from '@/lib/accounts/account/mutations';
import { endSessionsOf, setSuspended } from '@/lib/accounts/admin/mutations';
import {
  changePassword,
  confirmEmail,
  requestEmailChange,
  resetPassword,
  signInWithPassword,
  stopEmailChange,
} from '@/lib/accounts/passwords/mutations';
import { endSession, signInWithCode, signInWithToken } from '@/lib/accounts/sign-in/mutations';
import { db } from '@/lib/core/db/client';
import { addService } from '@/lib/core/push/services';
import { renewFeed } from '@/lib/sharing/calendar-feed/mutations';
import { anAdmin } from '../support/an-admin';
import { withDatabase } from '../support/database';
import {
  aSessionOf,
  aTakenAccount,
  grantsLeft,
  mailedSecret,
  moment,
  type TakenAccount,
  takersBrowser,
  takersPassword,
} from '../support/grants';
import { noon, requestLink, someAddress } from '../support/members';

withDatabase();
const device = 'Firefox, Android';
const ownersPassword = 'four brown horses';
const refusal = { code: 'unauthenticated' };

async function recoverySecret(userId: string): Promise<string> {
  const row = await db().addressRecovery.findFirstOrThrow({ where: { userId }, orderBy: { id: 'desc' } });
  return (await makeRecoverySecret(row.id, noon))?.token ?? '';
}

async function owner({ ids }: TakenAccount) {
  const viewer = await aSessionOf(ids.userId);
  return { viewer, proof: await reauthenticate(viewer, undefined, noon) };
}

async function moveTo(email: string, account: TakenAccount) {
  const { proof } = await owner(account);
  await requestEmailChange(proof, { email }, { ...moment, browser: { secret: 'O'.repeat(43), device } });
  const token = await mailedSecret('email_change', account.ids.userId);
  await confirmEmail({ token, browser: 'O'.repeat(43), asked: false }, moment);
}

const links = ['share link', 'photo link'];

interface Path {
  name: string;
  proven: boolean;
  goes: (account: TakenAccount) => Promise<unknown>;
  left: string[];
}

const paths: Path[] = [
  {
    name: 'a login link to an unverified address',
    proven: false,
    goes: async ({ email }) => signInWithToken((await requestLink(email)).token, device, noon),
    left: [],
  },
  {
    name: 'a login code to an unverified address',
    proven: false,
    goes: async ({ email }) => signInWithCode(email, (await requestLink(email)).code, device, noon),
    left: [],
  },
  {
    name: 'a password reset for an unverified address',
    proven: false,
    goes: async ({ ids }) =>
      resetPassword({ token: await mailedSecret('password_reset', ids.userId), password: ownersPassword }, moment),
    left: [],
  },
  {
    name: 'a reset',
    proven: true,
    goes: async ({ ids }) =>
      resetPassword({ token: await mailedSecret('password_reset', ids.userId), password: ownersPassword }, moment),
    left: links,
  },
  {
    name: 'a change of password',
    proven: true,
    goes: async (account) => changePassword((await owner(account)).proof, { password: ownersPassword }, moment),
    left: links,
  },
  {
    name: 'a change of address',
    proven: true,
    goes: async (account) => moveTo(someAddress(), account),
    left: ['password', ...links],
  },
  {
    name: 'a stopped email address change',
    proven: true,
    goes: async ({ ids }) => stopEmailChange(await recoverySecret(ids.userId), moment),
    left: links,
  },
  {
    name: 'the end of all other sessions',
    proven: true,
    goes: async (account) => endOtherSessions((await owner(account)).viewer, moment),
    left: ['password', 'notification service', 'access token', 'passkey', ...links],
  },
  {
    name: 'the end of all sessions by an admin',
    proven: true,
    goes: async ({ ids }) => endSessionsOf((await anAdmin()).admin, ids.userId, moment),
    left: ['password', 'notification service', 'access token', 'passkey', ...links],
  },
  {
    name: 'a suspension',
    proven: true,
    goes: async ({ ids }) => setSuspended((await anAdmin()).admin, ids.userId, true, moment),
    left: ['password', 'notification service', 'access token', 'passkey', ...links],
  },
];

describe('R6.8 renewed trust revokes earlier grants', () => {
  test.each(paths)('after $name, earlier grants give no access', async ({ proven, goes, left }) => {
    const account = await aTakenAccount({ proven });
    expect(await grantsLeft(account)).toEqual(expect.arrayContaining([...links, 'password', 'email_change']));
    await goes(account);
    expect(await grantsLeft(account)).toEqual(left);

    const { ids, email, changeToken, secret, feedKey, newEmail } = account;
    const change = { token: changeToken, browser: takersBrowser.secret, asked: true };
    await expect(confirmEmail(change, moment)).rejects.toMatchObject(refusal);
    expect(await db().user.findUnique({ where: { id: ids.userId } })).not.toMatchObject({ email: newEmail });
    expect([await findViewer(secret, noon), await findFeed(feedKey, noon)]).toEqual([null, null]);

    if (left.includes('password')) return;
    const signInAttempt = signInWithPassword({ email, password: takersPassword }, moment);
    await expect(signInAttempt).rejects.toMatchObject(refusal);
  });

  test('every table that can grant access is listed or justified', async () => {
    const tables = await db().$queryRaw<{ name: string }[]>`
      SELECT DISTINCT table_name AS "name" FROM information_schema.columns
      WHERE table_schema = 'public' AND (column_name = 'userId' OR column_name LIKE '%Hash')
      ORDER BY table_name`;
    const endedIds = [
      'AccessToken',
      'AccountRequest',
      'CalendarFeed',
      'Handover',
      'Invitation',
      'KnownDevice',
      'NotificationService',
      'Passkey',
      'PetMember',
      'PhotoLink',
      'PushSubscription',
      'ReminderButton',
      'Session',
      'Share',
      'SignInRequest',
      'Stay',
    ];
    // These tables grant nothing: they contain data, need a session or a link (vets' answers), or concern no user.
    const stay = [
      ...['Admin', 'AdminSession', 'Feedback', 'IdempotencyRecord', 'Import', 'Photo', 'Reminder', 'SignedPassport'],
      'VetAnswer',
    ];
    // These rows belong to the mailbox, whoever the account's user is.
    const ofTheMailbox = ['AddressRecovery'];

    expect(tables.map(({ name }) => name)).toEqual([...endedIds, ...stay, ...ofTheMailbox, 'User'].sort());
  });
});

test('R7.10 an email change ends with the session that requested it', async () => {
  const { ids, secret, changeToken } = await aTakenAccount({ proven: true });
  await endSession(secret);
  const change = { token: changeToken, browser: takersBrowser.secret, asked: true };
  await expect(confirmEmail(change, moment)).rejects.toMatchObject(refusal);
  expect(await db().accountRequest.count({ where: { userId: ids.userId, kind: 'email_change' } })).toBe(0);
});

test('R6.8 a user without a session gets no new grant', async () => {
  const { taker, secret } = await aTakenAccount({ proven: true });
  const proof = await reauthenticate(taker, undefined, noon);
  await endSession(secret);
  const tries = [
    () => renewFeed(taker, { petId: null, kinds: [], namesMedicines: false }, moment),
    () => addService(taker, { kind: 'webhook', address: 'https://example.org/hook', token: null }, moment),
    () => createAccessToken(proof, { name: 'Script', scopes: ['read'], pets: null, endsOn: null }, moment),
    () => changePassword(proof, { password: ownersPassword }, moment),
    () => requestEmailChange(proof, { email: someAddress() }, { ...moment, browser: takersBrowser }),
  ];

  for (const attemptAgain of tries) await expect(attemptAgain()).rejects.toMatchObject(refusal);
});
