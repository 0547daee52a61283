import { db } from '@/lib/core/db/client';
import { claimMailToOthers } from '@/lib/core/http/mails-to-others';
import { handoverMail } from '@/lib/sharing/handover/mail';
import { clinicLinkMail } from '@/lib/sharing/links/mail';
import { invitationMail } from '@/lib/sharing/people/mail';
import { clinicCodeMail } from '@/lib/sharing/proposals/mail';
import { withDatabase } from '../support/database';
import { aViewer } from '../support/members';

withDatabase();
beforeEach(async () => void (await db().rateLimit.deleteMany()));

const lure = 'URGENT: verify your account at http://evil.example/login now';
const url = 'https://pets.example.org/x';
const to = 'sam@example.com';

const mails = (locale: 'en' | 'es', name: string) =>
  Promise.all([
    invitationMail({ locale, url, to, inviter: name, pets: [name, name] }),
    handoverMail({ locale, url, to, from: name, pet: name }),
    clinicLinkMail({ locale, url, owner: name, pet: name }),
    clinicCodeMail(locale, name, '123456'),
  ]);

test.each(['en', 'es'] as const)(
  'R9.5 emails to others in %s have fixed subjects and omit user-entered links',
  async (locale) => {
    const [luring, plain] = [await mails(locale, lure), await mails(locale, 'Luna')];

    expect(luring.map(({ subject }) => subject)).toEqual(plain.map(({ subject }) => subject));
    for (const { subject, html, text } of luring) {
      expect(subject).not.toMatch(/URGENT|Luna/);
      expect(`${html} ${text}`).not.toContain('evil.example');
    }
    for (const { text } of plain) expect(text).toContain('Luna');
  },
);

test('R9.5 limits emails to others to fifty a day across all kinds', async () => {
  const { userId } = await aViewer();
  const kinds = ['one', 'two', 'three'].map((name) => ({ name, points: 20, duration: 86_400 }));
  for (let count = 0; count < 50; count += 1) {
    const kind = kinds[count % kinds.length];
    if (kind) await claimMailToOthers(userId, 'email', [kind, userId]);
  }
  await expect(claimMailToOthers(userId, 'email')).rejects.toMatchObject({ code: 'rate_limited' });
});

test('R9.5 an account with an unverified address cannot email others', async () => {
  const { userId } = await aViewer();
  await db().user.update({ where: { id: userId }, data: { verifiedAt: null } });

  await expect(claimMailToOthers(userId, 'email')).rejects.toMatchObject({
    code: 'invalid',
    detail: { fields: { email: 'mailToOthers.unproven' } },
  });
});
