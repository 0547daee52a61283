import { aMember, type Person } from '../support/people';
import { Visitor } from '../support/visitor';

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

test.each(tricks)("R2.1 nor somebody else's pet to a member: %p", async (headers) => {
  const eve = await aMember();
  for (const path of [`/pets/${petId}`, `/pets/${petId}/edit`, `/pets/${petId}/share`]) {
    const { status, body } = await eve.get(path, headers as Record<string, string>);
    expect([307, 404]).toContain(status);
    expect(String(body)).not.toContain('Secretive');
  }
});

test('R2.1 an ended session is led to sign-in, also with its old cookie', async () => {
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

test('R2.1 sign-in keeps the way back, never to another site', async () => {
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

test('R2.1 every answer carries the headers that protect it', async () => {
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

test('R1.9 R9.2 the shared page is not indexed, shared by caches or previewed', async () => {
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

test('R3.3 after rejection the server blocks all but policies and shared pages', async () => {
  const visitor = new Visitor();
  visitor.cookies.set('pawfolio-cookies-rejected', 'true');
  const blocked = 'You must accept cookies to use this website.';

  for (const path of ['/', '/auth/login', '/nothing-here'])
    expect(String((await visitor.get(path)).body)).toContain(blocked);
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
