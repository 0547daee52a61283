import { db } from '@/lib/core/db/client';
import { claimMail, releaseMail, releaseMailSlot, reserveMail } from '@/lib/core/http/mail-limits';
import { networkKey } from '@/lib/core/http/network';
import type { Requester } from '@/lib/core/http/requester';
import { newId } from '@/lib/core/validation/ids';
import { withDatabase } from '../support/database';
import { someAddress } from '../support/members';

withDatabase();

let networks = 0;
function stranger(address?: string): Requester {
  networks += 1;
  const network = networkKey(address ?? `10.1.0.${networks}`);
  return { key: network, isKnown: false, network };
}
const requestLink = (email: string, requester: Requester) =>
  reserveMail('sign-in', email, requester).then(({ mayBeMade }) => mayBeMade);
const rateLimitError = { code: 'rate_limited' };
const waitAMinute = () =>
  db().rateLimit.updateMany({ where: { key: { startsWith: 'mail-minute' } }, data: { expire: new Date(0) } });
const fillLimit = (name: string, points: number) =>
  db().rateLimit.updateMany({ where: { key: { startsWith: name } }, data: { points } });

test('R6.1 limits an address to one email a minute and five an hour', async () => {
  const [ana, email] = [stranger(), someAddress()];
  const outcomes: boolean[] = [];
  for (let minute = 0; minute < 7; minute += 1) {
    outcomes.push(await requestLink(email, ana), await requestLink(email, ana));
    await waitAMinute();
  }

  expect(outcomes.filter(Boolean)).toHaveLength(5);
  expect(outcomes.slice(0, 4)).toEqual([true, false, true, false]);
});

test('R6.1 rejected requests use up no email quota', async () => {
  const [ana, eve, email] = [stranger(), stranger(), someAddress()];
  for (let count = 0; count < 20; count += 1) await requestLink(email, eve);
  await waitAMinute();
  for (let count = 0; count < 4; count += 1) {
    expect(await requestLink(email, eve)).toBe(true);
    await waitAMinute();
  }

  expect(await requestLink(email, ana)).toBe(true);
});

test('R6.1 an IPv6 household counts as one requester across its addresses', async () => {
  const email = someAddress();
  expect(await requestLink(email, stranger('2001:db8:7:1::1'))).toBe(true);
  expect(await requestLink(email, stranger('2001:db8:7:1:ffff::2'))).toBe(false);
  expect(await requestLink(email, stranger('2001:db8:7:2::1'))).toBe(true);
});

test('R6.1 limits an address to fifteen emails an hour across networks', async () => {
  const email = someAddress();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => requestLink(email, stranger())));
  expect(outcomes.filter(Boolean)).toHaveLength(15);
});

test('R6.1 a known browser gets its emails regardless of strangers’ requests', async () => {
  const [email, network] = [someAddress(), stranger().network];
  for (let count = 0; count < 16; count += 1) await requestLink(email, stranger());
  await requestLink(someAddress(), { key: network, isKnown: false, network });
  await fillLimit('mails-unanswered', 60);
  await expect(requestLink(email, { key: network, isKnown: false, network })).rejects.toMatchObject(rateLimitError);
  expect(await requestLink(email, { key: `device ${newId()}`, isKnown: true, network })).toBe(true);
});

test('R6.1 a network may have sixty unanswered emails; answers free their slots', async () => {
  const clinic = stranger();
  for (let count = 0; count < 70; count += 1) {
    expect(await requestLink(someAddress(), clinic)).toBe(true);
    await releaseMailSlot(clinic.network);
  }

  await fillLimit('mails-unanswered', 59);
  expect(await requestLink(someAddress(), clinic)).toBe(true);
  await expect(requestLink(someAddress(), clinic)).rejects.toMatchObject(rateLimitError);

  await releaseMailSlot(clinic.network);
  expect(await requestLink(someAddress(), clinic)).toBe(true);
});

test('R6.3 an email that was not sent does not count', async () => {
  const [ana, email] = [stranger(), someAddress()];
  await claimMail('register', email, ana);
  await expect(claimMail('register', email, ana)).rejects.toMatchObject(rateLimitError);
  await releaseMail('register', email, ana);
  await claimMail('register', email, ana);
});
