import { readFileSync } from 'node:fs';
import { parseEnv } from '@/lib/core/config/env';

const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
const complaint = (source: Record<string, string>) => () => parseEnv(source);

test('a local installation requires only a secret', () => {
  expect(parseEnv(production)).toMatchObject({ APP_URL: 'http://localhost:3000', outbox: true, DATA_DIR: '.data' });
  expect(parseEnv({ ...production, PORT: '8080', DATABASE_URL: '' })).toMatchObject({
    APP_URL: 'http://localhost:8080',
    DATABASE_URL: undefined,
  });
});

// A structure test keeps the example complete.
const documented = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);

test.each(['NODE_ENV', ...documented])('an empty %s counts as unset', (name) => {
  expect(parseEnv({ [name]: '' })).toEqual(parseEnv({}));
});

test('production has no default secret', () => {
  expect(complaint({ NODE_ENV: 'production' })).toThrow(/^Configuration: AUTH_SECRET is required in production/);
  expect(complaint({ ...production, AUTH_SECRET: 'short' })).toThrow('AUTH_SECRET must have at least 32 characters');
});

test('the outbox is rejected if others could reach it', () => {
  const open = { ...production, APP_URL: 'https://pets.example.org' };

  expect(complaint(open)).toThrow(/RESEND_API_KEY is required/);
  expect(complaint({ ...open, RESEND_API_KEY: 're_1' })).toThrow(/MAIL_FROM is required/);
  expect(parseEnv({ ...open, RESEND_API_KEY: 're_1', MAIL_FROM: 'P <p@example.org>' })).toMatchObject({
    outbox: false,
  });
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(parseEnv({ ...production, APP_URL: url }).outbox).toBe(true);
  }
  for (const url of ['http://localhost.example.org', 'http://192.168.0.5', 'http://127.example.org']) {
    expect(complaint({ ...production, APP_URL: url })).toThrow(/RESEND_API_KEY/);
  }
});

test('an outbox on a public interface requires an explicit setting', () => {
  const mailed = { RESEND_API_KEY: 're_1', MAIL_FROM: 'P <p@example.org>' };

  for (const HOST of ['127.0.0.1', '127.8.0.1', 'localhost', '::1', ''])
    expect([HOST, parseEnv({ ...production, HOST }).outbox]).toEqual([HOST, true]);
  for (const HOST of ['0.0.0.0', '::', '192.168.0.5', 'pets.example.org', '127.0.0.1.example.org', '127.evil']) {
    expect(complaint({ ...production, HOST })).toThrow(/^Configuration: HOST opens .*ALLOW_OUTBOX_ON_NETWORK=1/);
    expect(parseEnv({ ...production, HOST, ALLOW_OUTBOX_ON_NETWORK: '1' }).outbox).toBe(true);
    expect(parseEnv({ ...production, ...mailed, HOST }).outbox).toBe(false);
  }
  expect(complaint({ ...production, HOST: '0.0.0.0', ALLOW_OUTBOX_ON_NETWORK: 'yes' })).toThrow('must be 1 or nothing');
});

test('a direct database URL requires a pooler URL', () => {
  const direct = { DATABASE_DIRECT_URL: 'postgresql://db:5432/pawfolio' };
  expect(complaint({ ...production, ...direct })).toThrow(/^Configuration: DATABASE_URL is missing/);

  const both = { ...direct, DATABASE_URL: 'postgresql://pooler:6432/pawfolio' };
  expect(parseEnv({ ...production, ...both })).toMatchObject(both);
});

test('file storage requires a complete bucket configuration, or none', () => {
  expect(parseEnv({ ...production, S3_ENDPOINT: '', S3_REGION: '' }).s3).toBeNull();
  const bucket = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'pets',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'hidden',
  };
  expect(parseEnv({ ...production, ...bucket }).s3).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    bucket: 'pets',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'hidden',
  });

  for (const name of Object.keys(bucket)) {
    expect(complaint({ ...production, ...bucket, [name]: '' })).toThrow(
      new RegExp(`^Configuration: ${name} is missing`),
    );
  }
});

test('R7.10 menu links are https URLs separated by commas', () => {
  const without = parseEnv(production);

  expect([without.SOCIAL_LINKS, without.PODCAST_URL]).toEqual([[], undefined]);
  expect(
    parseEnv({ ...production, SOCIAL_LINKS: ' https://a.example/@p , https://b.example,', PODCAST_URL: '' }),
  ).toMatchObject({ SOCIAL_LINKS: ['https://a.example/@p', 'https://b.example'], PODCAST_URL: undefined });
  for (const link of ['javascript:alert(1)', 'http://a.example', 'a.example', 'data:text/html,x']) {
    expect(complaint({ ...production, SOCIAL_LINKS: link })).toThrow(/^Configuration: SOCIAL_LINKS/);
    expect(complaint({ ...production, PODCAST_URL: link })).toThrow(/^Configuration: PODCAST_URL/);
  }
});

test.each([
  ['PORT', '99999'],
  ['APP_URL', 'ftp://x'],
  ['DATABASE_URL', 'mysql://x/y'],
  ['LOG_LEVEL', 'loud'],
  ['RESEND_API_KEY', 'secret-value'],
  ['DATABASE_POOL', '0'],
  ['WRITES_PER_MINUTE', '29'],
  ['TEXT_MB_PER_DAY', '0'],
  ['STORAGE_MB', '1'],
  ['STORAGE_FILES', '0'],
])('an invalid %s fails with one line that hides its value', (name, value) => {
  let message = '';
  try {
    parseEnv({ ...production, [name]: value });
  } catch (error) {
    message = (error as Error).message;
  }

  expect(message).toMatch(new RegExp(`^Configuration: ${name} `));
  expect(message).not.toContain('\n');
  expect(message).not.toContain('secret-value');
});
