import { updateProfile } from '@/lib/accounts/account/mutations';
import { listOutbox } from '@/lib/core/mail/outbox';
import { send } from '@/lib/reminders/jobs';
import { runTick } from '@/lib/reminders/mutations/delivery';
import { withDatabase } from '../support/database';
import { after, aPetOf, aViewer, noon } from '../support/members';
import { aDailyMedication, remindersOf } from '../support/reminders';

withDatabase();

test.each([
  ['en-US', 'Europe/Madrid', '14:00', 'March 28, 2026', '7:00\u00a0PM'],
  ['en-GB', 'America/New_York', '09:00', '28 March 2026', '14:00'],
  [null, 'America/New_York', '09:00', 'March 28, 2026', '2:00\u00a0PM'],
  [null, 'Europe/London', '13:00', '28 March 2026', '18:00'],
] as const)(
  'R5.4 R7.10 a summary uses formats %s in %s at %s',
  async (englishFormat, timeZone, summaryAt, day, time) => {
    const ana = await aViewer();
    await aDailyMedication(await aPetOf(ana, { type: 'fish' }), { reminders: ['18:00'] });
    await updateProfile(ana, { summaryAt, timeZone, englishFormat }, noon);
    await runTick(after(61, 'minute'));
    const summary = (await remindersOf(ana)).find(({ kind }) => kind === 'summary');
    await send(summary?.id ?? '', after(62, 'minute'));

    const [mail] = await listOutbox(1, ana.email);

    expect(mail?.subject).toContain(day);
    expect(mail?.text).toContain(`${time} · Luna: Apoquel`);
  },
);
