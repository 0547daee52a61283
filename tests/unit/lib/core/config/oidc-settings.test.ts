import { parseEnv } from '@/lib/core/config/env';

const oidc = {
  ...{ OIDC_ISSUER: 'https://auth.example.org', OIDC_CLIENT_ID: 'pawfolio' },
  ...{ OIDC_CLIENT_SECRET: 'hidden-value', OIDC_NAME: 'Family' },
};
const complaint = (source: Record<string, string | undefined>) => () => parseEnv(source);

test('R14.20 a provider needs four variables, or none', () => {
  expect(parseEnv({}).oidc).toBeNull();
  const settings = { issuer: 'https://auth.example.org', clientId: 'pawfolio', clientSecret: 'hidden-value' };
  expect(parseEnv(oidc).oidc).toEqual({ ...settings, name: 'Family', only: false });
  expect(parseEnv({ ...oidc, OIDC_ONLY: '1' }).oidc?.only).toBe(true);
  for (const name of Object.keys(oidc))
    expect(complaint({ ...oidc, [name]: '' })).toThrow(new RegExp(`^Configuration: ${name} is missing`));
  expect(complaint({ OIDC_ONLY: '1' })).toThrow('OIDC_ISSUER is missing');
});

test.each([
  ['OIDC_ISSUER', 'http://auth.example.org', 'must be an https address'],
  ['OIDC_ISSUER', 'https://hidden:value@auth.example.org', 'must hold no name and password'],
  ['OIDC_ISSUER', 'https://auth.example.org/.well-known/openid-configuration', 'must be the issuer alone'],
  ['OIDC_ISSUER', 'hidden', 'OIDC_ISSUER'],
  ['OIDC_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['OIDC_ONLY', 'yes', 'must be 1 or nothing'],
])('R14.20 %s is refused as %s', (name, value, reason) => {
  const loadEnv = complaint({ ...oidc, [name]: value });
  expect(loadEnv).toThrow(reason);
  expect(loadEnv).not.toThrow('hidden');
});

test.each(['http://localhost:9000', 'http://127.0.0.1:9000/realms/pets', 'https://auth.example.org/o/pawfolio/'])(
  'R14.20 the issuer may be %s',
  (issuer) => {
    expect(parseEnv({ ...oidc, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
  },
);
