import { readFile } from 'node:fs/promises';
import { tokensPath } from '../support/access-tokens';
import { type RunningApp, startApp } from '../support/app-server.mjs';
import { type OidcServer, ProviderVisit, startOidcServer } from '../support/oidc-server';
import { Person } from '../support/people';
import { freePort } from '../support/processes.mjs';
import { someAddress, type Visitor } from '../support/visitor';

const SECRET = 'hidden secret+';
const START = '/api/auth/oidc';

let provider: OidcServer;
let app: RunningApp;
let only: RunningApp;
beforeAll(async () => {
  const port = await freePort();
  provider = await startOidcServer(`http://localhost:${port}`);
  const env = {
    ...{ OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'pawfolio', OIDC_CLIENT_SECRET: SECRET, OIDC_NAME: 'Family' },
  };
  const admin = { email: 'admin@example.org', password: 'a password of the admin' };
  app = await startApp({ port, env });
  only = await startApp({ admin, env: { ...env, OIDC_ONLY: '1' } });
}, 240_000);
afterAll(() => Promise.all([app?.stop(), only?.stop(), provider?.stop()]));

function person(email?: string, at = app.url): Person {
  const one = new Person(email);
  one.at = at;
  return one;
}

async function location(one: Visitor, path: string): Promise<string> {
  const { status, headers } = await one.get(path);
  expect([path, status]).toEqual([path, 303]);
  return headers.get('location') ?? '';
}

/** @returns path to which the provider sends the browser back */
const atProvider = async (one: Person, start = START) =>
  new ProviderVisit().signsIn(await location(one, start), one.email);

const signIn = async (one: Person, start?: string) => location(one, await atProvider(one, start));
const idOf = async (one: Person) => (await one.get('/api/users/current')).body.id;
const refused = (reason: string) => `/auth/login?refused=${reason}`;

/** Without scripts, which hold all messages. */
const page = async (one: Person, path: string) =>
  String((await one.get(path)).body).replace(/<script[\s\S]*?<\/script>/g, '');

test('R14.18 a verified address gets an account and then signs in to it', async () => {
  const ana = person();
  const arrival = await signIn(ana, `${START}?next=/pets`);
  expect(arrival).toBe('/auth/signed-in?next=%2Fpets&first=true');
  expect(await page(ana, arrival)).toContain('href="/pets"');
  const again = person(ana.email);

  expect(await signIn(again)).toBe('/auth/signed-in?next=%2Fhome&first=false');

  expect(await idOf(again)).toBe(await idOf(ana));
  expect((await ana.get('/api/users/current')).body).toMatchObject({ email: ana.email, firstName: '' });
}, 60_000);

test('R14.18 letter case of an address does not matter at sign-in', async () => {
  const ana = await person().signsIn();
  const sso = person(ana.email.toUpperCase());

  await signIn(sso);

  expect(await idOf(sso)).toBe(await idOf(ana));
}, 60_000);

test('R14.18 the first proof removes a password that a stranger set', async () => {
  const stranger = person();
  await stranger.signsUp('a quiet walk in the rain');
  const ana = person(stranger.email);

  await signIn(ana);

  expect((await person(ana.email).logsIn('a quiet walk in the rain')).status).toBe(401);
}, 60_000);

test.each(['unverified', 'none'])(
  'R14.18 an address with the claim "%s" is refused',
  async (kind) => {
    const email = `${kind}-${someAddress()}`;
    const owner = await person(email).signsIn();
    const sso = person(email);

    expect(await signIn(sso)).toBe(refused('unverified'));

    expect((await sso.get('/api/users/current')).status).toBe(401);
    expect(await page(sso, refused('unverified'))).toContain('Family didn’t confirm that your email address');
    expect((await owner.get('/api/users/current')).status).toBe(200);
  },
  60_000,
);

test('R14.18 the remember choice decides how long the session lasts', async () => {
  const lasting = person();
  const back = await atProvider(lasting, `${START}?remember=true`);
  const shared = person();
  const backForNow = await atProvider(shared);

  const session = async (one: Person, path: string) =>
    (await one.get(path)).headers.getSetCookie().find((cookie) => cookie.includes('session='));
  expect(await session(lasting, back)).toMatch(/expires=|max-age=/i);
  expect(await session(shared, backForNow)).not.toMatch(/expires=|max-age=/i);
}, 60_000);

test('R14.18 only a check that the provider confirms allows a token', async () => {
  const ana = person();
  const token = { name: 'Script', scopes: ['read'], pets: null, endsOn: null };
  const addToken = async () => (await ana.post(await tokensPath(ana), token)).status;

  await signIn(ana);
  expect(await addToken()).toBe(403);
  await signIn(ana, `${START}?again=true`);
  expect(await addToken()).toBe(201);
}, 60_000);

test('R14.19 an answer with another state or in another browser opens no session', async () => {
  const ana = person();
  const back = await atProvider(ana);
  const eve = person();
  await atProvider(eve);

  expect(await location(eve, back)).toBe(refused('failed'));
  expect(await location(person(), back)).toBe(refused('failed'));
  expect(await location(ana, back.replace(/state=[^&]*/, 'state=other'))).toBe(refused('failed'));
  expect((await eve.get('/api/users/current')).status).toBe(401);
  expect((await ana.get('/api/users/current')).status).toBe(401);
}, 60_000);

test.each(['pkce', 'nonce'])(
  'R14.19 a code with the %s of another sign-in is refused',
  async (part) => {
    const ana = person();
    const back = await atProvider(ana);
    const eve = person();
    await atProvider(eve);
    const name = `pawfolio-oidc-${part}`;
    ana.cookies.set(name, eve.cookies.get(name) ?? '');

    expect(await location(ana, back)).toBe(refused('failed'));

    expect((await ana.get('/api/users/current')).status).toBe(401);
  },
  60_000,
);

test('R14.19 a code works once, even with the cookies of its first use', async () => {
  const ana = person();
  const back = await atProvider(ana);
  const twin = person();
  for (const [name, value] of ana.cookies) twin.cookies.set(name, value);
  expect(await location(ana, back)).toMatch(/^\/auth\/signed-in/);

  expect(await location(ana, back)).toBe(refused('failed'));
  expect(await location(twin, back)).toBe(refused('failed'));

  expect((await twin.get('/api/users/current')).status).toBe(401);
}, 60_000);

test('R14.19 the request carries state, nonce and a hashed verifier', async () => {
  const url = new URL(await location(person(), `${START}?again=true`));
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ...{ scope: 'openid email', response_type: 'code', code_challenge_method: 'S256' },
    ...{ prompt: 'login', max_age: '0' },
    ...{ state: expect.any(String), nonce: expect.any(String), code_challenge: expect.any(String) },
    redirect_uri: `${app.url}/api/auth/callback/oidc`,
  });
});

test('R14.19 another site cannot start a sign-in', async () => {
  const { status, headers } = await person().get(START, { 'Sec-Fetch-Site': 'cross-site' });
  expect([status, headers.get('location')]).toEqual([303, refused('failed')]);
  expect(headers.getSetCookie()).toEqual([]);
});

test('R14.19 ignores a forged Host header in the redirect URI', async () => {
  const { headers } = await person().get(START, { 'X-Forwarded-Host': 'evil.example.org' });
  const redirectUri = new URL(headers.get('location') ?? '').searchParams.get('redirect_uri');
  expect(redirectUri).toBe(`${app.url}/api/auth/callback/oidc`);
});

test('R14.18 the sign-in pages offer the provider beside other ways', async () => {
  const guest = person();
  const text = await page(guest, '/auth/login');
  expect(text).toContain('Sign in with Family');
  expect(text).toContain('Send me a login link');
  expect(text).toContain(`href="${START}"`);
  expect((await guest.get('/auth/login')).headers.get('content-security-policy')).toContain("form-action 'self'");
});

test('R14.20 OIDC_ONLY hides and refuses the other ways', async () => {
  const guest = person(undefined, only.url);
  const text = await page(guest, '/auth/login');
  expect(text).toContain('Sign in with Family');
  expect(text).not.toMatch(/login link|passkey|password/i);
  for (const path of ['/auth/magic-link-login', '/auth/standard-login', '/auth/forgot-password']) {
    const { status, headers } = await guest.get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 307, '/auth/login']);
  }

  const email = guest.email;
  const answers = [
    await guest.asksForLink(),
    await guest.typesCode('123456'),
    await guest.opensLink('x'.repeat(43)),
    await guest.signsUp('a quiet walk in the rain'),
    await guest.logsIn('a quiet walk in the rain'),
    await guest.post('/api/auth/forgot-password', { email }),
    await guest.post('/api/auth/passkey/options', {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  const admin = { email: 'admin@example.org', password: 'a password of the admin' };
  expect((await guest.post('/api/admin/login', admin)).status).toBe(200);
}, 60_000);

test('R14.20 keeps the sign-in page usable while the provider is down', async () => {
  const silent = await startApp({
    env: {
      ...{ OIDC_ISSUER: 'http://localhost:9', OIDC_CLIENT_ID: 'pawfolio', OIDC_CLIENT_SECRET: SECRET },
      OIDC_NAME: 'Family',
    },
  });
  try {
    const guest = person(undefined, silent.url);
    expect(await location(guest, START)).toBe(refused('unreachable'));
    expect(await page(guest, refused('unreachable'))).toContain('We couldn’t reach Family.');
    expect((await guest.signsIn()).email).toBe(guest.email);
  } finally {
    await silent.stop();
  }
}, 120_000);

test('R14.19 no log holds an address, code or secret', async () => {
  const ana = person();
  const back = await atProvider(ana);
  await location(ana, back);
  await location(ana, back);

  const log = await readFile(app.logFile, 'utf8');
  expect(log).toContain('sign-in at the OIDC provider failed');
  for (const text of [ana.email, new URL(back, app.url).searchParams.get('code') ?? '', SECRET, 'hidden'])
    expect([text, log.includes(text)]).toEqual([text, false]);
}, 60_000);
