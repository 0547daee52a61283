import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import type { SmtpSettings } from '@/lib/core/config/mail-settings';
import { MailError } from '@/lib/core/mail/mail-error';
import type { OutgoingMail } from '@/lib/core/mail/mail-service';
import { smtpService } from '@/lib/core/mail/smtp';
import { LOGIN, type MailServer, refusal, startMailServer } from '@/tests/support/smtp-server';

const mail: OutgoingMail = {
  from: '"Paw, folio" <hello@example.org>',
  to: 'ben@example.org',
  subject: 'Luna',
  text: 'text',
  html: '<p>text</p>',
  messageId: '<one@example.org>',
};

const open: { stop: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function mailServer(options?: SMTPServerOptions): Promise<MailServer> {
  const server = await startMailServer(options);
  open.push(server);
  return server;
}

const settings = (port: number, more: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: 'localhost',
  port,
  security: 'none',
  user: undefined,
  password: undefined,
  ...more,
});

async function sendTestMail(port: number, more: Partial<SmtpSettings> = {}, changes: Partial<OutgoingMail> = {}) {
  try {
    await smtpService(settings(port, more)).deliver({ ...mail, ...changes }, AbortSignal.timeout(1000));
    return null;
  } catch (error) {
    return error as MailError;
  }
}

test('R14.3 a mail arrives with both texts, its sender and its id', async () => {
  const { port, mails } = await mailServer();
  const headers = { 'List-Unsubscribe': '<https://pets.example.org/u?token=a>' };

  expect(await sendTestMail(port, {}, { subject: 'Cañón 🐾', text: 'Luna\n.\nfin\n', headers })).toBeNull();

  const [receivedMail] = mails;
  const parsedMail = await PostalMime.parse(receivedMail?.raw ?? '');
  expect([receivedMail?.from, receivedMail?.to]).toEqual(['hello@example.org', ['ben@example.org']]);
  expect(parsedMail).toMatchObject({
    from: { name: 'Paw, folio', address: 'hello@example.org' },
    subject: 'Cañón 🐾',
    messageId: '<one@example.org>',
    text: 'Luna\n.\nfin\n\n',
  });
  expect(parsedMail.html).toContain('<p>text</p>');
  expect(parsedMail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(headers['List-Unsubscribe']);
});

test.each(['Luna\r\nBcc: eve@example.org', 'Luna\nBcc: eve@example.org\n\nbody', 'Luna\rBcc: eve@example.org'])(
  'R14.3 a subject %j adds no header and no recipient',
  async (subject) => {
    const { port, mails } = await mailServer();

    await sendTestMail(port, {}, { subject });

    const { headers } = await PostalMime.parse(mails[0]?.raw ?? '');
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mails[0]?.to).toEqual(['ben@example.org']);
  },
);

test.each(['ben@example.org, eve@example.org', 'Ben <ben@example.org>, eve@example.org', 'a:eve@example.org;'])(
  'R14.3 an address %j never becomes several recipients',
  async (to) => {
    const { port, mails } = await mailServer();

    await sendTestMail(port, {}, { to });

    expect(mails.flatMap((one) => one.to)).not.toContain('eve@example.org');
  },
);

test('R14.3 R6.11 addresses in letters arrive, also at older servers', async () => {
  const { port, mails } = await mailServer();
  const old = await mailServer({ hideSMTPUTF8: true });

  expect(await sendTestMail(port, {}, { to: 'añá@bücher.example' })).toBeNull();
  expect(mails[0]?.to).toEqual(['añá@bücher.example']);
  expect(await sendTestMail(old.port, {}, { to: 'ana@bücher.example' })).toBeNull();
  expect(old.mails[0]?.to).toEqual(['ana@bücher.example']);
});

test('R14.3 an address that no server could read is given up', async () => {
  const { port } = await mailServer();

  expect(await sendTestMail(port, {}, { to: 'ana' })).toMatchObject({ step: 'recipient', permanent: true });
  expect(await sendTestMail(port, {}, { to: '' })).toMatchObject({ step: 'recipient', permanent: true });
});

test('R14.3 a login with unusual characters is accepted', async () => {
  for (const authMethods of [['PLAIN'], ['LOGIN']]) {
    const { port, mails } = await mailServer({ authOptional: false, allowInsecureAuth: true, authMethods });

    expect(await sendTestMail(port, LOGIN)).toBeNull();
    expect(mails).toHaveLength(1);
  }
});

test('R14.3 a refused login names its step and no secret', async () => {
  const { port } = await mailServer({ authOptional: false, allowInsecureAuth: true });

  const failure = await sendTestMail(port, { user: LOGIN.user, password: 'hidden-word' });

  expect(failure).toMatchObject({ message: 'mail service: login (535)', permanent: false });
  expect(failure?.answerText()).toBeUndefined();
  expect(JSON.stringify(Object.getOwnPropertyDescriptors(failure))).not.toContain('hidden-word');
});

const at = (event: 'onMailFrom' | 'onRcptTo' | 'onData', error: Error): SMTPServerOptions => ({
  [event]: (_given: unknown, _session: unknown, onEventDone: (error: Error) => void) => onEventDone(error),
});

test.each([
  ['onRcptTo', 550, 'recipient', true],
  ['onRcptTo', 450, 'recipient', false],
  ['onData', 554, 'message', true],
  ['onData', 451, 'message', false],
  ['onMailFrom', 553, 'sender', false],
] as const)('R14.3 a refusal at %s with %i is at step %s, permanent: %s', async (event, code, step, permanent) => {
  const { port, mails } = await mailServer(at(event, refusal(code)));

  const failure = await sendTestMail(port);

  expect(failure).toBeInstanceOf(MailError);
  expect(failure).toMatchObject({ message: `mail service: ${step} (${code})`, step, permanent });
  expect(failure?.answerText()).toContain('no, ana@example.org');
  expect(JSON.stringify({ ...failure, message: failure?.message, cause: failure?.cause })).not.toContain('ana@');
  expect(mails).toEqual([]);
});

test('R14.3 a certificate that nobody trusts ends the delivery', async () => {
  const starttls = await mailServer();
  const tls = await mailServer({ secure: true });

  for (const [server, security] of [
    [starttls, 'starttls'],
    [tls, 'tls'],
  ] as const) {
    expect(await sendTestMail(server.port, { ...LOGIN, security })).toMatchObject({ step: 'TLS', permanent: false });
    expect(server.mails).toEqual([]);
  }
});

test('R14.3 a server without STARTTLS never sees the login', async () => {
  const seenUsers: string[] = [];
  const { port } = await mailServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, onAuthDone) {
      seenUsers.push(username);
      onAuthDone(null, { user: username });
    },
  });

  expect(await sendTestMail(port, { ...LOGIN, security: 'starttls' })).toMatchObject({ step: 'TLS' });
  expect(seenUsers).toEqual([]);
});

test('R14.3 an unknown host and a closed port are named', async () => {
  const server = await startMailServer();
  await server.stop();

  expect(await sendTestMail(server.port)).toMatchObject({ message: 'mail service: connection (ECONNREFUSED)' });
  expect(await sendTestMail(25, { host: 'no-such-host.invalid' })).toMatchObject({ step: 'DNS', permanent: false });
});

test('R14.3 at most five connections are open at once', async () => {
  let most = 0;
  let now = 0;
  const { port, mails } = await mailServer({
    onConnect(_session, onConnectDone) {
      now += 1;
      most = Math.max(most, now);
      onConnectDone();
    },
    onClose() {
      now -= 1;
    },
  });
  const service = smtpService(settings(port));
  const all = Array.from({ length: 20 }, (_, index) => ({ ...mail, to: `p${index}@example.org` }));

  await Promise.all(all.map((one) => service.deliver(one, AbortSignal.timeout(10_000))));

  expect(mails.map(({ to }) => to[0]).toSorted()).toEqual(all.map(({ to }) => to).toSorted());
  expect(most).toBe(5);
});
