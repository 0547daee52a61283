import { parseEnv } from '@/lib/core/config/env';

const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
const open = { ...production, APP_URL: 'https://pets.example.org' };
const sender = { MAIL_FROM: 'P <p@example.org>' };
const smtp = { ...sender, SMTP_HOST: 'smtp.example.org' };
const complaint = (source: Record<string, string | undefined>) => () => parseEnv(source);

test('R14.3 the outbox is rejected if others could reach it', () => {
  expect(complaint(open)).toThrow(/^Configuration: RESEND_API_KEY or SMTP_HOST is required .*ALLOW_NO_MAIL=1/);
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(parseEnv({ ...production, APP_URL: url }).mail).toBe('outbox');
  }
  for (const url of ['http://localhost.example.org', 'http://192.168.0.5', 'http://127.example.org']) {
    expect(complaint({ ...production, APP_URL: url })).toThrow(/RESEND_API_KEY or SMTP_HOST/);
  }
});

test('R14.3 an outbox on a public interface requires an explicit setting', () => {
  const resendSettings = { RESEND_API_KEY: 're_1', ...sender };

  for (const HOST of ['127.0.0.1', '127.8.0.1', 'localhost', '::1', ''])
    expect([HOST, parseEnv({ ...production, HOST }).mail]).toEqual([HOST, 'outbox']);
  for (const HOST of ['0.0.0.0', '::', '192.168.0.5', 'pets.example.org', '127.0.0.1.example.org', '127.evil']) {
    expect(complaint({ ...production, HOST })).toThrow(/^Configuration: HOST opens .*ALLOW_OUTBOX_ON_NETWORK=1/);
    expect(parseEnv({ ...production, HOST, ALLOW_OUTBOX_ON_NETWORK: '1' }).mail).toBe('outbox');
    expect(parseEnv({ ...production, ...resendSettings, HOST }).mail).toBe('resend');
    expect(parseEnv({ ...production, ...smtp, HOST }).mail).toBe('smtp');
    expect(parseEnv({ ...production, ALLOW_NO_MAIL: '1', HOST }).mail).toBe('none');
  }
  expect(complaint({ ...production, HOST: '0.0.0.0', ALLOW_OUTBOX_ON_NETWORK: 'yes' })).toThrow('must be 1 or nothing');
});

test('R14.3 a mail service requires a sender of its own domain', () => {
  for (const service of [{ RESEND_API_KEY: 're_1' }, { SMTP_HOST: 'smtp.example.org' }]) {
    expect(complaint({ ...open, ...service })).toThrow(/^Configuration: MAIL_FROM is required/);
    for (const MAIL_FROM of ['Pawfolio', 'P <p@example.org>, q@example.org', 'p@example.org\nBcc: q@example.org'])
      expect(complaint({ ...open, ...service, MAIL_FROM })).toThrow(/^Configuration: MAIL_FROM must be one address/);
  }
});

test('R14.3 two mail services at once are refused', () => {
  expect(complaint({ ...open, ...smtp, RESEND_API_KEY: 're_1' })).toThrow(
    /^Configuration: SMTP_HOST and RESEND_API_KEY name two mail services/,
  );
});

test.each([
  [{}, { port: 587, security: 'starttls' }],
  [{ SMTP_PORT: '465' }, { port: 465, security: 'tls' }],
  [{ SMTP_PORT: '2525' }, { port: 2525, security: 'starttls' }],
  [{ SMTP_SECURE: 'tls' }, { port: 465, security: 'tls' }],
  [{ SMTP_SECURE: 'true' }, { port: 465, security: 'tls' }],
  [
    { SMTP_SECURE: 'false', SMTP_PORT: '465' },
    { port: 465, security: 'starttls' },
  ],
  [{ SMTP_SECURE: 'none' }, { port: 25, security: 'none' }],
])('R14.3 SMTP with %j connects as %j', (source, expected) => {
  const { smtp: found } = parseEnv({ ...open, ...smtp, ...source });

  expect(found).toEqual({ host: 'smtp.example.org', ...expected, user: undefined, password: undefined });
});

test('R14.3 an SMTP login has two parts and a host', () => {
  const both = { SMTP_USER: 'ana@example.org', SMTP_PASSWORD: ' p"ä#%$ ' };

  expect(parseEnv({ ...open, ...smtp, ...both }).smtp).toMatchObject({ user: both.SMTP_USER, password: ' p"ä#%$ ' });
  expect(complaint({ ...open, ...smtp, SMTP_USER: 'ana' })).toThrow(/^Configuration: SMTP_PASSWORD is missing/);
  expect(complaint({ ...open, ...smtp, SMTP_PASSWORD: 'hidden' })).toThrow(/^Configuration: SMTP_USER is missing/);
  for (const name of ['SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD']) {
    const value = { SMTP_PORT: '25', SMTP_SECURE: 'tls' }[name] ?? 'hidden';
    expect(complaint({ ...production, [name]: value })).toThrow(`${name} needs SMTP_HOST`);
  }
});

test('R14.3 an SMTP password never travels unencrypted to another machine', () => {
  const login = { SMTP_USER: 'ana', SMTP_PASSWORD: 'hidden', SMTP_SECURE: 'none' };

  expect(complaint({ ...open, ...smtp, ...login })).toThrow(/^Configuration: SMTP_SECURE=none would send the password/);
  expect(parseEnv({ ...open, ...smtp, ...login, SMTP_HOST: 'localhost' }).smtp?.security).toBe('none');
});

test('R14.4 an installation without mail requires an explicit setting', () => {
  expect(parseEnv({ ...open, ALLOW_NO_MAIL: '1' }).mail).toBe('none');
  expect(parseEnv({ ...production, ALLOW_NO_MAIL: '1' }).mail).toBe('none');
  expect(parseEnv({ ...open, ...smtp, ALLOW_NO_MAIL: '1' }).mail).toBe('smtp');
  expect(complaint({ ...open, ALLOW_NO_MAIL: 'true' })).toThrow(/^Configuration: ALLOW_NO_MAIL must be 1 or nothing/);
});

test.each([
  ['SMTP_HOST', 'smtp://secret-value'],
  ['SMTP_PORT', '0'],
  ['SMTP_SECURE', 'secret-value'],
])('R14.3 an invalid %s fails with one line that hides its value', (name, value) => {
  expect(complaint({ ...open, ...smtp, [name]: value })).toThrow(
    new RegExp(`^Configuration: ${name} (?!.*secret-value)`),
  );
});
