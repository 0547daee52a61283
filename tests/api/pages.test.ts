import { aMember, type Person } from '../support/people';
import { appUrl, Visitor } from '../support/visitor';
import { words } from '../support/words';

let ana: Person;
let petId: string;
let accessKey: string;

beforeAll(async () => {
  ana = await aMember();
  petId = (await ana.addsPet({ name: 'Secretive', vetClinic: 'Clinic Hidden' })).id;
  accessKey = (await ana.sharesPet(petId)).accessKey;
});

const tricks = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { RSC: '1', 'Next-Router-State-Tree': '%5B%22%22%2C%7B%7D%5D' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/en/pets' },
  { 'x-nextjs-data': '1' },
];

test.each(tricks)('R2.1 no header opens a protected page to a guest: %p', async (headers) => {
  for (const path of [
    '/home',
    '/pets',
    `/pets/${petId}`,
    `/pets/${petId}.rsc`,
    `/pets/${petId}/edit`,
    '/profile',
    `/en/pets/${petId}`,
  ]) {
    const { status, body } = await new Visitor().get(path, headers as Record<string, string>);
    expect([200, 307, 404]).toContain(status);
    expect(String(body)).not.toContain('Secretive');
    expect(String(body)).not.toContain('Clinic Hidden');
  }
});

test.each(tricks)('R2.1 no header opens another user’s pet to a member: %p', async (headers) => {
  const eve = await aMember();
  for (const path of [`/pets/${petId}`, `/pets/${petId}/edit`, `/pets/${petId}/share`]) {
    const { status, body } = await eve.get(path, headers as Record<string, string>);
    expect([307, 404]).toContain(status);
    expect(String(body)).not.toContain('Secretive');
  }
});

test('R1.11 R2.1 unknown pages and deleted pets return 404', async () => {
  const { id } = await ana.addsPet();
  await ana.delete(`/api/pets/${id}`);
  const sections = ['', '/routines', '/training', '/appointments', '/vet-records', '/edit'];
  const unknown = [
    '/nothing-here',
    '/help/nothing-here',
    `/pets/${crypto.randomUUID()}`,
    '/pets/x/share',
    '/en',
    '/es/pets',
  ];

  for (const path of [...unknown, ...sections.map((section) => `/pets/${id}${section}`)]) {
    const { status, body } = await ana.get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(String(body)).toContain(words('en')('shell.notFound.title'));
  }
});

test('R2.1 an ended session redirects to sign-in, even with its old cookie', async () => {
  const eve = await aMember();
  const old = [...eve.cookies];
  await eve.post('/api/auth/logout');
  for (const [name, value] of old) eve.cookies.set(name, value);

  for (const path of ['/home', '/pets', '/profile', `/pets/${petId}`]) {
    const { status, headers } = await eve.get(path);
    const next = new URLSearchParams({ next: path });
    expect([status, headers.get('location')]).toEqual([307, `/auth/login?${next}`]);
  }
});

test('R2.1 sign-in returns to the requested page, never to another site', async () => {
  const back = async (path: string) => {
    const visitor = new Visitor();
    await visitor.get(path);
    return decodeURIComponent(visitor.cookies.get('pawfolio-next') ?? '');
  };

  expect(await back(`/pets/${petId}?a=1`)).toBe(`/pets/${petId}?a=1`);
  expect(await back('/auth/login?next=%2Fprofile')).toBe('/profile');
  expect(await back('/auth/login')).toBe('');
  for (const bad of ['//evil.example', 'https://evil.example/pets', '/\\evil.example', '/terms'])
    expect(await back(`/auth/login?${new URLSearchParams({ next: bad })}`)).toBe('/home');
});

test('R2.1 every response carries the security headers', async () => {
  const pages = [
    '/',
    '/terms',
    '/auth/login',
    '/nothing-here',
    `/shared/${accessKey}`,
    `/shared/${'A'.repeat(43)}`,
    '/pets',
    '/login',
  ];
  for (const path of [...pages, '/api/health', '/api/pets', '/api/nothing', '/icons/icon.svg']) {
    const { headers } = await new Visitor().get(path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('referrer-policy')).toBe(
      path.startsWith('/shared/') || path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    );
  }
});

test('R1.9 R9.2 the shared page is not indexed, stored by shared caches, or previewed', async () => {
  const { status, headers, body } = await new Visitor().get(`/shared/${accessKey}`);
  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow, noarchive');
  expect(headers.get('cache-control')).toBe('private, no-cache');

  const head = String(body).split('</head>')[0] ?? '';
  expect(head).not.toContain('Secretive');
  expect(String(body)).toContain('Secretive');
  expect(String(body)).not.toContain(ana.email);
  expect(String(body)).not.toContain(petId);
});

test('R3.3 after consent is rejected, only policies and shared pages stay available', async () => {
  const visitor = new Visitor();
  visitor.cookies.set('pawfolio-cookies-rejected', 'true');
  const blockedText = 'You must accept cookies to use this website.';

  for (const path of ['/', '/auth/login', '/nothing-here'])
    expect(String((await visitor.get(path)).body)).toContain(blockedText);
  expect(String((await visitor.get('/terms')).body)).toContain('Terms of Service</h1>');
  expect(String((await visitor.get('/privacy-policy')).body)).toContain('Privacy Policy</h1>');
  expect(String((await visitor.get(`/shared/${accessKey}`)).body)).toContain('Secretive</h');
});

test('R1.4 R1.3 R2.5 public pages are complete in their HTML', async () => {
  const html = async (path: string) => String((await new Visitor().get(path)).body);
  for (const path of ['/auth/login', '/auth/magic-link-login'])
    expect(await html(path)).toContain('Send me a login link');
  for (const path of ['/privacy-policy', '/terms']) expect((await html(path)).length).toBeGreaterThan(10_000);

  const landing = await html('/');
  for (const words of [
    'Get Started',
    'Start Your Free Account',
    'Privacy Policy',
    'Terms of Service',
    'Cookie Settings',
    '©',
  ]) {
    expect(landing).toContain(words);
  }

  const titles = [
    'Health tracking',
    'Daily routines',
    'Training progress',
    'Vital statistics',
    'Veterinary records',
    'Secure sharing',
  ];
  for (const title of titles) expect(landing).toContain(title);
  expect(await html('/?lng=es')).toContain('<html lang="es"');
});

test.each([
  ['/login', '/auth/login'],
  ['/auth/simple', '/auth/magic-link-login'],
  ['/auth/magic-login', '/auth/magic-link-login'],
])('R1.2 R1.5 the old URL %s redirects to %s', async (from, to) => {
  const { status, headers } = await new Visitor().get(from);

  expect([301, 307, 308]).toContain(status);
  expect(new URL(headers.get('location') ?? '', appUrl()).pathname).toBe(to);
});

test('R1.6 form fields carry autocomplete hints for password managers', async () => {
  const fields = async (path: string) => {
    const main = String((await new Visitor().get(path)).body).split('<main')[1] ?? '';
    return [...main.matchAll(/<input[^>]* autocomplete="([^"]+)"/gi)].map(([, name]) => name);
  };

  expect(await fields('/auth/standard-login')).toEqual(['username', 'current-password']);
  const names = ['given-name', 'family-name', 'username', 'new-password'];
  expect(await fields('/auth/standard-login?mode=register')).toEqual(names);
});

test('R1.10 every page of a pet has the pet’s name in its title', async () => {
  const t = words('en');
  for (const [path, section] of [
    ['', 'overview'],
    ['?tab=health', 'health'],
    ['/routines', 'routines'],
    ['/training', 'training'],
    ['/appointments', 'appointments'],
    ['/vet-records', 'vetRecords'],
    ['/social', 'social'],
    ['/brief', 'brief'],
    ['/edit', 'edit'],
    ['/share', 'share'],
  ]) {
    const { body } = await ana.get(`/pets/${petId}${path}`);
    const title = t('pets.nav.pageTitle', { name: 'Secretive', section: t(`pets.nav.${section}`) });
    expect(String(body)).toContain(`<title>${title}`);
  }
});

test('R4.1 serves the icon that browsers request by default', async () => {
  const { status, headers } = await new Visitor().get('/favicon.ico');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
});

test('R4.1 the service worker caches the whole shell and no personal data', async () => {
  const visitor = new Visitor();
  const { body, headers } = await visitor.get('/sw.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-build')).toMatch(/^\S+$/);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  const urls = [...String(body).matchAll(/'url':'([^']+)'/g)].map(([, url]) => url ?? '');
  expect(urls.length).toBeGreaterThan(20);
  const isShell = (url: string) =>
    /^\/(_next\/static|drawn|icons)\/|^\/offline\?lng=(en|es)$|^\/messages\/(en|es)\/\w+.json$/.test(url) ||
    /^\/v(\/(check\.(js|css)|code-reader\.js))?$|^\/\.well-known\/pawfolio-keys\.json$/.test(url);

  expect(urls.filter((url) => !isShell(url))).toEqual([]);
  for (const url of urls) expect([url, (await visitor.get(url)).status]).toEqual([url, 200]);
});
