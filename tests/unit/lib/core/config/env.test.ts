import { readFileSync } from 'node:fs';
import { parseEnv } from '@/lib/core/config/env';
import vercel from '@/vercel.json';

const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
const complaint = (source: Record<string, string>) => () => parseEnv(source);

test('a local installation requires only a secret', () => {
  expect(parseEnv(production)).toMatchObject({ APP_URL: 'http://localhost:3000', mail: 'outbox', DATA_DIR: '.data' });
  expect(parseEnv({ ...production, PORT: '8080', DATABASE_URL: '' })).toMatchObject({
    APP_URL: 'http://localhost:8080',
    DATABASE_URL: undefined,
  });
});

// A structure test ensures that the example is complete.
const documentedNames = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name = '']) => name,
);

test.each(['NODE_ENV', ...documentedNames])('an empty %s counts as unset', (name) => {
  expect(parseEnv({ [name]: '' })).toEqual(parseEnv({}));
});

test('production has no default secret', () => {
  expect(complaint({ NODE_ENV: 'production' })).toThrow(/^Configuration: AUTH_SECRET is required in production/);
  expect(complaint({ ...production, AUTH_SECRET: 'short' })).toThrow('AUTH_SECRET must have at least 32 characters');
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

const onVercel = { VERCEL_URL: 'pawfolio-a1b2-ana.vercel.app', VERCEL_PROJECT_PRODUCTION_URL: 'pets.example.org' };

test.each([
  ['a preview', { ...onVercel, VERCEL_ENV: 'preview' }, 'https://pawfolio-a1b2-ana.vercel.app'],
  ['production', { ...onVercel, VERCEL_ENV: 'production' }, 'https://pets.example.org'],
  ['a given address', { ...onVercel, APP_URL: 'https://own.example.org' }, 'https://own.example.org'],
  ['an empty address', { ...onVercel, APP_URL: '' }, 'https://pawfolio-a1b2-ana.vercel.app'],
])('R14.13 the address on Vercel suits %s', (_, variables, address) => {
  expect(parseEnv({ ...production, ...variables, ALLOW_NO_MAIL: '1' }).APP_URL).toBe(address);
});

test('R14.13 scheduled calls run once a day, as the Hobby plan requires', () => {
  for (const { schedule } of vercel.crons) expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
});
