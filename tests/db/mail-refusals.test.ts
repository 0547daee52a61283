import { setTimeout as wait } from 'node:timers/promises';
import { db } from '@/lib/core/db/client';
import { enqueue, type Job, startJobs } from '@/lib/core/jobs/queue';
import { sendMail } from '@/lib/core/mail/send';
import { send } from '@/lib/reminders/jobs';
import { withDatabase } from '../support/database';
import { after } from '../support/members';
import { aDueReminder, remindersOf } from '../support/reminders';
import { type MailServer, refusal, startMailServer } from '../support/smtp-server';

let server: MailServer;
let code = 0;
const ids: string[] = [];

process.env.SMTP_HOST = 'localhost';
process.env.SMTP_SECURE = 'none';
process.env.MAIL_FROM = 'hello@example.org';
withDatabase();

beforeAll(async () => {
  server = await startMailServer({
    onRcptTo: (_address, _session, onRecipientDone) => onRecipientDone(code > 0 ? refusal(code) : null),
    onData(stream, _session, onDataDone) {
      let raw = '';
      stream.on('data', (part: Buffer) => {
        raw += part;
      });
      stream.on('end', () => {
        ids.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
        onDataDone(ids.length === 1 ? refusal(451) : null);
      });
    },
  });
  process.env.SMTP_PORT = String(server.port);
});
afterAll(() => server.stop());

const jobOf = async (id: string) => {
  const rows = await db().$queryRaw<{ state: string; output: string | null }[]>`
    SELECT state::text AS state, output::text AS output FROM pgboss.job WHERE data->>'id' = ${id}`;
  return rows[0];
};

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (await condition()) return;
    await wait(100);
  }
  throw new Error('it did not happen');
}

test('R14.3 a refused mail ends its job; a retried one keeps its id', async () => {
  const job: Job<{ id: string }> = {
    name: 'feedback-mail',
    handle: ({ id }) =>
      sendMail({ to: 'ben@example.org', subject: 'Luna', text: id, html: `<p>${id}</p>` }, 'reference'),
  };
  await startJobs([job as unknown as Job<never>]);

  await enqueue(job, { id: 'lost' });
  await until(async () => (await jobOf('lost'))?.state === 'completed');
  expect(ids).toHaveLength(2);
  expect(ids[0]).toMatch(/^<[\w-]{43}@example\.org>$/);
  expect(ids[1]).toBe(ids[0]);

  await enqueue(job, { id: 'lost again' });
  await until(async () => ids.length === 3);
  expect(ids[2]).not.toBe(ids[0]);

  code = 450;
  await enqueue(job, { id: 'later' });
  await until(async () => (await jobOf('later'))?.state === 'retry');
  expect((await jobOf('later'))?.output).toContain('mail service: recipient (450)');
  expect((await jobOf('later'))?.output).not.toContain('example.org');

  code = 550;
  await enqueue(job, { id: 'refused' });
  await until(async () => (await jobOf('refused'))?.state === 'completed');
  expect(ids).toHaveLength(3);
}, 60_000);

test('R14.3 R7.10 a reminder that is refused for good is given up at once', async () => {
  const { viewer, reminder } = await aDueReminder();

  code = 450;
  await expect(send(reminder.id, after(32, 'minute'))).rejects.toThrow('mail service: recipient (450)');
  expect((await remindersOf(viewer))[0]).toMatchObject({ mailState: 'waiting' });

  code = 550;
  await send(reminder.id, after(33, 'minute'));
  expect((await remindersOf(viewer))[0]).toMatchObject({ mailState: 'failed', givenUpAt: after(33, 'minute') });
}, 60_000);
