import type { SMTPServerOptions } from 'smtp-server';
import { runQuietly } from '@/tests/support/processes.mjs';
import {
  AUTHORITY,
  certificateOf,
  LOGIN,
  type MailServer,
  refusal,
  startMailServer,
} from '@/tests/support/smtp-server';

let server: MailServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function mailServer(options?: SMTPServerOptions): Promise<MailServer> {
  server = await startMailServer(options);
  return server;
}

/** Runs the command in its own process, because Node reads NODE_EXTRA_CA_CERTS at startup. */
async function runMailTest(port: number, more: Record<string, string> = {}, args = ['ben@example.org']) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    AUTH_SECRET: 'x'.repeat(32),
    APP_URL: 'https://pets.example.org',
    LOG_LEVEL: 'silent',
    MAIL_FROM: 'Pawfolio <hello@example.org>',
    SMTP_HOST: 'localhost',
    SMTP_PORT: String(port),
    SMTP_USER: LOGIN.user,
    SMTP_PASSWORD: LOGIN.password,
    NODE_EXTRA_CA_CERTS: AUTHORITY,
    ...more,
  };
  const script = ['--conditions=react-server', '--import', 'tsx', 'prisma/mail-test.ts', ...args];
  const { code, output } = await runQuietly(process.execPath, script, { env });
  expect(output).not.toContain(LOGIN.password);
  return { code, output: output.trim() };
}

test.each([
  ['starttls', {}],
  ['tls', { secure: true }],
])(
  'R14.5 mail:test sends a mail to a trusted server by %s',
  async (security, options) => {
    const { port, mails } = await mailServer({ authOptional: false, ...options });

    const { code, output } = await runMailTest(port, { SMTP_SECURE: security });

    expect([code, output]).toEqual([0, 'The mail server accepted the mail.']);
    expect(mails).toMatchObject([{ from: 'hello@example.org', to: ['ben@example.org'], secure: true }]);
  },
  30_000,
);

const refusesRecipients: SMTPServerOptions = {
  onRcptTo: (_to, _session, onRecipientDone) => onRecipientDone(refusal(550, 'no such user')),
};

test.each([
  ['TLS', 'an unknown authority', {}, { NODE_EXTRA_CA_CERTS: '' }, /unable to verify|UNABLE_TO_VERIFY|SELF_SIGNED/],
  ['TLS', 'a certificate of another name', certificateOf('other-name'), {}, /ERR_TLS_CERT_ALTNAME_INVALID/],
  ['login', 'a wrong password', { authOptional: false }, { SMTP_PASSWORD: 'wrong-word' }, /535/],
  ['recipient', 'a refused recipient', refusesRecipients, {}, /\(550\)\n.*\n.*no such user/],
  ['DNS', 'an unknown host', {}, { SMTP_HOST: 'no-such-host.invalid' }, /SMTP_HOST was not found/],
  ['connection', 'a closed port', {}, { SMTP_PORT: '1' }, /ECONNREFUSED/],
])(
  'R14.5 mail:test names the step %s for %s',
  async (step, _, options, more, detail) => {
    const { port, mails } = await mailServer(options);

    const { code, output } = await runMailTest(port, more as Record<string, string>);

    expect([code, output.split('\n')[0]]).toEqual([1, expect.stringContaining(`Step that failed: ${step}`)]);
    expect(output).toMatch(detail);
    expect(output).not.toContain('wrong-word');
    expect(output).not.toMatch(/^\s+at /m);
    expect(mails).toEqual([]);
  },
  30_000,
);

test('R14.5 mail:test explains a missing service, configuration or address', async () => {
  const none = { SMTP_HOST: '', SMTP_PORT: '', SMTP_USER: '', SMTP_PASSWORD: '' };

  expect(await runMailTest(1, { ...none, ALLOW_NO_MAIL: '1' })).toEqual({
    code: 1,
    output: 'This installation sends no mail (ALLOW_NO_MAIL=1).',
  });
  expect((await runMailTest(1, none)).output).toMatch(/^Configuration: RESEND_API_KEY or SMTP_HOST is required/);
  expect((await runMailTest(1, {}, [])).output).toBe('Usage: npm run mail:test -- you@example.org');
}, 30_000);
